package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.puzzle.PuzzleOf;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** An algorithm of a user can do what others can, and cannot say what is not true. */
class CustomSearchTest {
    private static final Dial DIAL = Dial.unit(40, 1, 7);
    private static final Problem<Hand> PROBLEM = new Problem<>(DIAL, DIAL.at(9), Zero.INSTANCE);

    /** Breadth first, all states again and again; what it does with each node is up to the test. */
    private static class Walk extends CustomSearch {
        private final boolean improves;
        private final Step step;

        /** Returns whether to end. */
        interface Step {
            boolean at(SearchRun<?> run, SearchNode node);
        }

        Walk(boolean improves, Step step) {
            super("walk");
            this.improves = improves;
            this.step = step;
        }

        @Override
        public boolean improves() {
            return improves;
        }

        @Override
        protected <P extends Position> void search(SearchRun<P> run) {
            Queue<SearchNode> open = new ArrayDeque<>(List.of(run.start()));
            while (!open.isEmpty()) {
                SearchNode node = open.remove();
                if (step.at(run, node)) {
                    return;
                }
                open.addAll(run.expand(node));
            }
        }
    }

    private static boolean endAtGoal(SearchRun<?> run, SearchNode node) {
        boolean isGoal = run.isGoal(node);
        if (isGoal) {
            run.solved(node);
        }
        return isGoal;
    }

    @Test
    void itSolvesAndProvesNothing() {
        Result result = new Walk(false, CustomSearchTest::endAtGoal).solve(PROBLEM);
        assertThat(result.length()).isEqualTo(3);
        assertThat(result.isOptimal()).as("a shortest one, but who knows").isFalse();
        assertThat(result.statistics().generated())
                .isGreaterThan(result.statistics().expanded());
    }

    @Test
    void whatIsNotASolutionIsRefused() {
        assertThatThrownBy(() -> new Walk(false, (run, node) -> {
                            run.solved(node);
                            return true;
                        })
                        .solve(PROBLEM))
                .isInstanceOf(InputException.class)
                .hasMessage("the search walk reports a solution that does not solve 9: []");
    }

    @Test
    void aSolutionOfAnotherProblemIsRefused() {
        List<SearchNode> visited = new ArrayList<>();
        new Walk(false, (run, node) -> {
                    visited.add(node);
                    return endAtGoal(run, node);
                })
                .solve(PROBLEM);
        SearchNode goal = visited.get(visited.size() - 1);
        Search thief = new Walk(false, (run, node) -> {
            run.solved(goal);
            return true;
        });
        assertThatThrownBy(() -> thief.solve(PROBLEM.from(DIAL.at(10)))).hasMessageContaining("does not solve 10: [");
    }

    @Test
    void aLimitEndsItAlsoIfItGoesOn() {
        Search endless = new Walk(false, (run, node) -> false) {
            @Override
            protected <P extends Position> void search(SearchRun<P> run) {
                for (int attempt = 0; attempt < 3; attempt++) {
                    try {
                        super.search(run);
                    } catch (SearchRun.LimitReached e) {
                        assertThat(run.mustStop()).isTrue();
                    }
                }
            }
        };
        Result result = endless.solve(PROBLEM, Limits.NONE.withNodes(500));
        assertThat(result.outcome()).isEqualTo(Outcome.NODE_LIMIT);
        assertThat(result.statistics().generated()).isEqualTo(500);
    }

    @Test
    void aSolutionBeyondTheDepthLimitIsNotFound() {
        Result result = new Walk(false, CustomSearchTest::endAtGoal).solve(PROBLEM, Limits.NONE.withDepth(2));
        assertThat(result.outcome()).isEqualTo(Outcome.DEPTH_LIMIT);
        assertThat(result.moves()).isEmpty();
    }

    @Test
    void oneThatImprovesKeepsItsBestWhenALimitEndsIt() {
        List<Integer> costs = new ArrayList<>();
        Consumer<Integer> told = costs::add;
        Search longestFirst = new Walk(true, (run, node) -> {
            if (run.isGoal(node)) {
                run.solved(node);
            }
            return false;
        });
        Progress progress = new Progress() {
            @Override
            public boolean goOn(Snapshot sofar) {
                return true;
            }

            @Override
            public void improved(dev.unscramble.model.Improvement better) {
                told.accept(better.cost());
            }
        };
        Result result = longestFirst.solve(PROBLEM, Limits.NONE.withNodes(2000), progress);
        assertThat(result.length()).isEqualTo(3);
        assertThat(result.stopped()).contains(Outcome.NODE_LIMIT);
        assertThat(costs).containsExactly(3);
    }

    @Test
    void anInterruptedThreadEndsIt() {
        Thread.currentThread().interrupt();
        try {
            assertThat(new Walk(false, (run, node) -> false).solve(PROBLEM).outcome())
                    .isEqualTo(Outcome.CANCELLED);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void aNameIsOneThatCanBeTyped() {
        for (String name : List.of("", "My Search", "-a", "a:3", "a--b", "9")) {
            assertThatIllegalArgumentException().isThrownBy(() -> new CustomSearch(name) {
                @Override
                protected <P extends Position> void search(SearchRun<P> run) {}
            });
        }
    }

    @Test
    void aStateMayHaveMoreThan64Successors() {
        PuzzleOf<Integer> wide = PuzzleOf.goal(99)
                .successors(n -> IntStream.range(1, 100)
                        .mapToObj(next -> dev.unscramble.puzzle.Step.to("to " + next, next))
                        .toList())
                .build();
        Result result = new Walk(false, (run, node) -> {
                    boolean isGoal = run.isGoal(node);
                    if (isGoal) {
                        run.solved(node);
                    }
                    return isGoal;
                })
                .solve(wide.from(0));
        assertThat(result.moves()).containsExactly(98);
    }
}
