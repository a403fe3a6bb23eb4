package dev.unscramble.census;

import dev.unscramble.census.layers.PartHead;
import dev.unscramble.files.TextChecksum;
import dev.unscramble.model.InputException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The progress of a census in files, as text:
 *
 * <pre>
 *   unscramble-census 1
 *   space 2x7 to b123456 ... by down left right up
 *   part-size 239500800
 *   nanos 5012345678
 *   counts 1 2 3 6 10
 *   checksum 1f03a9c4
 * </pre>
 *
 * @param space the puzzle, its goal and its moves
 * @param partSize the number of states in a part
 * @param nanos the time that was spent
 * @param counts the states at depth 0, 1, 2, ... of the layers that are complete
 */
record Journal(String space, long partSize, long nanos, List<Long> counts) {
    private static final String MAGIC = "unscramble-census ";
    private static final String VERSION = "1";
    private static final String CHECKSUM = "checksum ";
    private static final String DAMAGED = "this journal is damaged";

    Journal {
        counts = List.copyOf(counts);
    }

    int depth() {
        return counts.size() - 1;
    }

    String text() {
        String content = MAGIC + VERSION + "\nspace " + space + "\npart-size " + partSize + "\nnanos " + nanos
                + "\ncounts " + counts.stream().map(String::valueOf).collect(Collectors.joining(" ")) + "\n";
        return content + CHECKSUM + TextChecksum.of(content) + "\n";
    }

    /**
     * Parses a journal.
     *
     * @throws InputException if it is not a journal of this version, or a damaged one
     */
    static Journal parse(String text) {
        PartHead.require(text.startsWith(MAGIC), "this is not the journal of a census");
        List<String> lines = text.lines().toList();
        String version = lines.get(0).substring(MAGIC.length());
        PartHead.require(
                version.equals(VERSION),
                "this is a census of version " + version + ", and this program reads version " + VERSION);
        int end = Math.max(0, text.lastIndexOf(CHECKSUM));
        boolean isSound = text.substring(end).equals(CHECKSUM + TextChecksum.of(text.substring(0, end)) + "\n");
        PartHead.require(isSound, DAMAGED);
        try {
            return new Journal(
                    value(lines.get(1)),
                    Long.parseLong(value(lines.get(2))),
                    Long.parseLong(value(lines.get(3))),
                    Arrays.stream(value(lines.get(4)).split(" "))
                            .map(Long::valueOf)
                            .toList());
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new InputException(DAMAGED, e);
        }
    }

    private static String value(String line) {
        return line.substring(line.indexOf(' ') + 1);
    }
}
