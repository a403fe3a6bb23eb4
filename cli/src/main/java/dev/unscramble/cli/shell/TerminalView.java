package dev.unscramble.cli.shell;

import dev.unscramble.report.text.TextWrap;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jline.keymap.BindingReader;
import org.jline.keymap.KeyMap;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.Display;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;

/** The view on a real terminal. Its lines are cut to the size of the window, which may change. */
final class TerminalView implements LiveView {
    /** The time between checks for Ctrl-C. */
    private static final long PATIENCE_MILLIS = 50;

    private static final long NANOS_PER_MILLI = 1_000_000;

    /** The lines above and below a picture. */
    private static final int OTHER_LINES = 4;

    private final Terminal terminal;
    private final AtomicBoolean interrupted;
    private final Attributes before;
    private final Display display;
    private final BindingReader keys;
    private final KeyMap<String> names;
    private final AtomicBoolean isResized = new AtomicBoolean();
    private final Terminal.SignalHandler resizeHandler;
    private Size size = Size.of(0, 0);

    TerminalView(Terminal terminal, AtomicBoolean interrupted) {
        this.terminal = terminal;
        this.interrupted = interrupted;
        this.before = terminal.enterRawMode();
        this.display = new Display(terminal, false);
        this.keys = new BindingReader(terminal.reader());
        this.names = names(terminal);
        this.resizeHandler = terminal.handle(Terminal.Signal.WINCH, signal -> isResized.set(true));
        terminal.puts(Capability.keypad_xmit);
        terminal.puts(Capability.cursor_invisible);
    }

    private static KeyMap<String> names(Terminal terminal) {
        KeyMap<String> names = new KeyMap<>();
        names.setAmbiguousTimeout(PATIENCE_MILLIS);
        for (char c = ' '; c <= '~'; c++) {
            names.bind(String.valueOf(c), String.valueOf(c));
        }
        names.bind(UP, KeyMap.key(terminal, Capability.key_up), "\u001b[A", "\u001bOA");
        names.bind(DOWN, KeyMap.key(terminal, Capability.key_down), "\u001b[B", "\u001bOB");
        names.bind(RIGHT, KeyMap.key(terminal, Capability.key_right), "\u001b[C", "\u001bOC");
        names.bind(LEFT, KeyMap.key(terminal, Capability.key_left), "\u001b[D", "\u001bOD");
        names.bind(ENTER, "\r", "\n");
        names.bind(BACKSPACE, KeyMap.del(), KeyMap.ctrl('H'));
        names.bind(ESCAPE, KeyMap.esc());
        names.bind(STOP, KeyMap.ctrl('C'), KeyMap.ctrl('D'));
        names.setNomatch(NOTHING);
        names.setUnicode(NOTHING);
        return names;
    }

    @Override
    public void show(List<String> lines) {
        resize();
        List<AttributedString> cut = new ArrayList<>();
        for (String line : lines.subList(0, Math.min(lines.size(), Math.max(1, size.getRows() - 2)))) {
            cut.add(AttributedString.fromAnsi(line).columnSubSequence(0, size.getColumns() - 1));
        }
        cut.add(AttributedString.EMPTY); // here the cursor waits
        display.update(cut, size.cursorPos(cut.size() - 1, 0));
        terminal.flush();
    }

    /** Starts again after a change of size: terminals differ in what they do to the old lines. */
    private void resize() {
        Size now = terminal.getSize();
        if (!now.equals(size)) {
            boolean isFirst = size.getRows() == 0;
            size = Size.of(Math.max(2, now.getColumns()), Math.max(2, now.getRows()));
            display.resize(size);
            if (!isFirst) {
                terminal.puts(Capability.clear_screen);
                display.reset();
            }
        }
    }

    @Override
    public List<String> fitting(String picture, String line) {
        resize();
        return fitting(picture, line, size);
    }

    static List<String> fitting(String picture, String line, Size window) {
        List<String> lines = picture.lines().toList();
        int rows = lines.size() + OTHER_LINES + 1;
        int columns = 1
                + lines.stream()
                        .mapToInt(each -> AttributedString.fromAnsi(each).columnLength())
                        .max()
                        .orElse(0);
        if (rows <= window.getRows() && columns <= window.getColumns()) {
            return lines;
        }
        String needed =
                "the window is too small for a picture: " + columns + " columns and " + rows + " rows are needed";
        List<String> instead = new ArrayList<>(List.of(line));
        instead.addAll(TextWrap.wrapped(List.of(needed.split(" ")), "", window.getColumns() - 1)
                .lines()
                .toList());
        return instead;
    }

    @Override
    public String key() {
        String key = NOTHING;
        while (key.isEmpty() && !isResized.getAndSet(false)) {
            key = key(PATIENCE_MILLIS);
        }
        return key;
    }

    @Override
    public String key(long millis) {
        long begin = System.nanoTime();
        while (!interrupted.get()) {
            long left = millis - (System.nanoTime() - begin) / NANOS_PER_MILLI;
            int next = keys.peekCharacter(Math.max(1, Math.min(PATIENCE_MILLIS, left)));
            if (next == NonBlockingReader.EOF) {
                return STOP;
            }
            if (next >= 0) {
                String key = keys.readBinding(names);
                return key == null ? STOP : key;
            }
            if (left <= 0) {
                return NOTHING;
            }
        }
        return STOP;
    }

    @Override
    public void close() {
        terminal.puts(Capability.cursor_visible);
        terminal.puts(Capability.keypad_local);
        terminal.setAttributes(before);
        terminal.handle(Terminal.Signal.WINCH, resizeHandler);
        terminal.flush();
    }
}
