package dev.unscramble.run;

import dev.unscramble.files.LineLog;
import dev.unscramble.files.LockedFile;
import dev.unscramble.search.meter.SubtreeJournal.Finished;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The lines of a {@link JournalFile}, as far as they are whole:
 *
 * <pre>
 *   unscramble-journal 1 SEARCH                                      CHECKSUM
 *   round BOUND FIGURE ...                                           CHECKSUM
 *   part BOUND PART EXPANDED GENERATED DUPLICATES EXCESS CUT         CHECKSUM
 *   solution MOVE ...                                                CHECKSUM
 *   time MILLISECONDS                                                CHECKSUM
 * </pre>
 */
final class JournalLines {
    private static final String ROUND = "round ";
    private static final String PART = "part ";
    private static final String SOLUTION = "solution ";
    private static final String TIME = "time ";
    private static final Pattern LINE = Pattern.compile(ROUND.strip() + "( -?\\d{1,18}){1,9}|" + PART.strip()
            + "( -?\\d{1,18}){7}|" + SOLUTION.strip() + "( 6[0-3]| [1-5]?\\d)++|" + TIME.strip() + " \\d{1,15}");

    private final Map<Integer, List<Long>> figures = new HashMap<>();
    private final Map<Integer, Map<Integer, Finished>> parts = new HashMap<>();
    private Optional<List<Integer>> solution = Optional.empty();
    private Duration time = Duration.ZERO;
    private long intactBytes;

    private JournalLines() {}

    /** The lines of a file that begins with {@code head}; none if there is no file, or if it is of another search. */
    static JournalLines read(Path file, String head) {
        JournalLines lines = new JournalLines();
        try {
            if (LockedFile.isHeldHere(file)) {
                return lines; // to open it once more would give the lock away
            }
            lines.intactBytes = LineLog.read(Files.readAllBytes(file), head, lines::isTaken);
        } catch (IOException e) {
            return lines; // the file is missing, or may not be read
        }
        return lines;
    }

    private boolean isTaken(String line) {
        Optional<String> content = LineLog.content(line).filter(LINE.asMatchPredicate());
        content.ifPresent(this::take);
        return content.isPresent();
    }

    private void take(String content) {
        List<Long> numbers =
                Arrays.stream(content.split(" ")).skip(1).map(Long::valueOf).toList();
        if (content.startsWith(SOLUTION)) {
            solution = Optional.of(numbers.stream().map(Long::intValue).toList());
        } else if (content.startsWith(TIME)) {
            time = Duration.ofMillis(numbers.get(0));
        } else {
            take(content.startsWith(ROUND), numbers);
        }
    }

    private void take(boolean isRound, List<Long> numbers) {
        int bound = numbers.get(0).intValue();
        if (isRound) {
            figures.put(bound, numbers.subList(1, numbers.size()));
            parts.put(bound, new HashMap<>());
        } else if (parts.containsKey(bound)) {
            parts.get(bound)
                    .put(
                            numbers.get(1).intValue(),
                            new Finished(
                                    numbers.get(2),
                                    numbers.get(3),
                                    numbers.get(4),
                                    numbers.get(5).intValue(),
                                    numbers.get(6) == 1));
        }
    }

    /** Whether a round with these figures was begun before; the lines of a round with other figures are dropped. */
    boolean begin(int bound, List<Long> given) {
        boolean isSame = given.equals(figures.get(bound));
        if (!isSame) {
            parts.remove(bound);
        }
        return isSame;
    }

    Optional<Finished> find(int bound, int part) {
        return Optional.ofNullable(parts.getOrDefault(bound, Map.of()).get(part));
    }

    /** The last solution, which is the best. */
    Optional<List<Integer>> solution() {
        return solution;
    }

    /** The time of the search, in all its runs. */
    Duration time() {
        return time;
    }

    int count() {
        return parts.values().stream().mapToInt(Map::size).sum();
    }

    /** The length of the intact lines. */
    long intactBytes() {
        return intactBytes;
    }

    static String round(int bound, List<Long> figures) {
        return LineLog.checked(
                ROUND + bound + figures.stream().map(figure -> " " + figure).collect(Collectors.joining()));
    }

    static String part(int bound, int part, Finished what) {
        return LineLog.checked(PART + bound + " " + part + " " + what.expanded() + " " + what.generated() + " "
                + what.duplicates() + " " + what.leastExcess() + " " + (what.cut() ? 1 : 0));
    }

    static String solution(List<Integer> moves) {
        return LineLog.checked(SOLUTION + moves.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }

    static String time(Duration time) {
        return LineLog.checked(TIME + time.toMillis());
    }
}
