package dev.unscramble.cli;

import dev.unscramble.census.Checkpoint;
import dev.unscramble.census.Exploration;
import dev.unscramble.census.RankedExploration;
import dev.unscramble.files.AtomicFile;
import dev.unscramble.files.FileFailure;
import dev.unscramble.model.InputException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

/** A census that goes on from a file, and keeps it up to date. */
final class Resumption {
    private static final long SECOND = 1_000_000_000L;
    private static final long SHORTEST_INTERVAL = 60 * SECOND;
    /** Writing the file takes at most one part in this many of the time. */
    private static final int SHARE_OF_TIME = 20;

    private final Path file;
    private final RankedExploration<?> exploration;
    private final Consumer<Runnable> saver;
    private int depthOnFile = -1;
    private long next = System.nanoTime() + SHORTEST_INTERVAL;

    /**
     * Goes on from the file, if there is one.
     *
     * @param saver does what writes the file
     */
    Resumption(Path file, Exploration<?> exploration, Consumer<Runnable> saver) {
        if (!(exploration instanceof RankedExploration<?> ranked)) {
            throw new InputException("--resume is for state spaces that fit in memory; the states of "
                    + exploration.puzzle().name() + " are stored one by one here");
        }
        this.file = file;
        this.exploration = ranked;
        this.saver = saver;
        if (Files.exists(file)) {
            read();
            depthOnFile = exploration.depth();
        } else {
            save(); // a place that cannot be written is better known now than in an hour
        }
    }

    private void read() {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
            Checkpoint.read(exploration, in);
        } catch (InputException e) {
            throw e.at(file.toString());
        } catch (IOException e) {
            throw new InputException("cannot read " + file + ": " + FileFailure.reason(e), e);
        }
    }

    /** Writes the file, if it is time to do so. */
    void saveNowAndThen() {
        if (System.nanoTime() >= next) {
            save();
        }
    }

    /** Writes the file, unless it is up to date. */
    void save() {
        if (depthOnFile == exploration.depth()) {
            return;
        }
        long start = System.nanoTime();
        saver.accept(() -> AtomicFile.write(file, out -> Checkpoint.write(exploration, out)));
        depthOnFile = exploration.depth();
        long now = System.nanoTime();
        next = now + Math.max(SHORTEST_INTERVAL, SHARE_OF_TIME * (now - start));
    }
}
