package dev.unscramble.run;

import dev.unscramble.files.FileFailure;
import dev.unscramble.files.LineLog;
import dev.unscramble.files.LockedFile;
import dev.unscramble.files.TextChecksum;
import dev.unscramble.search.meter.SubtreeJournal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Stores the finished subtrees of one search, its best solution and its time in a file, line by line, each with its
 * checksum. The next process of the same search resumes from it, up to the first line that is not whole. A short search
 * leaves no file, and neither does one that has ended.
 *
 * <p>The file names its search. Only one process at a time writes it; another one of the same search keeps no journal.
 * Nor does a search whose file cannot be written.
 */
public final class JournalFile implements SubtreeJournal, AutoCloseable {
    /** The time before a search gets a file, and between writes to it. */
    private static final Duration WORTH_KEEPING = Duration.ofSeconds(10);

    private static final Duration INTERVAL = Duration.ofMillis(500);
    private static final int MAX_NAME = 40;

    private final Path file;
    private final String head;
    private final Consumer<String> notice;
    private final JournalLines known;
    private final List<String> unwritten = new ArrayList<>();
    private final long intervalNanos;
    private final long began = System.nanoTime();
    private long writeAt;
    private @Nullable LockedFile lock;
    private @Nullable LineLog log;
    private boolean isBroken;

    /**
     * The journal of a search, with the lines of earlier runs.
     *
     * @param search identifies the search
     * @param notice receives messages: how much is resumed, and why the file cannot be written
     */
    public static JournalFile of(Path folder, String search, Consumer<String> notice) {
        return new JournalFile(folder, search, notice, WORTH_KEEPING, INTERVAL);
    }

    JournalFile(Path folder, String search, Consumer<String> notice, Duration first, Duration interval) {
        this.head = LineLog.checked("unscramble-journal 1 " + search.replaceAll("\\s+", " "));
        this.file = folder.resolve(name(search));
        this.notice = notice;
        this.intervalNanos = interval.toNanos();
        this.writeAt = System.nanoTime() + first.toNanos();
        this.known = JournalLines.read(file, head);
        if (known.count() > 0) {
            notice.accept("resumes an earlier run of this search: " + known.count() + " subtrees are done (" + file
                    + "; delete it to start again)");
        }
    }

    private static String name(String search) {
        String words = search.replaceAll("[^A-Za-z0-9]+", "-");
        return words.substring(0, Math.min(MAX_NAME, words.length())) + "-" + TextChecksum.of(search) + ".journal";
    }

    @Override
    public synchronized void begin(int bound, List<Long> figures) {
        if (!known.begin(bound, figures)) {
            append(JournalLines.round(bound, figures));
        }
    }

    @Override
    public synchronized Optional<Finished> find(int bound, int part) {
        return known.find(bound, part);
    }

    @Override
    public synchronized void finished(int bound, int part, Finished what) {
        append(JournalLines.part(bound, part, what));
    }

    @Override
    public synchronized void solved(List<Integer> moves) {
        append(JournalLines.solution(moves));
    }

    @Override
    public Optional<List<Integer>> best() {
        return known.solution();
    }

    @Override
    public Duration before() {
        return known.time();
    }

    private void append(String line) {
        if (isBroken) {
            return; // and stores nothing for a file that will never be
        }
        unwritten.add(line);
        if (System.nanoTime() - writeAt >= 0) {
            writeAt = System.nanoTime() + intervalNanos;
            write();
        }
    }

    private void write() {
        if (isBroken) {
            return;
        }
        try {
            log = log == null ? open() : log;
            unwritten.add(JournalLines.time(known.time().plusNanos(System.nanoTime() - began)));
            log.append(unwritten);
            unwritten.clear();
        } catch (IOException e) {
            isBroken = true;
            notice.accept(
                    "this search keeps no journal: " + file + " cannot be written (" + FileFailure.reason(e) + ")");
        }
    }

    private LineLog open() throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        lock = LockedFile.open(file).orElseThrow(() -> new IOException("another process is at the same search"));
        if (known.intactBytes() == 0) {
            unwritten.add(0, head);
        }
        return new LineLog(lock.channel(), known.intactBytes());
    }

    /** Deletes the file, because the search has ended. */
    public synchronized void remove() throws IOException {
        boolean isOurs = !isBroken && (lock != null || known.count() > 0);
        close();
        if (isOurs) {
            Files.deleteIfExists(file);
        }
    }

    /** Writes the lines that are left, if the search was long enough to be stored. */
    @Override
    public synchronized void close() throws IOException {
        if (lock != null) {
            write();
            lock.close();
            lock = null;
        }
        isBroken = true;
    }
}
