package dev.unscramble.search.idastar;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.Tracer;
import org.jspecify.annotations.Nullable;

/**
 * Gives searches their {@link Kernels}, and chooses which duplicate sequences of moves they leave out.
 *
 * @param duplicates which ones to leave out
 * @param sequenceLength with {@link Duplicates#SEQUENCES}: their largest length, or {@link #BY_WORTH}
 */
public record Preparation(Duplicates duplicates, int sequenceLength) {
    /** The length of the shortest duplicate sequence: a move and its inverse. */
    public static final int MIN_SEQUENCE_LENGTH = 2;

    /** A sequence length that the search chooses: none at first, a larger one the more nodes it has generated. */
    public static final int BY_WORTH = 0;

    /** After this many nodes, an automaton is worth the 20 to 40 ms that it takes. */
    private static final long NODES_BEFORE_SEQUENCES = 1_000_000;

    private static final int SEQUENCE_MOVES = 10;
    /** After this many nodes, a better automaton is worth the 100 ms that it takes. */
    private static final long NODES_BEFORE_LONG_SEQUENCES = 20_000_000;

    private static final int LONG_SEQUENCE_MOVES = 12;

    public Preparation {
        if (duplicates.isGraphSearch()) {
            throw new IllegalArgumentException("idastar stores no states beyond its path");
        }
        if (sequenceLength < MIN_SEQUENCE_LENGTH && sequenceLength != BY_WORTH) {
            throw new IllegalArgumentException("the length of sequences is " + sequenceLength
                    + "; the shortest duplicate sequence, a move and its inverse, has length "
                    + MIN_SEQUENCE_LENGTH);
        }
    }

    /** This preparation, leaving out other duplicates. */
    public Preparation withDuplicates(Duplicates others) {
        return new Preparation(others, sequenceLength);
    }

    /** This preparation, with another largest length of sequences. */
    public Preparation withSequenceLength(int longest) {
        return new Preparation(duplicates, longest);
    }

    /** The kernels for a problem's puzzle and heuristic: new ones if there is a tracer, else shared ones. */
    public <P extends Position> Kernels<P> kernels(Problem<P> problem, @Nullable Tracer tracer) {
        boolean checksPath = duplicates == Duplicates.PATH;
        return tracer == null ? Kernels.of(problem, checksPath) : new Kernels<>(problem, checksPath, tracer);
    }

    /** The automaton for a search after {@code generated} nodes. Adds the time that it takes to the meter. */
    public <P extends Position> MoveAutomaton<P> automaton(Kernels<P> prepared, long generated, Meter meter) {
        long begin = System.nanoTime();
        MoveAutomaton<P> automaton = prepared.automaton(sequenceLength(generated), meter::mustStopPreparing);
        meter.preparationNanos += System.nanoTime() - begin;
        return automaton;
    }

    /** The largest length of sequences for a search after {@code generated} nodes. */
    private int sequenceLength(long generated) {
        if (duplicates == Duplicates.NONE) {
            return Kernels.EVERY_MOVE;
        }
        if (duplicates != Duplicates.SEQUENCES || sequenceLength == BY_WORTH && generated < NODES_BEFORE_SEQUENCES) {
            return Kernels.LAST_MOVE;
        }
        if (sequenceLength != BY_WORTH) {
            return sequenceLength;
        }
        return generated < NODES_BEFORE_LONG_SEQUENCES ? SEQUENCE_MOVES : LONG_SEQUENCE_MOVES;
    }
}
