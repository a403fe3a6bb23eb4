package dev.unscramble.search.beam;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.threads.WorkerThreads;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A beam keeps the best of the states that it has not met, group by group and place by place. */
class BeamSelectionTest {
    private static final Dial DIAL = Dial.unit(24, 1, 5);

    private final Meter meter = new Meter(Limits.NONE, Progress.NONE);

    private BeamSelection<Hand> selection(int width, WorkerThreads threads) {
        BeamContext<Hand> context = new BeamContext<>(DIAL, 8, meter, threads, null);
        return new BeamSelection<>(context, new BeamWorkers<>(context, width), width);
    }

    @Test
    void aGroupHasAThousandStatesOrMore() {
        try (WorkerThreads alone = new WorkerThreads("beam", 1)) {
            int[] widths = {1, 1999, 2000, 3999, 4000, 15_999, 16_000, 40_000};
            assertThat(Arrays.stream(widths)
                            .map(width -> selection(width, alone).groups()))
                    .containsExactly(1, 1, 2, 2, 4, 8, 16, 16);
        }
    }

    /** As many as fit, fewer candidates than fit, and few states of which there are many candidates. */
    @ParameterizedTest
    @CsvSource({
        "1, 50, 1, 1000000",
        "20, 200, 1, 1000000",
        "20, 200, 3, 30",
        "20, 10, 7, 1000000",
        "2500, 6000, 1, 1000000",
        "2500, 6000, 9, 4000",
        "4000, 1500, 40, 1000000",
        "2300, 7000, 1, 2000",
        "2300, 7000, 30, 1000000"
    })
    void itKeepsWhatASlowOneKeeps(int width, int count, int places, int states) {
        try (WorkerThreads three = new WorkerThreads("beam", 3)) {
            BeamSelection<Hand> selection = selection(width, three);
            Random random = Samples.random(width + count);
            selection.begin(places, 0);
            Set<Long> met = new HashSet<>(List.of(0L));
            boolean isComplete = true;
            for (int layer = 0; layer < 3; layer++) {
                Candidates candidates = candidates(random, selection.groups(), count, places, states);
                BeamLayer next = new BeamLayer(width, 8);
                meter.duplicates = 0;
                int[] origins = selection.choose(candidates, width, next);
                Kept expected = new Kept(candidates, met);
                for (int group = 0; group < selection.groups(); group++) {
                    int room = width * (group + 1) / selection.groups() - width * group / selection.groups();
                    expected.choose(group, room, places);
                }
                isComplete &= expected.isComplete;
                assertThat(origins).containsExactly(array(expected.origins));
                assertThat(Arrays.copyOf(next.scores, origins.length)).containsExactly(array(expected.scores));
                assertThat(Arrays.stream(next.hashes, 0, origins.length)).containsExactlyElementsOf(expected.hashes);
                assertThat(meter.duplicates).isEqualTo(expected.duplicates);
                assertThat(selection.isComplete()).isEqualTo(isComplete);
            }
            selection.begin(places, 0);
            assertThat(selection.isComplete()).isTrue();
        }
    }

    @Test
    void whatItMetInOneRunIsNewInTheNext() {
        try (WorkerThreads alone = new WorkerThreads("beam", 1)) {
            BeamSelection<Hand> selection = selection(20, alone);
            Candidates candidates = candidates(new Random(1), 1, 10, 1, 1_000_000);
            selection.begin(1, 0);
            assertThat(selection.choose(candidates, 20, new BeamLayer(20, 8))).hasSize(10);
            assertThat(selection.choose(candidates, 20, new BeamLayer(20, 8))).isEmpty();
            selection.begin(1, 0);
            assertThat(selection.choose(candidates, 20, new BeamLayer(20, 8))).hasSize(10);
        }
    }

    private static Candidates candidates(Random random, int groups, int count, int places, int states) {
        Candidates candidates = new Candidates(groups);
        candidates.reserve(count);
        Candidates.Slice part = new Candidates.Slice(0, Long.MAX_VALUE);
        for (int i = 0; i < count; i++) {
            long state = random.nextInt(states);
            candidates.add(
                    part,
                    i,
                    random.nextInt(30),
                    state * 0xd6e8feb86659fd93L,
                    random.nextBoolean() ? 0 : random.nextInt(places));
        }
        candidates.sort(new Candidates.Slice[] {part});
        return candidates;
    }

    private static int[] array(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    /** What is kept, by sets and lists. */
    private static final class Kept {
        private final Candidates candidates;
        private final Set<Long> met;
        private final List<Integer> origins = new ArrayList<>();
        private final List<Integer> scores = new ArrayList<>();
        private final List<Long> hashes = new ArrayList<>();
        private int duplicates;
        private boolean isComplete = true;

        Kept(Candidates candidates, Set<Long> met) {
            this.candidates = candidates;
            this.met = met;
        }

        /** No place has more than four times its even share, but each may have one. */
        void choose(int group, int room, int places) {
            int[] left = new int[places];
            Arrays.fill(left, Math.max(1, 4 * room / places));
            int kept = 0;
            for (int i = candidates.begin(group); i < candidates.ends[group]; i++) {
                int candidate = candidates.sorted[i];
                int place = candidates.places[candidate];
                if (kept == room) {
                    isComplete = false;
                    return;
                }
                if (left[place] == 0) {
                    isComplete = false;
                } else if (!met.add(candidates.hashes[candidate])) {
                    duplicates++;
                } else {
                    origins.add(candidates.origins[candidate]);
                    scores.add(candidates.scores[candidate]);
                    hashes.add(candidates.hashes[candidate]);
                    left[place]--;
                    kept++;
                }
            }
        }
    }
}
