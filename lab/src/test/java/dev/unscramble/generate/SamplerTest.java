package dev.unscramble.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Examples;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.kind.TileDomain;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.tiles.TilePosition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SamplerTest {

    @Test
    @Tag("long")
    void samplesAreDifferentAndExactlySoDeep() {
        assertThat(sampler(5, Limits.NONE).samples(30, Draw.atDepths(List.of(3, 10, 25))))
                .allSatisfy(sample -> {
                    assertThat(starts(sample.instances().stream())).doesNotHaveDuplicates();
                    assertThat(sample.instances())
                            .allSatisfy(instance ->
                                    assertThat(Examples.distance(instance)).isEqualTo(depth(sample)));
                });
    }

    @Test
    void aSampleLargerThanItsLayerIsTheLayer() {
        List<Sample<TilePosition>> samples = sampler(5, Limits.NONE).samples(8, Draw.atDepths(List.of(2, 3, 4)));
        assertThat(samples)
                .extracting(Sample::kind, sample -> sample.instances().size())
                .containsExactly(
                        tuple(Sample.Kind.WHOLE, 4),
                        tuple(Sample.Kind.WHOLE, 8),
                        tuple(Sample.Kind.UNIFORM_AT_DEPTH, 8));
    }

    @Test
    void theGoalNeedsNoMemory() {
        assertThat(sampler(5, Limits.NONE.withMemoryBytes(0)).samples(8, Draw.atDepths(List.of(0))))
                .allSatisfy(sample ->
                        assertThat(starts(sample.instances().stream())).hasSize(1));
    }

    @Test
    void aSampleDoesNotDependOnWhichOtherDepthsAreAskedFor() {
        assertThat(starts(
                        sampler(5, Limits.NONE)
                                .samples(10, Draw.atDepths(List.of(5, 12, 20)))
                                .get(1)
                                .instances()
                                .stream()))
                .isEqualTo(starts(
                        sampler(5, Limits.NONE).samples(10, Draw.atDepths(List.of(12))).get(0).instances().stream()));
    }

    @Test
    void otherDrawsAreSampledByTheSameSampler() {
        List<Sample<TilePosition>> samples = sampler(5, Limits.NONE)
                .samples(3, List.of(new Draw.Uniform(), new Draw.ByMoves(7), new Draw.AtLeastDepth(20)));
        assertThat(samples)
                .extracting(Sample::kind, sample -> sample.instances().size())
                .containsExactly(
                        tuple(Sample.Kind.UNIFORM, 3),
                        tuple(Sample.Kind.RANDOM_MOVES, 3),
                        tuple(Sample.Kind.UNIFORM_FROM_DEPTH, 3));
        assertThat(samples.get(1).draw().place()).contains(new Draw.Place("random moves", "moves 7", 7));
        assertThat(samples.get(2).instances())
                .allSatisfy(instance -> assertThat(Examples.distance(instance)).isGreaterThanOrEqualTo(20));
    }

    @Test
    void everyStateOfALayerIsAsLikelyInASample() {
        Map<String, Integer> counts = new HashMap<>();
        int samples = Samples.atLeast(1000);
        for (int seed = 0; seed < samples; seed++) {
            for (Instance<TilePosition> instance : sampler(seed, Limits.NONE)
                    .samples(4, Draw.atDepths(List.of(4)))
                    .get(0)
                    .instances()) {
                counts.merge(instance.start(), 1, Integer::sum);
            }
        }
        double expected = samples / 4.0; // of 16 boards each
        double chiSquare = counts.values().stream()
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
        assertThat(counts).hasSize(16);
        // 15 degrees of freedom, times the 12/15 of drawing without replacement: once in a thousand it is larger.
        assertThat(chiSquare).isLessThan(37.7);
    }

    @Test
    void samplesThatCannotBeListedSayThatTheyAreNotUniform() {
        List<Sample<TilePosition>> samples =
                sampler(11, Limits.NONE.withNodes(3000)).samples(5, Draw.atDepths(List.of(4, 16, 18)));
        assertThat(samples)
                .extracting(Sample::kind)
                .containsExactly(Sample.Kind.UNIFORM_AT_DEPTH, Sample.Kind.SCRAMBLED, Sample.Kind.SCRAMBLED);
        assertThat(samples.get(1).instances())
                .allSatisfy(instance -> assertThat(Examples.distance(instance)).isEqualTo(16));
    }

    @Test
    @Tag("long")
    void theCubeIsUniformAtEveryDepthEvenWhereItIsNotListed() {
        Domain<?> cube = new InstanceReader(PuzzleSettings.DEFAULT.withMetric("quarter")).domain("cube");
        List<? extends Sample<?>> samples = samples(cube, 20, List.of(1, 5, 13, 14));
        assertThat(samples)
                .extracting(Sample::kind, sample -> sample.instances().size())
                .containsExactly(
                        tuple(Sample.Kind.WHOLE, 6),
                        tuple(Sample.Kind.UNIFORM_AT_DEPTH, 20),
                        tuple(Sample.Kind.UNIFORM_AT_DEPTH, 20),
                        tuple(Sample.Kind.UNIFORM_AT_DEPTH, 20));
    }

    private static <P extends Position> List<Sample<P>> samples(Domain<P> domain, int count, List<Integer> depths) {
        return new Sampler<>(domain, 1, Limits.NONE, Progress.NONE).samples(count, Draw.atDepths(depths));
    }

    private static Sampler<TilePosition> sampler(long seed, Limits limits) {
        TileDomain domain = (TileDomain) new InstanceReader(PuzzleSettings.DEFAULT).domain("3x3");
        return new Sampler<>(domain, seed, limits, Progress.NONE);
    }

    private static int depth(Sample<?> sample) {
        return sample.draw().place().orElseThrow().value();
    }

    private static List<String> starts(Stream<Instance<TilePosition>> instances) {
        return instances.map(Instance::start).toList();
    }
}
