package dev.unscramble.report.result;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.model.Improvement;
import dev.unscramble.model.Position;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.report.text.Colours;
import dev.unscramble.report.text.SideBySide;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.report.text.TextTable;
import dev.unscramble.report.text.TextWrap;
import dev.unscramble.text.Names;
import dev.unscramble.text.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A result as text. */
public final class ResultText {
    private static final String INDENT = " ".repeat(12);

    /** The most lines of a picture: those of a 5x5 board. */
    private static final int HIGHEST_PICTURE = 11;

    private final StringBuilder text = new StringBuilder();

    private final TextLayout layout;

    private ResultText(TextLayout layout) {
        this.layout = layout;
    }

    /** The whole result, with the moves if they are given. */
    public static String summary(SolveResult<?> solved, List<String> moves) {
        return summary(solved, moves, TextLayout.PLAIN);
    }

    /** The whole result in a layout; in a window, every line fits. */
    public static String summary(SolveResult<?> solved, List<String> moves, TextLayout layout) {
        ResultText lines = new ResultText(layout);
        lines.problem(solved);
        lines.solution(solved, moves);
        if (solved.result().statistics().generated() > 0) {
            lines.statistics(solved);
        }
        return lines.text.toString().stripTrailing();
    }

    /**
     * The start drawn, if a line of text is hard to imagine; any start whose drawing is not that line, if the layout has
     * box-drawing characters.
     */
    public static <P extends Position> Optional<String> picture(SolveResult<P> solved, TextLayout layout) {
        Instance<P> instance = solved.instance();
        return instance.picture(layout.colours().hasColour())
                .or(() -> instance.puzzle().goal().flatMap(goal -> startAndGoal(instance, goal, layout)));
    }

    private static <P extends Position> Optional<String> startAndGoal(Instance<P> instance, P end, TextLayout layout) {
        if (!layout.hasLines()) {
            return Optional.empty();
        }
        String goal = instance.draw(end, false);
        String start = instance.draw(instance.position(), false);
        boolean isShown = start.equals(instance.start()) && goal.equals(instance.goal()); // as lines of the summary
        boolean fits = goal.lines().count() <= HIGHEST_PICTURE
                && 2 * TextTable.widest(goal.lines().toList(), line -> line) < layout.columns();
        return fits && !isShown
                ? Optional.of(new SideBySide(layout.columns())
                        .add(layout.colours().state(layout.drawn(start), layout.drawn(goal)))
                        .add(layout.drawn(goal))
                        .toString())
                : Optional.empty();
    }

    /** Every step of a solution: the move and the state that it leads to. */
    public static <P extends Position> String walk(SolveResult<P> solved, List<String> moves, TextLayout layout) {
        Instance<P> instance = solved.instance();
        P position = instance.position();
        List<String> steps = new ArrayList<>();
        boolean inColour = layout.colours().hasColour();
        steps.add("start\n" + layout.drawn(instance.draw(position, inColour)));
        for (int i = 0; i < moves.size(); i++) {
            position.apply(solved.result().moves().get(i));
            steps.add((i + 1) + ". " + moves.get(i) + "\n" + layout.drawn(instance.draw(position, inColour)));
        }
        return String.join("\n\n", steps);
    }

    private void problem(SolveResult<?> solved) {
        line("puzzle", solved.instance().puzzle().name());
        line("start", solved.instance().start());
        line("goal", solved.instance().goal());
        solved.instance().goalNote().ifPresent(note -> line("", note));
        line(
                "algorithm",
                solved.solver().label()
                        + solved.solver()
                                .reason()
                                .map(why -> ", picked by auto: " + why)
                                .orElse(""));
        if (solved.solver().search().isInformed()) {
            boolean admissible = solved.solver().heuristic().guarantee().isAdmissible();
            line(
                    "heuristic",
                    solved.solver().heuristicName()
                            + (admissible ? "" : ", not declared admissible")
                            + (solved.result().statistics().generated() == 0
                                    ? ""
                                    : "; " + solved.result().initialH() + " at the start"));
        }
    }

    private void solution(SolveResult<?> solved, List<String> moves) {
        Result result = solved.result();
        String status = result.outcome().label();
        Colours colours = layout.colours();
        line("status", (result.isSolved() ? colours.good(status) : colours.error(status)) + explanation(solved));
        result.stopLabel().ifPresent(label -> line("stopped", label + whyStopped(result)));
        LengthText lengths = new LengthText(solved.instance().puzzle());
        if (result.isSolved()) {
            line("length", lengths.of(result.length(), result.cost()) + ", " + proof(result, lengths));
            solved.instance().costNote(result.cost()).ifPresent(note -> line("", note));
        } else if (result.statistics().generated() > 0 && !result.outcome().isProvedUnsolvable()) {
            line("length", "unknown, " + lengths.bounds(result));
        }
        if (result.improvements().size() > 1) {
            line("improved", wrapped(improvements(result)));
        }
        if (!moves.isEmpty()) {
            line("moves", wrapped(moves));
        }
    }

    private static String proof(Result result, LengthText lengths) {
        if (result.isOptimal()) {
            return "optimal (proved)";
        }
        return result.lowerBound() <= 1
                ? "not proved optimal"
                : "not proved optimal; " + lengths.noneBelow(result.lowerBound());
    }

    private static String explanation(SolveResult<?> solved) {
        Result result = solved.result();
        String better = solved.solver().search().isInformed() ? "a better heuristic" : "a search with a heuristic";
        return switch (result.outcome()) {
            case SOLVED -> "";
            case UNSOLVABLE -> ": " + result.reason().orElse("the goal cannot be reached");
            case EXHAUSTED ->
                ": all that this search tries was tried; another algorithm, a wider beam or more restarts may find more";
            case NODE_LIMIT ->
                ": the limit of nodes was reached before a solution was found; try a larger --max-nodes or " + better;
            case TIME_LIMIT -> ": the time is up; try a longer --time-limit or " + better;
            case MEMORY_LIMIT -> ": the memory is used up; try a larger --memory-limit, or idastar, which needs none";
            case DEPTH_LIMIT ->
                ": " + result.reason().orElse("no solution within the depth limit; try a larger --max-depth");
            case CANCELLED -> ": interrupted; this is what was done until then";
        };
    }

    private static String whyStopped(Result result) {
        return switch (result.stopped().orElseThrow()) {
            case SOLVED ->
                result.isOptimal()
                        ? ": no better solution exists"
                        : ": proved to be as close to the best as was asked for";
            case UNSOLVABLE, EXHAUSTED -> ": all that this search tries was tried";
            case NODE_LIMIT -> ": a larger --max-nodes may find a better one";
            case TIME_LIMIT -> ": a longer --time-limit may find a better one";
            case MEMORY_LIMIT -> ": a larger --memory-limit may find a better one";
            case DEPTH_LIMIT -> ": nothing beyond the depth limit was tried";
            case CANCELLED -> ": interrupted; this is the best solution found until then";
        };
    }

    /** The cost of each improvement, and when it was found. */
    private static List<String> improvements(Result result) {
        List<String> all = new ArrayList<>();
        for (Improvement improvement : result.improvements()) {
            all.add(Quantity.grouped(improvement.cost()) + " (" + Quantity.fixed(improvement.seconds(), 3) + " s)");
        }
        return all;
    }

    private void statistics(SolveResult<?> solved) {
        Result result = solved.result();
        Statistics statistics = result.statistics();
        line("expanded", nodes(statistics.expanded()) + " (time complexity)");
        line(
                "generated",
                nodes(statistics.generated()) + ", of them " + Quantity.counted(statistics.duplicates(), "duplicate")
                        + solved.solver()
                                .duplicates()
                                .map(rule -> " (rule: " + Names.label(rule) + ")")
                                .orElse("")
                        + (statistics.reopened() > 0
                                ? ", " + Quantity.grouped(statistics.reopened()) + " reopened"
                                : ""));
        line(
                "stored",
                nodes(statistics.maxStored()) + " at most at once (space complexity)"
                        + (statistics.maxOpen() > 0
                                ? ", " + Quantity.grouped(statistics.maxOpen()) + " open at most"
                                : ""));
        double ebf = result.isSolved() ? statistics.ebf(result.length()) : Double.NaN;
        if (!Double.isNaN(ebf)) {
            line(
                    "branching",
                    Quantity.fixed(ebf, 3) + " effective (EBF); "
                            + Quantity.fixed(statistics.ebfRoot(result.length()), 3)
                            + " as the root of the nodes generated");
        }
        line(
                "time",
                Quantity.fixed(statistics.seconds(), 3) + " s, "
                        + Quantity.grouped(Math.round(statistics.nodesPerSecond())) + " nodes/s");
        double preparation = statistics.preparationNanos() / 1e9;
        if (preparation >= 0.001) {
            line("prepared", Quantity.fixed(preparation, 3) + " s of it, once for this puzzle");
        }
        if (!statistics.iterations().isEmpty()) {
            text.append('\n').append(iterations(statistics).on(layout)).append('\n');
        }
    }

    private static String nodes(long count) {
        return Quantity.counted(count, "node");
    }

    private static TextTable iterations(Statistics statistics) {
        TextTable table =
                new TextTable(TextTable.number("bound"), TextTable.number("expanded"), TextTable.number("cumulative"));
        for (Statistics.Iteration iteration : statistics.iterations()) {
            table.row(
                    Integer.toString(iteration.bound()),
                    Quantity.grouped(iteration.expanded()),
                    Quantity.grouped(iteration.cumulative()));
        }
        return table;
    }

    private void line(String name, String value) {
        String label = layout.colours().faint(name + INDENT.substring(name.length()));
        text.append(label)
                .append(value.contains("\n") ? value : layout.wrapped(value, INDENT))
                .append(System.lineSeparator());
    }

    private String wrapped(List<String> words) {
        return TextWrap.wrapped(words, INDENT, layout.columns());
    }
}
