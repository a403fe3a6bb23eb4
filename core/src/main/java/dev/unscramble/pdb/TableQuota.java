package dev.unscramble.pdb;

import dev.unscramble.model.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The most bytes of a folder for tables that searches have made and no user asked to keep. The one whose last use was
 * first makes room for others. A file is removed whole or not at all, and tables are in memory while they are used, so
 * that no other process is harmed.
 *
 * @param bytes what they may have together
 * @hidden from users of the library
 */
public record TableQuota(Path folder, long bytes) {
    /** The environment variable that sets it. */
    public static final String VARIABLE = "UNSCRAMBLE_TABLE_QUOTA";

    /** How the names of the files end. */
    static final String SUFFIX = ".made";

    static final long DEFAULT = 2L << 30;

    private static final Pattern SIZE = Pattern.compile("(\\d{1,9})([kmgt]?)b?", Pattern.CASE_INSENSITIVE);
    private static final Duration TICK = Duration.ofSeconds(1);

    /** A file, and when it was used last. */
    private record Used(Path file, long bytes, FileTime time) {}

    /**
     * How many bytes a user has chosen.
     *
     * @param environment the variables of the process
     * @throws InputException if that is not a size
     */
    public static long chosen(Map<String, String> environment) {
        String chosen = environment.getOrDefault(VARIABLE, "").strip();
        if (chosen.isEmpty()) {
            return DEFAULT;
        }
        Matcher size = SIZE.matcher(chosen);
        if (!size.matches()) {
            throw new InputException(VARIABLE + " is \"" + chosen + "\"; it must be a size such as 500m or 2g");
        }
        String unit = size.group(2).toLowerCase(Locale.ROOT);
        return Long.parseLong(size.group(1)) << (unit.isEmpty() ? 0 : 10 * (1 + "kmgt".indexOf(unit)));
    }

    /** Removes tables until {@code more} bytes fit within the quota; returns false if they cannot. */
    boolean makeRoom(long more) throws IOException {
        if (more > bytes) {
            return false;
        }
        List<Used> files = byLastUse();
        long all = more + files.stream().mapToLong(Used::bytes).sum();
        for (Used used : files) {
            if (all > bytes && remove(used.file)) {
                all -= used.bytes;
            }
        }
        return all <= bytes;
    }

    private static boolean remove(Path file) {
        try {
            Files.deleteIfExists(file);
            return true;
        } catch (IOException e) {
            return false; // another user's
        }
    }

    /** Says that a table is used: its time becomes the latest of all, whatever the clock of the system says. */
    void used(Path file) {
        try {
            List<Used> files = byLastUse();
            Used latest = files.get(files.size() - 1);
            if (!latest.file.equals(file)) {
                Files.setLastModifiedTime(
                        file, FileTime.from(latest.time.toInstant().plus(TICK)));
            }
        } catch (IOException | IndexOutOfBoundsException e) {
            // It was removed meanwhile, or is another user's; then it goes a little earlier.
        }
    }

    private List<Used> byLastUse() throws IOException {
        List<Used> used = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(SUFFIX)).toList()) {
                if (Files.isRegularFile(file)) { // else it was removed meanwhile
                    used.add(new Used(file, Files.size(file), Files.getLastModifiedTime(file)));
                }
            }
        }
        used.sort(Comparator.comparing(Used::time));
        return used;
    }
}
