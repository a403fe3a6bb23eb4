package dev.unscramble.search.beam;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.search.beam.Candidates.Slice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CandidatesTest {

    @Test
    void anOriginTellsTheParentAndTheMove() {
        for (int parent : new int[] {0, 1, 77, Candidates.MOST_PARENTS - 1}) {
            for (int move : new int[] {0, 1, 63}) {
                int origin = Candidates.origin(parent, move);
                assertThat(origin).isNotNegative();
                assertThat(Candidates.parent(origin)).isEqualTo(parent);
                assertThat(Candidates.move(origin)).isEqualTo(move);
            }
        }
    }

    /** The same object sorts one layer after the other, of fewer or more candidates and scores. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4, 16})
    void theyAreSortedByGroupThenByScoreThenInTheOrderInWhichTheyWereMade(int groups) {
        Candidates candidates = new Candidates(groups);
        for (long seed : Samples.seeds(10, 0)) {
            Random random = new Random(seed);
            int room = 1 + random.nextInt(60);
            candidates.reserve(4 * room);
            Slice[] parts = new Slice[1 + random.nextInt(4)];
            List<Integer> made = new ArrayList<>();
            for (int i = 0; i < parts.length; i++) {
                parts[i] = new Slice(i * room, Long.MAX_VALUE);
                for (int count = random.nextInt(room + 1); count > 0; count--) {
                    made.add(parts[i].end);
                    candidates.add(parts[i], count, random.nextInt(12) - 6, random.nextLong(), count);
                }
            }
            candidates.sort(parts);
            made.sort(Comparator.comparingInt((Integer i) -> Candidates.group(candidates.hashes[i], groups))
                    .thenComparingInt(i -> candidates.scores[i]));
            assertThat(Arrays.stream(candidates.sorted, 0, made.size()).boxed())
                    .as("seed %d", seed)
                    .isEqualTo(made);
            for (int group = 0; group < groups; group++) {
                assertThat(candidates.begin(group)).isEqualTo(before(candidates, made, group, groups));
                assertThat(candidates.ends[group]).isEqualTo(before(candidates, made, group + 1, groups));
            }
        }
    }

    private static int before(Candidates candidates, List<Integer> made, int group, int groups) {
        return (int) made.stream()
                .filter(i -> Candidates.group(candidates.hashes[i], groups) < group)
                .count();
    }
}
