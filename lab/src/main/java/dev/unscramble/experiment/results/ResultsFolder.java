package dev.unscramble.experiment.results;

import dev.unscramble.experiment.Experiment;
import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.experiment.Invocation;
import dev.unscramble.experiment.Manifest;
import dev.unscramble.experiment.Plan;
import dev.unscramble.experiment.Shard;
import dev.unscramble.experiment.Task;
import dev.unscramble.files.AtomicFile;
import dev.unscramble.files.FileFailure;
import dev.unscramble.files.LockedFile;
import dev.unscramble.model.InputException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The folder of an experiment's results, held by one process at a time: {@code runs.jsonl}, one line per run; {@code
 * manifest.json}, the description of the experiment; and {@code .lock}, which the system releases if its process dies.
 */
public final class ResultsFolder implements AutoCloseable {
    public static final String RUNS = "runs.jsonl";
    public static final String MANIFEST = "manifest.json";
    private static final String LOCK = ".lock";

    private final Path folder;
    private final LockedFile lock;
    private final FolderContent content;

    private ResultsFolder(Path folder, LockedFile lock) {
        this.folder = folder;
        this.lock = lock;
        this.content = FolderContent.read(folder);
        if (content.manifest().isEmpty()
                && content.runs().isEmpty()
                && content.intactBytes() + content.tornBytes() > 0) {
            throw new InputException(folder.resolve(RUNS)
                    + " is not empty, but has no runs of an experiment; choose another folder with --out");
        }
    }

    /**
     * Creates the folder, if it does not exist yet, and locks it.
     *
     * @throws InputException if another process holds it, or it cannot be written
     */
    public static ResultsFolder open(Path folder) {
        LockedFile lock = lock(folder);
        try {
            return new ResultsFolder(folder, lock);
        } catch (InputException e) {
            close(lock);
            throw e;
        }
    }

    private static LockedFile lock(Path folder) {
        Path file = folder.resolve(LOCK);
        try {
            Files.createDirectories(folder);
            Optional<LockedFile> lock = LockedFile.open(file);
            if (lock.isEmpty()) {
                throw new InputException(
                        LockedFile.isHeldHere(file)
                                ? "this process is already writing to " + folder
                                : "another process" + owner(file) + " is writing to " + folder
                                        + "; wait for it, or give another folder with --out");
            }
            String pid = Long.toString(ProcessHandle.current().pid());
            lock.get().channel().truncate(0).write(ByteBuffer.wrap(pid.getBytes(StandardCharsets.UTF_8)));
            return lock.get();
        } catch (IOException e) {
            throw new InputException("cannot write into the folder " + folder + ": " + FileFailure.reason(e), e);
        }
    }

    private static String owner(Path lock) throws IOException {
        String text = Files.readString(lock, StandardCharsets.ISO_8859_1);
        return text.matches("\\d{1,32}") ? " (" + text + ")" : "";
    }

    public Path path() {
        return folder;
    }

    /** Its content when it was opened. */
    public FolderContent content() {
        return content;
    }

    public void write(Manifest manifest) {
        AtomicFile.write(folder.resolve(MANIFEST), Manifest.JSON.write(manifest) + "\n");
    }

    /** The sessions of the calls before it was opened. */
    public List<Invocation> sessions() {
        return content.manifest().map(Manifest::sessions).orElse(List.of());
    }

    /**
     * Begins a call of an experiment: plans its runs, and writes the manifest. A call without runs to make is not
     * recorded.
     *
     * @param shard the shard to run; empty for all runs
     */
    public MissingRuns begin(Experiment experiment, Optional<Shard> shard, Invocation call) {
        List<Invocation> sessions = new ArrayList<>(sessions());
        Plan plan = new Plan(new Manifest(experiment, call.version(), call.timing(), sessions, shard));
        List<Task> tasks = plan.without(content.runs().keySet());
        if (!tasks.isEmpty() || sessions.isEmpty()) {
            sessions.add(call);
        }
        write(new Manifest(experiment, call.version(), call.timing(), sessions, shard));
        return new MissingRuns(tasks, plan.size(), sessions.size());
    }

    /** Adds runs, which are on the disk when this returns. */
    void append(Collection<FinishedRun> more) {
        try (RunLog log = log(written -> {})) {
            for (FinishedRun run : more) {
                log.append(run);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InputException("interrupted while writing to " + folder + "; run the same command to resume", e);
        }
    }

    /** Opens the runs for more of them, and cuts off half a line at the end. */
    public RunLog log(Consumer<List<FinishedRun>> done) {
        RunLog log = new RunLog(folder.resolve(RUNS), content.intactBytes(), done);
        forceNames();
        return log;
    }

    /** Makes the names of new files survive a power cut, if the system can. */
    private void forceNames() {
        try (FileChannel names = FileChannel.open(folder, StandardOpenOption.READ)) {
            names.force(true);
        } catch (IOException e) {
            // Some systems cannot open a folder, and need not.
        }
    }

    @Override
    public void close() {
        close(lock);
    }

    private static void close(LockedFile lock) {
        try {
            lock.close();
        } catch (IOException e) {
            throw new InputException("cannot release a lock: " + FileFailure.reason(e), e);
        }
    }
}
