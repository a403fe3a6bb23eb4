package dev.unscramble.report.space;

import dev.unscramble.analysis.CheckedHeuristic;
import dev.unscramble.analysis.CheckedHeuristic.Scope;
import dev.unscramble.census.Counterexample;
import dev.unscramble.census.Counterexamples;
import dev.unscramble.census.HeuristicCheck;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.report.text.Facts;
import dev.unscramble.report.text.SideBySide;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.text.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The result of checking a heuristic, as text. */
public final class HeuristicCheckText<P extends Position> {
    private final CheckedHeuristic<P> checked;
    private final HeuristicCheck<P> check;
    private final Puzzle<P> puzzle;
    private final TextLayout layout;

    private HeuristicCheckText(CheckedHeuristic<P> checked, TextLayout layout) {
        this.checked = checked;
        this.check = checked.check();
        this.puzzle = check.puzzle();
        this.layout = layout;
    }

    /** The whole result; in a window, every line fits. */
    public static <P extends Position> String write(CheckedHeuristic<P> checked, TextLayout layout) {
        HeuristicCheckText<P> text = new HeuristicCheckText<>(checked, layout);
        List<String> sections = new ArrayList<>(List.of(text.summary()));
        sections.addAll(text.counterexamples("overestimate", checked.check().overestimates()));
        sections.addAll(text.counterexamples("drop", checked.check().drops()));
        sections.add(layout.wrapped("h at each distance; in the picture | is the distance itself", ""));
        sections.add(new HistogramTable(checked.check()).on(layout));
        return String.join("\n\n", sections);
    }

    private String summary() {
        Facts facts = new Facts(layout)
                .add("puzzle", puzzle.name())
                .add("goal", puzzle.goalText())
                .add("heuristic", "%s, declares %s", check.heuristic().name(), say(checked.declared()))
                .add("states", states());
        checked.sources().forEach(source -> facts.add("", source));
        if (checked.outcome() != Outcome.EXHAUSTED) {
            facts.add("stopped", checked.outcome().label());
        }
        facts.add("admissible", admissible())
                .add("consistent", consistent())
                .add("declaration", declaration())
                .add(
                        "values",
                        "h is %.4f on average, the distance %.4f%s",
                        check.meanH(),
                        check.meanDistance(),
                        checked.scope() == Scope.WHOLE ? "" : ", of these states")
                .add("error", "%.4f on average; %s; %s", check.meanError(), most("low"), most("high"))
                .add(
                        "exact",
                        "at %,d of the states (%s)",
                        check.exact(),
                        CensusText.percent(check.exact(), check.states()));
        return facts.add("time", "%.3f s", checked.seconds()).toString();
    }

    private String states() {
        String which = switch (checked.scope()) {
            case WHOLE -> "all that there are";
            case NEAR -> "those near the goal";
            case SAMPLE -> "a sample";
        };
        return String.format(Locale.ROOT, "%,d, %s", check.states(), which);
    }

    private String admissible() {
        return switch (checked.admissible()) {
            case PROVED -> "yes, proved: h is nowhere more than the distance";
            case REFUTED -> "no: h is more than the distance at " + number(check.overestimates());
            case OPEN -> "not refuted: h is nowhere more than the distance" + butMaybeElsewhere();
        };
    }

    private String consistent() {
        return switch (checked.consistent()) {
            case PROVED -> "yes, proved: no move lowers h by more than it costs";
            case REFUTED ->
                check.drops().count() > 0
                        ? "no: a move lowers h by more than it costs at " + number(check.drops())
                        : "no: h is more than the distance, so it drops too fast on the way, or is not 0 at the goal";
            case OPEN -> "not refuted: no move lowers h by more than it costs" + butMaybeElsewhere();
        };
    }

    private String butMaybeElsewhere() {
        return checked.scope() == Scope.SAMPLE ? " in the sample, which proves nothing" : " near the goal";
    }

    private static String number(Counterexamples counterexamples) {
        return Quantity.counted(counterexamples.count(), "state");
    }

    private String declaration() {
        Guarantee declared = checked.declared();
        if (checked.isRefuted(declared)) {
            return "wrong: it declares " + say(declared) + ", and is not; correct its method guarantee()";
        }
        if (checked.scope() == Scope.WHOLE && check.seen() != declared) {
            return "modest: on this puzzle it is " + say(check.seen()) + "; its method guarantee() may declare it";
        }
        return checked.scope() == Scope.WHOLE ? "right" : "not refuted";
    }

    private static String say(Guarantee guarantee) {
        return switch (guarantee) {
            case NONE -> "nothing";
            case ADMISSIBLE -> "admissible";
            case CONSISTENT -> "consistent";
        };
    }

    private String most(String side) {
        Counterexamples counterexamples = side.equals("low") ? check.underestimates() : check.overestimates();
        return counterexamples
                .worst()
                .map(worst -> String.format(
                        Locale.ROOT,
                        "at most %d too %s (%d where it is %d)",
                        worst.size(),
                        side,
                        worst.h(),
                        worst.distance()))
                .orElse("never too " + side);
    }

    private List<String> counterexamples(String name, Counterexamples counterexamples) {
        List<String> sections = new ArrayList<>();
        counterexamples.first().ifPresent(first -> {
            Counterexample worst = counterexamples.worst().orElseThrow();
            boolean isAlsoWorst = first.size() == worst.size();
            sections.add(titled((isAlsoWorst ? "first and worst " : "first ") + name, first));
            sections.add(draw(first));
            if (!isAlsoWorst) {
                sections.add(titled("worst " + name, worst));
                sections.add(draw(worst));
            }
        });
        return sections;
    }

    private String titled(String title, Counterexample counterexample) {
        return layout.wrapped(title + ": " + describe(counterexample), "");
    }

    private String describe(Counterexample counterexample) {
        if (counterexample.move() == Counterexample.NO_MOVE) {
            return String.format(
                    Locale.ROOT, "h is %d, the distance %d", counterexample.h(), counterexample.distance());
        }
        return String.format(
                Locale.ROOT,
                "h is %d, and %d after the move %s",
                counterexample.h(),
                counterexample.hAfter(),
                puzzle.moveName(counterexample.move()));
    }

    private String draw(Counterexample counterexample) {
        P position = puzzle.newPosition();
        position.unpack(counterexample.state(), 0);
        SideBySide drawings = new SideBySide(layout.columns()).add(StateText.of(puzzle, position, layout));
        if (counterexample.move() != Counterexample.NO_MOVE) {
            position.apply(counterexample.move());
            drawings.add(StateText.of(puzzle, position, layout));
        }
        return drawings.toString();
    }
}
