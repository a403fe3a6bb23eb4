package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Boxes;
import dev.unscramble.laws.Dial;
import dev.unscramble.model.DepthCutoff;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A node at the depth limit is tested for the goal and not expanded, so that searches of the same nodes count alike. */
class DepthBoundTest {
    private static final int DEPTHS = 7;

    /** A goal that is more than {@link #DEPTHS} moves away. */
    private static final Problem<Dial.Hand> DIAL = problem(Dial.unit(60, 1, 4));

    private static final Problem<Boxes.Room> BOXES = problem();

    private static Problem<Dial.Hand> problem(Dial dial) {
        return new Problem<>(dial, dial.at(30), Zero.INSTANCE);
    }

    private static Problem<Boxes.Room> problem() {
        Boxes boxes = new Boxes("ABCDE.");
        return new Problem<>(boxes, boxes.parse("EDCBA."), Zero.INSTANCE);
    }

    @ParameterizedTest
    @EnumSource(names = {"NONE", "PARENT", "PATH"})
    void searchesOfTheSameTreeCountAlike(Duplicates duplicates) {
        countAlike(DIAL, duplicates);
        countAlike(BOXES, duplicates);
    }

    private static void countAlike(Problem<? extends Position> problem, Duplicates duplicates) {
        long inAllRounds = 0;
        for (int depth = 0; depth < DEPTHS; depth++) {
            Statistics layers = cut(BestFirst.bfs().withDuplicates(duplicates), problem, depth);
            Statistics path = cut(Backtrack.create().withDuplicates(duplicates), problem, depth);
            assertThat(path.expanded()).as("expanded to %d", depth).isEqualTo(layers.expanded());
            assertThat(path.generated()).as("generated to %d", depth).isEqualTo(layers.generated());
            assertThat(path.duplicates()).as("duplicates to %d", depth).isEqualTo(layers.duplicates());
            inAllRounds += layers.generated();
            assertThat(cut(IterativeDeepening.create().withDuplicates(duplicates), problem, depth)
                            .generated())
                    .as("generated to %d in all rounds", depth)
                    .isEqualTo(inAllRounds);
        }
    }

    /** The move back is generated and found to be known; nothing else differs. */
    @Test
    void graphSearchThatGeneratesTheMoveBackExpandsTheSameNodes() {
        Statistics without = cut(BestFirst.bfs(), BOXES, DEPTHS);
        Statistics with = cut(BestFirst.bfs().withDuplicates(Duplicates.EXPLORED), BOXES, DEPTHS);
        assertThat(with.expanded()).isEqualTo(without.expanded());
        assertThat(with.generated() - with.duplicates()).isEqualTo(without.generated() - without.duplicates());
        assertThat(with.generated() - without.generated()).isEqualTo(without.expanded() - 1);
    }

    @ParameterizedTest
    @EnumSource(names = {"NONE", "PARENT", "PATH"})
    void aLateCutoffExpandsTheNodesAtTheBoundToo(Duplicates duplicates) {
        for (int depth = 0; depth < DEPTHS; depth++) {
            Statistics late =
                    cut(Backtrack.create().withDuplicates(duplicates).withCutoff(DepthCutoff.LATE), BOXES, depth);
            Statistics oneDeeper = cut(Backtrack.create().withDuplicates(duplicates), BOXES, depth + 1);
            assertThat(late.expanded()).isEqualTo(oneDeeper.expanded());
            assertThat(late.generated()).isEqualTo(oneDeeper.generated());
        }
    }

    @Test
    void aSolutionAsLongAsTheBoundIsFound() {
        Dial dial = Dial.unit(60, 1, 4);
        Problem<Dial.Hand> problem = new Problem<>(dial, dial.at(8), Zero.INSTANCE);
        for (DepthCutoff cutoff : DepthCutoff.values()) {
            assertThat(solve(
                                    Backtrack.create()
                                            .withDuplicates(Duplicates.PARENT)
                                            .withCutoff(cutoff),
                                    problem,
                                    2)
                            .length())
                    .isEqualTo(2);
            assertThat(solve(
                                    IterativeDeepening.create()
                                            .withDuplicates(Duplicates.PARENT)
                                            .withCutoff(cutoff),
                                    problem,
                                    2)
                            .length())
                    .isEqualTo(2);
        }
    }

    private static Statistics cut(Search search, Problem<? extends Position> problem, int depth) {
        Result result = solve(search, problem, depth);
        assertThat(result.outcome()).isEqualTo(Outcome.DEPTH_LIMIT);
        assertThat(result.lowerBound()).isEqualTo(depth + 1);
        return result.statistics();
    }

    private static Result solve(Search search, Problem<? extends Position> problem, int depth) {
        return search.solve(problem, Limits.NONE.withDepth(depth), Progress.NONE);
    }
}
