package dev.unscramble.catalog;

import dev.unscramble.model.DepthCutoff;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.InputException;
import dev.unscramble.model.TieBreak;
import dev.unscramble.search.AStarIdaStar.Aim;
import dev.unscramble.search.Beam;
import dev.unscramble.search.IdaStar;
import java.util.Optional;

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
        Aim aim) {

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
            Aim.EXACT);

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
        if (!(stopAt >= 1 && stopAt <= MAX_WEIGHT)) {
            throw new InputException("the ratio to stop at is " + stopAt + "; it must be from 1 to " + MAX_WEIGHT);
        }
    }

    public SearchOptions withWeight(double other) {
        return new SearchOptions(other, beamWidth, tieBreak, duplicates, cutoff, sequenceLength, threads, stopAt, aim);
    }

    /** The width of a beam. */
    int width() {
        return beamWidth.orElse(DEFAULT_BEAM_WIDTH);
    }

    public SearchOptions withBeamWidth(int width) {
        return new SearchOptions(
                weight, Optional.of(width), tieBreak, duplicates, cutoff, sequenceLength, threads, stopAt, aim);
    }

    public SearchOptions withTieBreak(TieBreak rule) {
        return new SearchOptions(
                weight, beamWidth, Optional.of(rule), duplicates, cutoff, sequenceLength, threads, stopAt, aim);
    }

    /** With another rule for duplicates; empty for the default of each algorithm. */
    public SearchOptions withDuplicates(Optional<Duplicates> rule) {
        return new SearchOptions(weight, beamWidth, tieBreak, rule, cutoff, sequenceLength, threads, stopAt, aim);
    }

    public SearchOptions withCutoff(DepthCutoff other) {
        return new SearchOptions(weight, beamWidth, tieBreak, duplicates, other, sequenceLength, threads, stopAt, aim);
    }

    public SearchOptions withSequenceLength(int length) {
        return new SearchOptions(weight, beamWidth, tieBreak, duplicates, cutoff, length, threads, stopAt, aim);
    }

    public SearchOptions withThreads(int number) {
        return new SearchOptions(weight, beamWidth, tieBreak, duplicates, cutoff, sequenceLength, number, stopAt, aim);
    }

    public SearchOptions withStopAt(double ratio) {
        return new SearchOptions(weight, beamWidth, tieBreak, duplicates, cutoff, sequenceLength, threads, ratio, aim);
    }

    public SearchOptions withAim(Aim other) {
        return new SearchOptions(
                weight, beamWidth, tieBreak, duplicates, cutoff, sequenceLength, threads, stopAt, other);
    }

    /** Whether a proof is asked for. */
    public boolean isOptimal() {
        return aim == Aim.PROVE;
    }
}
