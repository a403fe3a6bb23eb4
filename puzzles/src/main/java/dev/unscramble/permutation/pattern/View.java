package dev.unscramble.permutation.pattern;

import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/** A view of a state that is as far from the solved one: relabelled by a symmetry, and perhaps inverted before. */
record View(Symmetry symmetry, boolean isOfInverse) {
    /** The most views of states, and of their inverses. */
    private static final int MOST = 6;

    PermutationPosition of(PermutationPosition position) {
        return isOfInverse ? symmetry.viewOfInverse(position) : symmetry.view(position);
    }

    /**
     * The state itself, and those views that differ from all before in the distance of a state of a sample; views of the
     * inverse come last. They need states that are values, none of which several rearrangements make.
     */
    static List<View> differing(
            PermutationPuzzle puzzle,
            List<Symmetry> symmetries,
            List<PermutationPosition> sample,
            ToIntFunction<PermutationPosition> distance) {
        List<Symmetry> all = Stream.concat(Stream.of(Symmetry.none(puzzle)), symmetries.stream())
                .toList();
        Set<List<Integer>> seen = new HashSet<>();
        List<View> kept = new ArrayList<>();
        for (boolean isOfInverse : puzzle.valueForm().isPresent() ? new boolean[] {false, true} : new boolean[1]) {
            int most = kept.size() + MOST;
            for (Symmetry symmetry : all) {
                View view = new View(symmetry, isOfInverse);
                List<Integer> distances = sample.stream()
                        .map(position -> distance.applyAsInt(view.of(position)))
                        .toList();
                if (kept.size() < most && seen.add(distances)) {
                    kept.add(view);
                }
            }
        }
        return kept;
    }
}
