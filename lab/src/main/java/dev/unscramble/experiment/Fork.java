package dev.unscramble.experiment;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.pdb.Tables;
import dev.unscramble.search.Duplicates;
import dev.unscramble.store.OpenList.TieBreak;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Makes each run in a new Java machine. The parent writes what to do as a line of JSON to the child's
 * standard input, and leaves it open: when it ends, the parent is gone, and the child ends too. The
 * child answers with a line of JSON on its standard output.
 */
public final class Fork implements RunExecutor {
    private static final long POLL_MILLIS = 20;
    private static final int INTERRUPTED = 130;
    private static final int TERMINATED = 143;

    private final List<String> command;

    /** What starts a child, which then calls {@link #child}. */
    public Fork(List<String> command) {
        this.command = List.copyOf(command);
    }

    @Override
    public Measurement run(Task<?> task, Limits within, Progress progress) {
        try {
            Process child = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try (Writer order = child.outputWriter(StandardCharsets.UTF_8)) {
                order.write(order(task, within) + "\n");
                order.flush();
                while (!child.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
                    if (!progress.goOn(new Progress.Snapshot(0, 0, 0, 0, 0))) {
                        return cancelled();
                    }
                }
                return answer(child);
            } finally {
                child.destroyForcibly();
            }
        } catch (IOException e) {
            throw new InputException("cannot start " + command.get(0) + " for a run: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return cancelled();
        }
    }

    private static Measurement answer(Process child) throws IOException {
        if (child.exitValue() == INTERRUPTED || child.exitValue() == TERMINATED) {
            return cancelled();
        }
        try (BufferedReader out = child.inputReader(StandardCharsets.UTF_8)) {
            String line = out.readLine();
            if (child.exitValue() != 0 || line == null) {
                throw new IllegalStateException("the Java machine of a run ended with code " + child.exitValue());
            }
            return RunJson.readMeasurement(line);
        }
    }

    private static Measurement cancelled() {
        return new Measurement(Outcome.CANCELLED, 0, false, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }

    private static String order(Task<?> task, Limits limits) {
        SolverSpec solver = task.solver();
        return Json.write(json -> {
            json.writeStringProperty("puzzle", task.start().puzzle().name());
            json.writeStringProperty("start", task.key().instance().start());
            json.writeStringProperty("goal", task.key().instance().goal());
            json.writeStringProperty("rules", task.key().instance().rules());
            json.writeStringProperty("algorithm", solver.algorithm());
            solver.heuristic().ifPresent(name -> json.writeStringProperty("heuristic", name));
            json.writeNumberProperty("weight", solver.options().weight());
            solver.options().beamWidth().ifPresent(width -> json.writeNumberProperty("beamWidth", width));
            solver.options().tieBreak().ifPresent(rule -> json.writeStringProperty("tieBreak", rule.name()));
            solver.options().duplicates().ifPresent(rule -> json.writeStringProperty("duplicates", rule.name()));
            json.writeNumberProperty("sequenceLength", solver.options().sequenceLength());
            json.writeNumberProperty("threads", solver.options().threads());
            json.writeNumberProperty("nodes", limits.nodes());
            json.writeNumberProperty("nanos", limits.time().toNanos());
            json.writeNumberProperty("memory", limits.memoryBytes());
            json.writeNumberProperty("depth", limits.depth());
        });
    }

    /** What a child does: reads an order, obeys, and answers. */
    public static String child(InputStream in, Tables tables, Progress progress) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n' && c >= 0; c = in.read()) {
            line.append((char) c);
        }
        String order = new String(line.toString().getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
        endWith(in);
        Json json = Json.read(order);
        return RunJson.write(
                Measurement.of(solve(instance(json, tables), json, progress).result()));
    }

    /** The goal is only said where it is not the usual one: not every puzzle can be given another. */
    private static Instance<?> instance(Json json, Tables tables) {
        PuzzleSettings usual = PuzzleRulesText.settings(json.text("puzzle"), json.text("rules"), tables);
        InputStream nothing = InputStream.nullInputStream();
        Instance<?> instance = new InstanceReader(usual).readOne(json.text("start"), nothing);
        return instance.goal().equals(json.text("goal"))
                ? instance
                : new InstanceReader(usual.withGoal(json.text("goal"))).readOne(json.text("start"), nothing);
    }

    private static <P extends Position> SolveResult<P> solve(Instance<P> instance, Json json, Progress progress) {
        SearchOptions options = new SearchOptions(
                json.number("weight"),
                json.optionalSmall("beamWidth").stream().boxed().findFirst(),
                json.optionalText("tieBreak").map(TieBreak::valueOf),
                json.optionalText("duplicates").map(Duplicates::valueOf),
                json.small("sequenceLength"),
                json.small("threads"));
        Optional<String> heuristic = json.optionalText("heuristic");
        Limits limits = new Limits(
                json.whole("nodes"), Duration.ofNanos(json.whole("nanos")), json.whole("memory"), json.small("depth"));
        return Solver.of(instance.domain(), json.text("algorithm"), heuristic, options)
                .solve(instance, limits, progress);
    }

    /** Ends this Java machine when its parent does. */
    private static void endWith(InputStream in) {
        Thread watch = new Thread(
                () -> {
                    try {
                        while (in.read() >= 0) {
                            // The parent has nothing more to say.
                        }
                    } catch (IOException e) {
                        // Then it is gone, too.
                    }
                    Runtime.getRuntime().halt(TERMINATED);
                },
                "parent");
        watch.setDaemon(true);
        watch.start();
    }
}
