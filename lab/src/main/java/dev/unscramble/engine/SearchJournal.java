package dev.unscramble.engine;

import dev.unscramble.files.FileFailure;
import dev.unscramble.files.LineLog;
import dev.unscramble.files.LockedFile;
import dev.unscramble.model.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The subtrees that were searched, one per line with its checksum, so that a search that is resumed does not search them
 * again. Its first line says what is searched. Incomplete lines are ignored. Only one process at a time has it open.
 */
public final class SearchJournal implements AutoCloseable {
    private final Path file;
    private final LockedFile lock;
    private final LineLog log;
    private final Map<String, Subtree> known = new HashMap<>();

    /**
     * Opens a journal: resumes it if it is of the same search, else begins it.
     *
     * @param search what is searched, on one line
     */
    public SearchJournal(Path file, String search) {
        this.file = file;
        String head = LineLog.checked(search);
        try {
            Files.createDirectories(Objects.requireNonNull(file.toAbsolutePath().getParent()));
            lock = LockedFile.open(file)
                    .orElseThrow(() -> new InputException(
                            "another process is at the same search, and writes " + file + "; wait until it has ended"));
            int intactBytes = LineLog.read(lock.readAll(), head, line -> {
                LineLog.content(line).ifPresent(this::learn);
                return true;
            });
            log = new LineLog(lock.channel(), intactBytes);
            if (intactBytes == 0) {
                log.append(List.of(head));
            }
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private void learn(String content) {
        Subtree subtree = Subtree.JSON.read(content);
        known.put(key(subtree.bound(), subtree.beginning()), subtree);
    }

    private static String key(int bound, List<Integer> beginning) {
        return bound + ": " + Subtree.text(beginning);
    }

    /** How many subtrees it had when it was opened. */
    public int size() {
        return known.size();
    }

    Optional<Subtree> find(int bound, List<Integer> beginning) {
        return Optional.ofNullable(known.get(key(bound, beginning)));
    }

    void add(List<Subtree> subtrees) {
        try {
            log.append(subtrees.stream()
                    .map(subtree -> LineLog.checked(Subtree.JSON.write(subtree)))
                    .toList());
            log.force();
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private InputException failed(IOException e) {
        return new InputException("cannot use the journal " + file + ": " + FileFailure.reason(e), e);
    }

    /** Removes it, when the search is at its end. */
    public void remove() {
        try {
            close();
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw failed(e);
        }
    }

    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException e) {
            throw failed(e);
        }
    }
}
