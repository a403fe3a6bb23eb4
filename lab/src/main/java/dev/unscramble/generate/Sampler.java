package dev.unscramble.generate;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.generate.Draw.AtDepth;
import dev.unscramble.generate.Draw.AtLeastDepth;
import dev.unscramble.generate.Draw.ByMoves;
import dev.unscramble.generate.Sample.Kind;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.search.Layers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Draws samples for experiments: each draw has a seed of its own, so that another one does not change it, and puzzles of
 * an exact depth are drawn without replacement, so that none counts twice.
 */
public record Sampler<P extends Position>(Domain<P> domain, long seed, Limits limits, Progress progress) {
    /** The most draws for each puzzle, since equal ones may come up. */
    private static final int DRAWS_EACH = 50;

    /**
     * This many puzzles of each draw; of a depth all that there are, if they are fewer.
     *
     * @param draws depths in rising order
     */
    public List<Sample<P>> samples(int count, List<? extends Draw> draws) {
        long listed = Math.min(limits.nodes(), Generator.MAX_LISTED);
        Layers<P> layers = Layers.aroundGoal(domain.puzzle(), limits.withNodes(listed), progress);
        List<Sample<P>> samples = new ArrayList<>();
        boolean isListed = true;
        for (Draw draw : draws) {
            if (draw instanceof AtDepth at) {
                isListed = isListed
                        && Generator.advance(layers, at.depth(), domain.puzzle().name());
                samples.add(isListed ? fromLayer(layers, at, count) : beyond(at, count));
            } else {
                samples.add(drawn(draw, count));
            }
        }
        return samples;
    }

    private Sample<P> drawn(Draw draw, int count) {
        long own = draw instanceof ByMoves by ? seed + 1_000_003L * by.moves() : seed;
        Kind kind = draw instanceof ByMoves
                ? Kind.RANDOM_MOVES
                : draw instanceof AtLeastDepth ? Kind.UNIFORM_FROM_DEPTH : Kind.UNIFORM;
        return new Sample<>(draw, draw.from(generator(own), count).toList(), kind);
    }

    private Generator<P> generator(long own) {
        return new Generator<>(domain, own, limits, progress);
    }

    private Sample<P> fromLayer(Layers<P> layers, AtDepth draw, int count) {
        boolean isWhole = layers.width() <= count;
        Stream<Integer> indices = isWhole
                ? IntStream.range(0, layers.width()).boxed()
                : distinct(count, layers.width(), new Random(mixed(draw))).stream();
        List<Instance<P>> drawn =
                indices.map(index -> domain.instance(layers.at(index))).toList();
        return new Sample<>(draw, drawn, isWhole ? Kind.WHOLE : Kind.UNIFORM_AT_DEPTH);
    }

    /** Puzzles of a layer too wide to be listed here: from the puzzle's own list of states, else from solutions. */
    private Sample<P> beyond(AtDepth draw, int count) {
        Random random = new Random(mixed(draw));
        return domain.statesAtDepth(draw.depth())
                .map(states -> new Sample<>(
                        draw,
                        different(
                                Stream.generate(() -> domain.instance(states.draw(random)))
                                        .limit((long) DRAWS_EACH * count),
                                count),
                        Kind.UNIFORM_AT_DEPTH))
                .orElseGet(() -> new Sample<>(
                        draw,
                        different(generator(mixed(draw)).onSolutions(count, draw.depth()), count),
                        Kind.SCRAMBLED));
    }

    /** The first different ones, up to this many. */
    private List<Instance<P>> different(Stream<Instance<P>> drawn, int count) {
        Map<String, Instance<P>> found = new LinkedHashMap<>();
        drawn.takeWhile(instance -> found.size() < count)
                .forEach(instance -> found.putIfAbsent(instance.start(), instance));
        return List.copyOf(found.values());
    }

    /** {@code count} different numbers below a bound; all sets of them are equally likely (Floyd, 1987). */
    private static Set<Integer> distinct(int count, int bound, Random random) {
        Set<Integer> numbers = new LinkedHashSet<>();
        for (int top = bound - count; top < bound; top++) {
            int number = random.nextInt(top + 1);
            numbers.add(numbers.contains(number) ? top : number);
        }
        return numbers;
    }

    /** A seed for one depth; the odd constant spreads small numbers over all bits. */
    private long mixed(AtDepth draw) {
        return seed ^ draw.depth() * 0x9E3779B97F4A7C15L;
    }
}
