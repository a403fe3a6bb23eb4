package dev.unscramble.course;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.generate.Draw;
import dev.unscramble.generate.Sample;
import dev.unscramble.generate.Sampler;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.StoppedException;
import java.util.ArrayList;
import java.util.List;

/**
 * Puzzles for a class: each student gets one of each depth. No two students get the same, as long as there
 * are enough puzzles of that depth. The same seed makes the same assignment.
 *
 * @param puzzles those of the first student by depth, then those of the second, and so on
 */
public record Assignment(List<Given> puzzles) {

    public Assignment {
        puzzles = List.copyOf(puzzles);
    }

    /**
     * One puzzle for one student.
     *
     * @param depth the number of moves that it needs
     * @param answer an optimal solution
     */
    public record Given(String student, Instance<?> instance, int depth, List<String> answer) {}

    /** Draws the puzzles and solves them. */
    public static <P extends Position> Assignment draw(
            Domain<P> domain,
            List<String> students,
            List<Integer> depths,
            long seed,
            Limits limits,
            Progress progress) {
        List<Sample<P>> samples =
                new Sampler<>(domain, seed, limits, progress).samples(students.size(), Draw.atDepths(depths));
        List<Given> puzzles = new ArrayList<>();
        for (int number = 0; number < students.size(); number++) {
            for (Sample<P> sample : samples) {
                Instance<P> instance =
                        sample.instances().get(number % sample.instances().size());
                int depth = sample.draw().place().orElseThrow().value();
                puzzles.add(given(students.get(number), instance, depth, limits, progress));
            }
        }
        return new Assignment(puzzles);
    }

    private static <P extends Position> Given given(
            String student, Instance<P> instance, int depth, Limits limits, Progress progress) {
        SolveResult<P> solved = instance.domain().optimal().solve(instance, limits, progress);
        if (!solved.result().isSolved()) {
            throw new StoppedException("stopped (" + solved.result().outcome().label() + ") before " + instance.start()
                    + " was solved for the answer key");
        }
        return new Given(student, instance, depth, solved.moveNames());
    }

    /** The students, in order. */
    public List<String> students() {
        return puzzles.stream().map(Given::student).distinct().toList();
    }

    /** The puzzles of one student. */
    public List<Given> of(String student) {
        return puzzles.stream().filter(given -> given.student().equals(student)).toList();
    }

    /** Whether some puzzle is given to more than one student, because there are too few. */
    public boolean repeats() {
        return puzzles.stream()
                        .map(given -> given.instance().start())
                        .distinct()
                        .count()
                < puzzles.size();
    }
}
