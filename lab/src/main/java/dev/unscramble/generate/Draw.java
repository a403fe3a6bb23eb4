package dev.unscramble.generate;

import dev.unscramble.catalog.Instance;
import dev.unscramble.model.Position;
import java.util.Optional;
import java.util.stream.Stream;

/** How random puzzles are drawn. */
public sealed interface Draw {

    /** This many of them. */
    <P extends Position> Stream<Instance<P>> from(Generator<P> generator, int count);

    /** The chosen way, of which there is at most one; uniform by default. */
    static Draw of(Optional<Integer> depth, Optional<Integer> minDepth, Optional<Integer> moves) {
        return depth.<Draw>map(AtDepth::new)
                .or(() -> minDepth.map(AtLeastDepth::new))
                .or(() -> moves.map(ByMoves::new))
                .orElseGet(Uniform::new);
    }

    /** Uniform over all solvable puzzles. */
    record Uniform() implements Draw {
        @Override
        public <P extends Position> Stream<Instance<P>> from(Generator<P> generator, int count) {
            return generator.uniform(count);
        }
    }

    /** Puzzles that need exactly {@code depth} moves. */
    record AtDepth(int depth) implements Draw {
        @Override
        public <P extends Position> Stream<Instance<P>> from(Generator<P> generator, int count) {
            return generator.atDepth(count, depth);
        }
    }

    /** Puzzles that need at least {@code depth} moves. */
    record AtLeastDepth(int depth) implements Draw {
        @Override
        public <P extends Position> Stream<Instance<P>> from(Generator<P> generator, int count) {
            return generator.atLeastDepth(count, depth);
        }
    }

    /** Random moves from the goal, none of which undoes the one before. */
    record ByMoves(int moves) implements Draw {
        @Override
        public <P extends Position> Stream<Instance<P>> from(Generator<P> generator, int count) {
            return generator.byMoves(count, moves);
        }
    }
}
