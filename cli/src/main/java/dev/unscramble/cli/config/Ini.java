package dev.unscramble.cli.config;

import dev.unscramble.model.InputException;
import dev.unscramble.text.Names;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An INI file: sections of keys with values, all with their lines.
 *
 * <pre>
 *   [Experiment]              ; names are read without regard to case
 *   Edge3 = True              # comments begin a line, or follow a space
 *   Puzzles3 = [[7, 2, 4, 5, 0, 6, 8, 3, 1],
 *               [1, 4, 2, 3, 0, 5, 6, 7, 8]]
 * </pre>
 *
 * <p>A value continues on the next lines while a bracket is open, and on lines that are indented.
 */
final class Ini {
    private static final Pattern SECTION = Pattern.compile("\\[\\s*+(\\p{L}[^\\]\\[]*+)\\]");
    private static final Pattern ENTRY = Pattern.compile("([\\p{L}][\\w-]*)\\s*[=:]\\s*(.*)");
    private static final Pattern COMMENT = Pattern.compile("(^|\\s)[#;].*");

    private final String source;
    private final List<Section> sections = new ArrayList<>();
    private final Map<String, Section> sectionsByName = new HashMap<>();
    private int openBrackets;

    /**
     * A section.
     *
     * @param entries in the order of the file
     * @param byName the same, by their names as they are compared
     */
    record Section(String name, int line, List<Entry> entries, Map<String, Entry> byName) {
        /** An empty one. */
        Section(String name, int line) {
            this(name, line, new ArrayList<>(), new HashMap<>());
        }

        void add(Entry entry) {
            entries.add(entry);
            byName.put(Names.plain(entry.key), entry);
        }

        Optional<Entry> entry(String key) {
            return Optional.ofNullable(byName.get(Names.plain(key)));
        }

        boolean isCalled(String given) {
            return Names.plain(name).equals(Names.plain(given));
        }
    }

    /**
     * A key and its value.
     *
     * @param line the line of the key
     * @param lines the lines of the value, without comments, the first one on the key's own line
     */
    record Entry(String key, int line, List<String> lines) {
        boolean isCalled(String given) {
            return Names.plain(key).equals(Names.plain(given));
        }

        /** The value on one line. */
        String value() {
            return String.join(" ", lines.stream().map(String::strip).toList()).strip();
        }
    }

    private Ini(String source) {
        this.source = source;
    }

    /**
     * Reads the text of a file.
     *
     * @throws InputException if it is not an INI file; the message names the line
     */
    static Ini parse(String source, String text) {
        Ini ini = new Ini(source);
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            ini.read(COMMENT.matcher(lines.get(i)).replaceFirst(""), i + 1);
        }
        if (ini.openBrackets > 0) {
            throw ini.unclosed(lines.size());
        }
        return ini;
    }

    Optional<Section> section(String name) {
        return Optional.ofNullable(sectionsByName.get(Names.plain(name)));
    }

    List<Section> sections() {
        return sections;
    }

    /** A complaint about a line. */
    InputException error(int line, String message) {
        return new InputException(message).at(source + ":" + line);
    }

    /** The complaint, with its place. */
    InputException at(int line, InputException complaint) {
        return complaint.at(source + ":" + line);
    }

    private void read(String line, int number) {
        String text = line.strip();
        Matcher section = SECTION.matcher(text);
        Matcher entry = ENTRY.matcher(text);
        if (openBrackets > 0) {
            if (section.matches() || entry.matches()) {
                throw unclosed(number);
            }
            goOn(text);
        } else if (section.matches()) {
            begin(section.group(1).strip(), number);
        } else if (entry.matches()) {
            add(entry.group(1), entry.group(2), number);
        } else if (text.isEmpty() || isIndented(line) && hasEntry()) {
            goOn(text);
        } else {
            String shown = text.length() > 40 ? text.substring(0, 40) + "..." : text;
            throw error(number, "\"" + shown + "\" is neither a [Section] nor a Key = value");
        }
        if (openBrackets < 0) {
            throw error(number, "there is a closing bracket too many");
        }
    }

    private void begin(String name, int number) {
        section(name).ifPresent(before -> {
            throw error(number, "the section [" + name + "] was there already, in line " + before.line);
        });
        Section section = new Section(name, number);
        sections.add(section);
        sectionsByName.put(Names.plain(name), section);
    }

    private void add(String key, String value, int number) {
        if (sections.isEmpty()) {
            throw error(number, "the key " + key + " stands before the first [Section]");
        }
        Section section = sections.get(sections.size() - 1);
        section.entry(key).ifPresent(before -> {
            throw error(number, "the key " + key + " was there already, in line " + before.line);
        });
        section.add(new Entry(key, number, new ArrayList<>()));
        goOn(value);
    }

    private void goOn(String text) {
        if (hasEntry()) {
            last().lines.add(text);
            openBrackets += count(text, '[') - count(text, ']');
        }
    }

    private static boolean isIndented(String line) {
        return Character.isWhitespace(line.charAt(0));
    }

    private boolean hasEntry() {
        return !sections.isEmpty() && !sections.get(sections.size() - 1).entries.isEmpty();
    }

    private Entry last() {
        List<Entry> entries = sections.get(sections.size() - 1).entries;
        return entries.get(entries.size() - 1);
    }

    private InputException unclosed(int number) {
        return error(
                number, "the list of " + last().key + ", begun in line " + last().line + ", has no closing bracket");
    }

    private static int count(String text, char wanted) {
        return (int) text.chars().filter(c -> c == wanted).count();
    }
}
