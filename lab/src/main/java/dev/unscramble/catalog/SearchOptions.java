package dev.unscramble.catalog;

import dev.unscramble.model.DepthCutoff;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.InputException;
import dev.unscramble.model.TieBreak;
import dev.unscramble.search.AStarIdaStar.Aim;
import dev.unscramble.search.Beam;
import dev.unscramble.search.IdaStar;
import dev.unscramble.search.walk.HillClimbing;
import dev.unscramble.search.walk.LssLrta;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The options of an algorithm. An algorithm uses those that concern it, and has its own defaults for empty ones.
 *
 * @param weight of h in weighted A*
 * @param beamWidth the number of states that beam search keeps
 * @param tieBreak which of the nodes of least f comes first
 * @param duplicates which duplicates are pruned
 * @param cutoff whether backtracking and iterative deepening expand nodes at their bound
 * @param sequenceLength the longest duplicate sequences of moves that are pruned, if any are, or {@link
 *     IdaStar#BY_WORTH}
 * @param threads the most threads that share a search
 * @param stopAt an anytime search ends when its solution is proved to cost at most this many times the optimum
 * @param aim whether a solution must be proved optimal, however long that takes
 * @param lookAhead how many nodes a real-time search expands before it moves
 * @param restarts how often a local search starts again when it is stuck
 */
public record SearchOptions(
        double weight,
        Optional<Integer> beamWidth,
        Optional<TieBreak> tieBreak,
        Optional<Duplicates> duplicates,
        DepthCutoff cutoff,
        int sequenceLength,
        int threads,
        double stopAt,
        Aim aim,
        int lookAhead,
        int restarts) {

    public static final double DEFAULT_WEIGHT = 1.5;
    public static final int DEFAULT_BEAM_WIDTH = Beam.DEFAULT_WIDTH;

    private static final int MAX_WEIGHT = 1000;
    private static final int MAX_SEQUENCE_LENGTH = 16;
    private static final int MAX_THREADS = 1024;

    public static final SearchOptions DEFAULT = new SearchOptions(
            DEFAULT_WEIGHT,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            DepthCutoff.EARLY,
            IdaStar.BY_WORTH,
            1,
            1,
            Aim.EXACT,
            LssLrta.DEFAULT_LOOK_AHEAD,
            HillClimbing.DEFAULT_RESTARTS);

    public SearchOptions {
        if (!(weight >= 1 && weight <= MAX_WEIGHT)) {
            throw new InputException("the weight is " + weight + "; it must be from 1 to " + MAX_WEIGHT);
        }
        if (beamWidth.orElse(1) < 1) {
            throw new InputException("the beam is " + beamWidth.get() + " wide; it must be at least 1");
        }
        if (sequenceLength != IdaStar.BY_WORTH
                && (sequenceLength < IdaStar.MIN_SEQUENCE_LENGTH || sequenceLength > MAX_SEQUENCE_LENGTH)) {
            throw new InputException("the length of sequences is " + sequenceLength + "; it must be from "
                    + IdaStar.MIN_SEQUENCE_LENGTH + " to " + MAX_SEQUENCE_LENGTH);
        }
        if (threads < 1 || threads > MAX_THREADS) {
            throw new InputException("there are " + threads + " threads; it must be from 1 to " + MAX_THREADS);
        }
        if (lookAhead < 1) {
            throw new InputException("the look-ahead is " + lookAhead + "; it must be at least 1");
        }
        if (restarts < 0) {
            throw new InputException("there are " + restarts + " restarts; it must be at least 0");
        }
        if (!(stopAt >= 1 && stopAt <= MAX_WEIGHT)) {
            throw new InputException("the ratio to stop at is " + stopAt + "; it must be from 1 to " + MAX_WEIGHT);
        }
    }

    /** The width of a beam. */
    int width() {
        return beamWidth.orElse(DEFAULT_BEAM_WIDTH);
    }

    public SearchOptions withWeight(double other) {
        return with(copy -> copy.weight = other);
    }

    public SearchOptions withBeamWidth(int width) {
        return with(copy -> copy.beamWidth = Optional.of(width));
    }

    public SearchOptions withTieBreak(TieBreak rule) {
        return with(copy -> copy.tieBreak = Optional.of(rule));
    }

    /** With another rule for duplicates; empty for the default of each algorithm. */
    public SearchOptions withDuplicates(Optional<Duplicates> rule) {
        return with(copy -> copy.duplicates = rule);
    }

    public SearchOptions withCutoff(DepthCutoff other) {
        return with(copy -> copy.cutoff = other);
    }

    public SearchOptions withSequenceLength(int length) {
        return with(copy -> copy.sequenceLength = length);
    }

    public SearchOptions withThreads(int number) {
        return with(copy -> copy.threads = number);
    }

    public SearchOptions withStopAt(double ratio) {
        return with(copy -> copy.stopAt = ratio);
    }

    public SearchOptions withAim(Aim other) {
        return with(copy -> copy.aim = other);
    }

    public SearchOptions withLookAhead(int nodes) {
        return with(copy -> copy.lookAhead = nodes);
    }

    public SearchOptions withRestarts(int most) {
        return with(copy -> copy.restarts = most);
    }

    private SearchOptions with(Consumer<Copy> change) {
        Copy copy = new Copy(this);
        change.accept(copy);
        return copy.options();
    }

    /** Whether a proof is asked for. */
    public boolean isOptimal() {
        return aim == Aim.PROVE;
    }

    /** The same options, to be changed. */
    private static final class Copy {
        private double weight;
        private Optional<Integer> beamWidth;
        private Optional<TieBreak> tieBreak;
        private Optional<Duplicates> duplicates;
        private DepthCutoff cutoff;
        private int sequenceLength;
        private int threads;
        private double stopAt;
        private Aim aim;
        private int lookAhead;
        private int restarts;

        Copy(SearchOptions options) {
            weight = options.weight;
            beamWidth = options.beamWidth;
            tieBreak = options.tieBreak;
            duplicates = options.duplicates;
            cutoff = options.cutoff;
            sequenceLength = options.sequenceLength;
            threads = options.threads;
            stopAt = options.stopAt;
            aim = options.aim;
            lookAhead = options.lookAhead;
            restarts = options.restarts;
        }

        SearchOptions options() {
            return new SearchOptions(
                    weight,
                    beamWidth,
                    tieBreak,
                    duplicates,
                    cutoff,
                    sequenceLength,
                    threads,
                    stopAt,
                    aim,
                    lookAhead,
                    restarts);
        }
    }
}
