package dev.unscramble.cli.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * One line for the shell: a command and its arguments, without comments. Comments go from # or //, at the start of a
 * word, to the end of the line. A word or value that starts with a quotation mark ends at the next one, so that the
 * apostrophes of {@code R'} are not quotation marks. Angle brackets around a word, as around the placeholders of
 * manuals, are ignored.
 *
 * @param name the command, empty if there is none
 * @param text the arguments, as they were written
 * @param words the words of the arguments, without quotation marks
 */
record Line(String name, String text, List<String> words) {
    private static final Pattern QUOTED = Pattern.compile("^([^\"'=]*=)?([\"'])(.*)\\2$");
    private static final Pattern IN_ANGLE_BRACKETS = Pattern.compile("^<(.*)>$");

    static Line of(String line) {
        List<String> words = new ArrayList<>();
        int end = 0;
        int behindName = 0;
        for (int at = skipBlanks(line, 0); at < line.length() && !isComment(line, at); at = skipBlanks(line, end)) {
            end = endOfWord(line, at);
            words.add(unquoted(line.substring(at, end)));
            behindName = words.size() == 1 ? end : behindName;
        }
        if (words.isEmpty()) {
            return new Line("", "", List.of());
        }
        String text = line.substring(behindName, end).strip();
        return new Line(words.get(0), text, List.copyOf(words.subList(1, words.size())));
    }

    boolean isEmpty() {
        return name.isEmpty();
    }

    /** Whether it is a text that separates or explains commands, such as {@code --- part two}. */
    boolean isText() {
        return name.codePoints().noneMatch(c -> Character.isLetterOrDigit(c) || c == '?') && !isEmpty();
    }

    /** This line with its first two words joined into the command. */
    Line joined() {
        String first = words.get(0);
        return new Line(
                name + first,
                text.substring(text.indexOf(first) + first.length()).strip(),
                rest());
    }

    private List<String> rest() {
        return words.subList(1, words.size());
    }

    /** All arguments, without quotation marks around the whole. */
    String plainText() {
        return words.size() == 1 ? words.get(0) : text;
    }

    private static int skipBlanks(String line, int from) {
        int at = from;
        while (at < line.length() && Character.isWhitespace(line.charAt(at))) {
            at++;
        }
        return at;
    }

    private static boolean isComment(String line, int at) {
        return line.startsWith("#", at) || line.startsWith("//", at);
    }

    private static int endOfWord(String line, int from) {
        int at = from;
        while (at < line.length() && !Character.isWhitespace(line.charAt(at))) {
            boolean opens = isQuote(line.charAt(at)) && (at == from || line.charAt(at - 1) == '=');
            int close = opens ? line.indexOf(line.charAt(at), at + 1) : -1;
            if (close > 0 && at == from) {
                return close + 1;
            }
            at = Math.max(at, close) + 1;
        }
        return at;
    }

    private static String unquoted(String word) {
        return IN_ANGLE_BRACKETS
                .matcher(QUOTED.matcher(word).replaceFirst("$1$3"))
                .replaceFirst("$1");
    }

    private static boolean isQuote(char c) {
        return c == '"' || c == '\'';
    }
}
