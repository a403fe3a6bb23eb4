package dev.unscramble.generate;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.generate.DepthSample.Kind;
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
 * Draws different puzzles of exact depths, for experiments: without replacement, so that none counts twice, and with a
 * seed for each depth, so that adding a depth does not change the others.
 */
public final class DepthSampler<P extends Position> {
    /** The most draws for each puzzle, since equal ones may come up. */
    private static final int DRAWS_EACH = 50;

    private final Domain<P> domain;
    private final long seed;
    private final Limits limits;
    private final Progress progress;

    public DepthSampler(Domain<P> domain, long seed, Limits limits, Progress progress) {
        this.domain = domain;
        this.seed = seed;
        this.limits = limits;
        this.progress = progress;
    }

    /** This many puzzles at each of these depths, in rising order; all that there are, if they are fewer. */
    public List<DepthSample<P>> samples(int count, List<Integer> depths) {
        long listed = Math.min(limits.nodes(), Generator.MAX_LISTED);
        Layers<P> layers = Layers.aroundGoal(domain.puzzle(), limits.withNodes(listed), progress);
        List<DepthSample<P>> samples = new ArrayList<>();
        boolean isListed = true;
        for (int depth : depths) {
            isListed =
                    isListed && Generator.advance(layers, depth, domain.puzzle().name());
            samples.add(isListed ? fromLayer(layers, count) : beyond(depth, count));
        }
        return samples;
    }

    private DepthSample<P> fromLayer(Layers<P> layers, int count) {
        boolean isWhole = layers.width() <= count;
        Stream<Integer> indices = isWhole
                ? IntStream.range(0, layers.width()).boxed()
                : distinct(count, layers.width(), new Random(mixed(layers.depth()))).stream();
        List<Instance<P>> drawn =
                indices.map(index -> domain.instance(layers.at(index))).toList();
        return new DepthSample<>(layers.depth(), drawn, isWhole ? Kind.WHOLE : Kind.UNIFORM);
    }

    /** Puzzles of a layer too wide to be listed here: from the puzzle's own list of states, else from solutions. */
    private DepthSample<P> beyond(int depth, int count) {
        Random random = new Random(mixed(depth));
        return domain.statesAtDepth(depth)
                .map(states -> new DepthSample<>(
                        depth,
                        different(
                                Stream.generate(() -> domain.instance(states.draw(random)))
                                        .limit((long) DRAWS_EACH * count),
                                count),
                        Kind.UNIFORM))
                .orElseGet(() -> new DepthSample<>(
                        depth,
                        different(
                                new Generator<>(domain, mixed(depth), limits, progress).onSolutions(count, depth),
                                count),
                        Kind.SCRAMBLED));
    }

    /** The first different ones, up to this many. */
    private List<Instance<P>> different(Stream<Instance<P>> drawn, int count) {
        Map<String, Instance<P>> found = new LinkedHashMap<>();
        drawn.takeWhile(instance -> found.size() < count)
                .forEach(instance -> found.putIfAbsent(instance.start(), instance));
        return List.copyOf(found.values());
    }

    /** This many different numbers below a bound; all sets of them are equally likely (Floyd, 1987). */
    private static Set<Integer> distinct(int count, int bound, Random random) {
        Set<Integer> numbers = new LinkedHashSet<>();
        for (int top = bound - count; top < bound; top++) {
            int number = random.nextInt(top + 1);
            numbers.add(numbers.contains(number) ? top : number);
        }
        return numbers;
    }

    /** A seed for one depth; the odd constant spreads small numbers over all bits. */
    private long mixed(int depth) {
        return seed ^ depth * 0x9E3779B97F4A7C15L;
    }
}
