package dev.unscramble.report.comparison;

import dev.unscramble.experiment.Claim;
import dev.unscramble.report.comparison.Comparison.Cell;
import dev.unscramble.report.comparison.Comparison.Line;
import dev.unscramble.report.comparison.ExperimentResults.Trial;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.Attribute.Better;
import dev.unscramble.run.SolverSpec;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Compares what others say of solvers with our runs. */
public record ClaimCheck(ExperimentResults results) {
    /**
     * What our runs say of a claim.
     *
     * @param agrees empty if our runs do not show it
     */
    public record Verdict(Optional<Boolean> agrees, String evidence) {
        private static final Verdict NONE =
                new Verdict(Optional.empty(), "Our runs do not show it: they lack the solvers or the limits for it.");

        private static Verdict of(boolean agrees, String evidence) {
            return new Verdict(
                    Optional.of(agrees), (agrees ? "Our runs agree: " : "Our runs contradict this: ") + evidence + ".");
        }
    }

    public Verdict verdict(Claim claim, Attribute attribute) {
        int solver = column(claim.solver());
        if (solver < 0) {
            return Verdict.NONE;
        }
        return switch (claim.kind()) {
            case BETTER_THAN -> betterThan(attribute, solver, column(claim.other()));
            case ALL_WITHIN, MOST_WITHIN -> within(claim, attribute, trials(solver, claim.amount()));
            case SOLVES_ALL, FAILS_SOME -> solved(claim, trials(solver, 0));
        };
    }

    private int column(String label) {
        return results.solvers().stream().map(SolverSpec::label).toList().indexOf(label);
    }

    /** The trials of a solver on all instances under this node limit. */
    private List<Trial> trials(int solver, double nodes) {
        return IntStream.range(0, results.rows().size())
                .filter(row -> !results.rows().get(row).isTotal())
                .filter(row -> results.rows().get(row).limit().nodes().orElse(Long.MAX_VALUE) >= nodes)
                .mapToObj(row -> results.trials(row, solver))
                .flatMap(List::stream)
                .toList();
    }

    private Verdict betterThan(Attribute attribute, int one, int other) {
        if (other < 0) {
            return Verdict.NONE;
        }
        List<Line> lines = Comparison.of(results, attribute).lines().stream()
                .filter(line -> line.cells().get(one).isShown()
                        && line.cells().get(other).isShown())
                .toList();
        if (lines.isEmpty()) {
            return Verdict.NONE;
        }
        int worse = (int) lines.stream()
                .filter(line -> isBetter(
                        attribute, line.cells().get(other), line.cells().get(one)))
                .count();
        int better = (int) lines.stream()
                .filter(line ->
                        isBetter(attribute, line.cells().get(one), line.cells().get(other)))
                .count();
        if (worse == 0 && better == 0) {
            return Verdict.of(false, "neither is better in any row");
        }
        boolean agrees = worse == 0;
        String winner = results.solvers().get(agrees ? one : other).label();
        return Verdict.of(
                agrees, winner + " is better in " + (agrees ? better : worse) + " of " + lines.size() + " rows");
    }

    private static boolean isBetter(Attribute attribute, Cell one, Cell other) {
        double difference = one.summary().mean() - other.summary().mean();
        return attribute.better() == Better.LESS ? difference < 0 : difference > 0;
    }

    private static Verdict within(Claim claim, Attribute attribute, List<Trial> trials) {
        if (trials.isEmpty()) {
            return Verdict.NONE;
        }
        Share share = new Share(
                (int) trials.stream()
                        .filter(trial -> trial.isSolved() && trial.value(attribute) <= claim.amount())
                        .count(),
                trials.size());
        boolean agrees = claim.kind() == Claim.Kind.ALL_WITHIN ? share.isAll() : share.percent() > 50;
        return Verdict.of(agrees, runs(share) + " within that" + most(attribute, trials));
    }

    private static String most(Attribute attribute, List<Trial> trials) {
        return trials.stream()
                .filter(Trial::isSolved)
                .map(trial -> trial.value(attribute))
                .max(Double::compare)
                .map(most -> ", the most is " + attribute.format(most))
                .orElse("");
    }

    private static Verdict solved(Claim claim, List<Trial> trials) {
        if (trials.isEmpty()) {
            return Verdict.NONE;
        }
        Share share = new Share((int) trials.stream().filter(Trial::isSolved).count(), trials.size());
        boolean agrees = share.isAll() == (claim.kind() == Claim.Kind.SOLVES_ALL);
        return Verdict.of(agrees, runs(share) + " solved");
    }

    private static String runs(Share share) {
        return String.format(Locale.ROOT, "%,d of %,d runs", share.part(), share.whole());
    }
}
