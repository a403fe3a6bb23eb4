package dev.unscramble.options;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.input.InstanceReader;
import org.junit.jupiter.api.Test;

class SolversTest {
    private final Solvers solvers = new Solvers();
    private final InstanceReader reader = new InstanceReader(PuzzleSettings.DEFAULT);

    @Test
    void boardsOfOnePuzzleShareASolverAndAllThatItPrepares() {
        Domain<?> first = reader.readText("724 5b6 831").domain();
        Domain<?> second = reader.readText("142 3b5 678").domain();
        assertThat(solvers.get(second, SolveOptions.NONE)).isSameAs(solvers.get(first, SolveOptions.NONE));
    }

    @Test
    void otherChoicesAndOtherPuzzlesHaveTheirOwn() {
        Domain<?> board = reader.readText("724 5b6 831").domain();
        Domain<?> other = reader.readText("b1 23").domain();
        SolveOptions idastar = SolveOptions.NONE.with(SolveOption.ALGORITHM, "idastar");
        assertThat(solvers.get(board, idastar)).isNotSameAs(solvers.get(board, SolveOptions.NONE));
        assertThat(solvers.get(other, idastar)).isNotSameAs(solvers.get(board, idastar));
    }
}
