package dev.unscramble.search.idastar;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.Tracer;
import org.jspecify.annotations.Nullable;

/** How searches get their {@link Kernels}, and which sequences of moves they leave out. */
public final class Preparation {
    /** Shorter ones cannot be superfluous, not even a move and its way back. */
    public static final int MIN_SEQUENCE_LENGTH = 2;

    /** As the length of sequences: none at first, longer ones as the search proves to be worth it. */
    public static final int BY_WORTH = 0;

    /** A search that has generated this many nodes is worth the 20 to 40 ms that an automaton takes. */
    private static final long WORTH_SEQUENCES = 1_000_000;

    private static final int SEQUENCES = 10;
    /** And one that has generated this many, the tenth of a second that a better one takes. */
    private static final long WORTH_LONG_SEQUENCES = 20_000_000;

    private static final int LONG_SEQUENCES = 12;

    private final Duplicates duplicates;
    private final int sequenceLength;

    /**
     * Leaves out these duplicates.
     *
     * @param sequenceLength with {@link Duplicates#SEQUENCES}: up to which length they are looked at, or
     *     {@link #BY_WORTH}
     */
    public Preparation(Duplicates duplicates, int sequenceLength) {
        if (duplicates.isGraphSearch()) {
            throw new IllegalArgumentException("idastar stores no states beyond its path");
        }
        if (sequenceLength < MIN_SEQUENCE_LENGTH && sequenceLength != BY_WORTH) {
            throw new IllegalArgumentException("the length of sequences is " + sequenceLength
                    + "; the shortest that can be superfluous, a move and its way back, is "
                    + MIN_SEQUENCE_LENGTH);
        }
        this.duplicates = duplicates;
        this.sequenceLength = sequenceLength;
    }

    /** The kernels for a problem's puzzle and heuristic: new ones if they tell a tracer, else those that all share. */
    public <P extends Position> Kernels<P> kernels(Problem<P> problem, @Nullable Tracer tracer) {
        boolean checksPath = duplicates == Duplicates.PATH;
        return tracer == null ? Kernels.of(problem, checksPath) : new Kernels<>(problem, checksPath, tracer);
    }

    /** The automaton for a search that has generated this many nodes; its meter is told how long it took to make. */
    public <P extends Position> MoveAutomaton<P> automaton(Kernels<P> prepared, long generated, Meter meter) {
        long begin = System.nanoTime();
        MoveAutomaton<P> automaton = prepared.automaton(sequenceLength(generated), meter::mustStopPreparing);
        meter.preparationNanos += System.nanoTime() - begin;
        return automaton;
    }

    /** The length of sequences that a search that has generated this many nodes looks at. */
    private int sequenceLength(long generated) {
        if (duplicates == Duplicates.NONE) {
            return Kernels.EVERY_MOVE;
        }
        if (duplicates != Duplicates.SEQUENCES || sequenceLength == BY_WORTH && generated < WORTH_SEQUENCES) {
            return Kernels.LAST_MOVE;
        }
        if (sequenceLength != BY_WORTH) {
            return sequenceLength;
        }
        return generated < WORTH_LONG_SEQUENCES ? SEQUENCES : LONG_SEQUENCES;
    }
}
