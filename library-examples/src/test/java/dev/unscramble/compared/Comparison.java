package dev.unscramble.compared;

import dev.unscramble.example.textbook.Hanoi;
import dev.unscramble.example.textbook.Jugs;
import dev.unscramble.example.textbook.Maze;
import dev.unscramble.example.textbook.Missionaries;
import dev.unscramble.example.textbook.PancakeStack;
import dev.unscramble.example.textbook.Romania;
import dev.unscramble.example.textbook.RushHour;
import dev.unscramble.example.textbook.TopSpin;
import dev.unscramble.model.Result;
import es.usc.citius.hipster.algorithm.Algorithm;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * Measures how long Unscramble, Hipster4j and aima-core take for eight small problems, with the same rules: the CPU time of
 * a solve, and of an expanded node, in one JVM that has warmed up with all of them.
 */
final class Comparison {
    private static final int ROUNDS = 9;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    /** Reading the clock takes as long as a small solve, so it is read once for this many. */
    private static final int SOLVES_PER_LOOK = 100;
    /** A large solve takes so long that the clock is read after each. */
    private static final int MOST_NODES_PER_LOOK = 1000;

    private static final long WARM_UP_NANOS = 700_000_000;
    private static final long ROUND_NANOS = 100_000_000;

    /** The problems. */
    static final List<Task> TASKS = List.of(
            new Task(
                    "Romania, A*",
                    () -> answer(Romania.solve()),
                    () -> answer(HipsterSolutions.romania()),
                    AimaSolutions::romania),
            new Task(
                    "missionaries, breadth-first",
                    () -> answer(Missionaries.solve()),
                    () -> answer(HipsterSolutions.missionaries()),
                    AimaSolutions::missionaries),
            new Task(
                    "Hanoi, 4 pegs, 6 discs, breadth-first",
                    () -> answer(Hanoi.solve(6)),
                    () -> answer(HipsterSolutions.hanoi(6)),
                    () -> AimaSolutions.hanoi(6)),
            new Task(
                    "12 pancakes, IDA*",
                    () -> answer(PancakeStack.solve("hbkfdalcjgie")),
                    () -> answer(HipsterSolutions.pancakes("hbkfdalcjgie")),
                    () -> AimaSolutions.pancakes("hbkfdalcjgie")),
            new Task(
                    "maze, A*", () -> answer(Maze.solve()), () -> answer(HipsterSolutions.maze()), AimaSolutions::maze),
            new Task(
                    "Rush Hour, breadth-first",
                    () -> answer(RushHour.solve(RushHour.START)),
                    () -> answer(HipsterSolutions.rushHour(RushHour.START)),
                    () -> AimaSolutions.rushHour(RushHour.START)),
            new Task(
                    "jugs, breadth-first",
                    () -> answer(Jugs.solve()),
                    () -> answer(HipsterSolutions.jugs()),
                    AimaSolutions::jugs),
            new Task(
                    "TopSpin-9, A*",
                    () -> answer(TopSpin.solve("361874925")),
                    () -> answer(HipsterSolutions.topSpin("361874925")),
                    () -> AimaSolutions.topSpin("361874925")));

    private Comparison() {}

    /** The cost of a solution, the number of its moves, and how many nodes were expanded to find it. */
    record Answer(double cost, int length, long expanded) {}

    /** A problem, and how each library solves it. */
    record Task(String name, Supplier<Answer> ours, Supplier<Answer> hipsters, Supplier<Answer> aimas) {
        List<Supplier<Answer>> all() {
            return List.of(ours, hipsters, aimas);
        }
    }

    /** The median CPU time of a solve. */
    private record Measured(Answer answer, double nanos) {
        double nanosPerNode() {
            return nanos / answer.expanded();
        }
    }

    public static void main(String[] arguments) {
        for (int pass = 0; pass < 2; pass++) {
            TASKS.forEach(task -> task.all().forEach(solve -> time(solve, WARM_UP_NANOS)));
        }
        System.out.println("| problem | cost | Unscramble | Hipster4j | aima-core | a solve | a node |");
        System.out.println("|---|---|---|---|---|---|---|");
        for (Task task : TASKS) {
            List<Measured> all = task.all().stream().map(Comparison::measure).toList();
            Measured ours = all.get(0);
            Measured hipsters = all.get(1);
            System.out.printf(
                    "| %s | %.0f | %s | %s | %s | %.1f | %.1f |%n",
                    task.name(),
                    ours.answer().cost(),
                    text(ours),
                    text(hipsters),
                    text(all.get(2)),
                    hipsters.nanos() / ours.nanos(),
                    hipsters.nanosPerNode() / ours.nanosPerNode());
        }
    }

    private static String text(Measured measured) {
        return "%,.1f us, %,d nodes, %,.0f ns"
                .formatted(measured.nanos() / 1000, measured.answer().expanded(), measured.nanosPerNode());
    }

    private static Measured measure(Supplier<Answer> solve) {
        double[] nanos = new double[ROUNDS];
        Arrays.setAll(nanos, round -> time(solve, ROUND_NANOS));
        Arrays.sort(nanos);
        return new Measured(solve.get(), nanos[ROUNDS / 2]);
    }

    /** The CPU time of a solve, by as many as take {@code least} together. */
    private static double time(Supplier<Answer> solve, long least) {
        long begin = THREADS.getCurrentThreadCpuTime();
        long solves = 0;
        long nanos;
        do {
            long expanded = 0;
            for (int i = 0; i < SOLVES_PER_LOOK && expanded < MOST_NODES_PER_LOOK; i++) {
                expanded += solve.get().expanded();
                solves++;
            }
            nanos = THREADS.getCurrentThreadCpuTime() - begin;
        } while (nanos < least);
        return (double) nanos / solves;
    }

    private static Answer answer(Result result) {
        return new Answer(
                result.cost(), result.moves().size(), result.statistics().expanded());
    }

    private static Answer answer(Algorithm<?, ?, ?>.SearchResult result) {
        int length = result.getOptimalPaths().get(0).size() - 1;
        return new Answer(HipsterSolutions.cost(result, length), length, result.getIterations());
    }
}
