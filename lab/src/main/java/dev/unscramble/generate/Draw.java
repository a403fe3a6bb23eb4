package dev.unscramble.generate;

import dev.unscramble.catalog.Instance;
import dev.unscramble.model.Position;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How random puzzles are drawn. */
public sealed interface Draw {

    /** {@code count} puzzles, some of which may be the same; a {@link Sampler} draws none twice. */
    <P extends Position> Stream<Instance<P>> from(Generator<P> generator, int count);

    /** Where it stands among others of its kind, if they differ in a number. */
    default Optional<Place> place() {
        return Optional.empty();
    }

    /**
     * A place on an axis.
     *
     * @param axis what draws of this kind differ in
     * @param label its name among them
     */
    record Place(String axis, String label, int value) {}

    /** The chosen way, of which there is at most one; uniform by default. */
    static Draw of(Optional<Integer> depth, Optional<Integer> minDepth, Optional<Integer> moves) {
        return depth.<Draw>map(AtDepth::new)
                .or(() -> minDepth.map(AtLeastDepth::new))
                .or(() -> moves.map(ByMoves::new))
                .orElseGet(Uniform::new);
    }

    /** Puzzles of each of these depths, in rising order. */
    static List<Draw> atDepths(Collection<Integer> depths) {
        return depths.stream().distinct().sorted().<Draw>map(AtDepth::new).toList();
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

        @Override
        public Optional<Place> place() {
            return Optional.of(new Place("depth", "depth " + depth, depth));
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

        @Override
        public Optional<Place> place() {
            return Optional.of(new Place("random moves", "moves " + moves, moves));
        }
    }
}
