package dev.unscramble.generate;

import dev.unscramble.catalog.Instance;
import dev.unscramble.model.Position;
import java.util.Optional;
import java.util.stream.Stream;

/** How random puzzles are drawn. */
public sealed interface Draw {

    /** This many of them. */
    <P extends Position> Stream<Instance<P>> from(Generator<P> generator, int count);

    /** The way that was chosen, of which there is one at most; else uniform. */
    static Draw of(Optional<Integer> depth, Optional<Integer> minDepth, Optional<Integer> moves) {
        return depth.<Draw>map(AtDepth::new)
                .or(() -> minDepth.map(AtLeastDepth::new))
                .or(() -> moves.map(ByMoves::new))
                .orElseGet(Uniform::new);
    }

    /** Uniform over all that can be solved. */
    record Uniform() implements Draw {
        @Override
        public <P extends Position> Stream<Instance<P>> from(Generator<P> generator, int count) {
            return generator.uniform(count);
        }
    }

    /** Those that need exactly this many moves. */
    record AtDepth(int depth) implements Draw {
        @Override
        public <P extends Position> Stream<Instance<P>> from(Generator<P> generator, int count) {
            return generator.atDepth(count, depth);
        }
    }

    /** Those that need at least this many moves. */
    record AtLeastDepth(int depth) implements Draw {
        @Override
        public <P extends Position> Stream<Instance<P>> from(Generator<P> generator, int count) {
            return generator.atLeastDepth(count, depth);
        }
    }

    /** This many random moves from the goal, none of which undoes the one before. */
    record ByMoves(int moves) implements Draw {
        @Override
        public <P extends Position> Stream<Instance<P>> from(Generator<P> generator, int count) {
            return generator.byMoves(count, moves);
        }
    }
}
