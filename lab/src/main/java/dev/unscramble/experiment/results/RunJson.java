package dev.unscramble.experiment.results;

import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.files.TextChecksum;
import dev.unscramble.model.InputException;

/**
 * A run as one line of JSON. Its last member, {@code check}, is a checksum (CRC-32C) of the text before it, so that a
 * damaged or incomplete line is never taken for a run.
 */
final class RunJson {
    private static final String CHECK = ",\"check\":\"";
    private static final int CHECK_LENGTH = CHECK.length() + 8 + "\"}".length();

    private RunJson() {}

    /** The line, without a line break. */
    static String write(FinishedRun run) {
        String line = FinishedRun.JSON.write(run);
        String checked = line.substring(0, line.length() - 1);
        return checked + CHECK + TextChecksum.of(checked) + "\"}";
    }

    /**
     * The run that a line describes.
     *
     * @throws InputException if the line is damaged
     */
    static FinishedRun read(String line) {
        int end = line.length() - CHECK_LENGTH;
        if (end < 0 || !line.startsWith(CHECK, end) || !line.endsWith("\"}")) {
            throw new InputException("it does not end with its checksum");
        }
        String checked = line.substring(0, end);
        if (!line.substring(end + CHECK.length(), line.length() - 2).equals(TextChecksum.of(checked))) {
            throw new InputException("its checksum does not fit");
        }
        return FinishedRun.JSON.read(line);
    }
}
