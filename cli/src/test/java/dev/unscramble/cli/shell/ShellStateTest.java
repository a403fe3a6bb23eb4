package dev.unscramble.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
import dev.unscramble.options.SolveOption;
import dev.unscramble.pdb.Tables;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShellStateTest {
    private static final String JSON =
            "{\"n\":3,\"start\":[[1,2,3],[4,5,6],[7,0,8]],\"goal\":[[1,2,3],[4,5,6],[7,8,0]]}";

    private final ShellState state = new ShellState(Tables.IN_MEMORY);

    @Test
    void beginsWithTheEightPuzzleSolved() {
        assertThat(state.instance().puzzle().name()).isEqualTo("3x3");
        assertThat(state.instance().position().isGoal()).isTrue();
    }

    @Test
    void undoGoesBackThroughMovesStatesGoalsAndPuzzles() {
        state.go(state.instance().after("right"));
        state.chooseState("724 5b6 831");
        state.choose(SolveOption.GOAL, Optional.of("snail"));
        state.choosePuzzle("4x4");
        assertThat(state.instance().puzzle().name()).isEqualTo("4x4");
        assertThat(state.undo()).isTrue();
        assertThat(state.instance().goal()).isEqualTo("123 8b4 765");
        assertThat(state.undo()).isTrue();
        assertThat(state.instance().goal()).isEqualTo("b12 345 678");
        assertThat(state.options().get(SolveOption.GOAL)).isEmpty();
        assertThat(state.undo()).isTrue();
        assertThat(state.instance().start()).isEqualTo("1b2 345 678");
        assertThat(state.undo()).isTrue();
        assertThat(state.undo()).isFalse();
        assertThat(state.instance().start()).isEqualTo("b12 345 678");
    }

    @Test
    void aGoalByNameIsKeptOnAnotherBoardAndAStateIsNot() {
        state.choose(SolveOption.GOAL, Optional.of("blank-last"));
        state.choosePuzzle("2x2");
        assertThat(state.instance().goal()).isEqualTo("12 3b");
        state.choose(SolveOption.GOAL, Optional.of("2b 31"));
        state.choosePuzzle("3x3");
        assertThat(state.instance().goal()).isEqualTo("b12 345 678");
    }

    @Test
    void aSolvedPuzzleStaysSolvedWhereTheNewGoalIsOutOfReach() {
        state.choose(SolveOption.GOAL, Optional.of("blank-last"));
        assertThat(state.instance().start()).isEqualTo("b12 345 678");
        state.choosePuzzle("4x4");
        state.choose(SolveOption.GOAL, Optional.of("blank-first"));
        assertThat(state.instance().position().isGoal()).isTrue();
        state.chooseState("1 0 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15");
        state.choose(SolveOption.GOAL, Optional.of("blank-last"));
        assertThat(state.instance().start()).startsWith("1 0 2 3");
    }

    @Test
    void jsonBringsItsGoalWhichOtherStatesThenKeep() {
        state.choose(SolveOption.GOAL, Optional.of("snail"));
        state.chooseState(JSON);
        assertThat(state.instance().goal()).isEqualTo("123 456 78b");
        state.chooseState("12b 456 783");
        assertThat(state.instance().goal()).isEqualTo("123 456 78b");
        state.chooseState("1b 23");
        assertThat(state.instance().goal()).isEqualTo("b1 23");
    }

    @Test
    void whereNoGoalIsChosenEachStateHasTheOneThatItCanReach() {
        state.chooseState("12 3b");
        assertThat(state.instance().goal()).isEqualTo("12 3b");
        state.chooseState("1b 23");
        assertThat(state.instance().goal()).isEqualTo("b1 23");
        state.choose(SolveOption.GOAL, Optional.of("blank-first"));
        state.chooseState("12 3b");
        assertThat(state.instance().goal()).isEqualTo("b1 23");
        state.choose(SolveOption.GOAL, Optional.of("auto"));
        assertThat(state.instance().goal()).isEqualTo("12 3b");
    }

    @Test
    void whatCannotBeReadChangesNothing() {
        state.choose(SolveOption.GOAL, Optional.of("snail"));
        var before = state.instance();
        assertThatThrownBy(() -> state.chooseState("1 2 3 3")).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> state.choosePuzzle("99x99")).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> state.choose(SolveOption.GOAL, Optional.of("snall")))
                .hasMessageContaining("did you mean snail?");
        assertThatThrownBy(() -> state.choose(SolveOption.HEURISTIC, Optional.of("h9")))
                .hasMessageContaining("unknown heuristic \"h9\"");
        assertThatThrownBy(() -> state.choose(SolveOption.MAX_NODES, Optional.of("many")))
                .hasMessageContaining("max-nodes: 'many' should be like");
        assertThatThrownBy(() -> state.load("no-such-file", 1)).hasMessage("the file \"no-such-file\" does not exist");
        assertThat(state.instance()).isSameAs(before);
        assertThat(state.options().get(SolveOption.HEURISTIC)).isEmpty();
        assertThat(state.options().get(SolveOption.GOAL)).contains("snail");
    }

    @Test
    void optionsOutliveUndo() {
        state.go(state.instance().after("right"));
        state.choose(SolveOption.MAX_NODES, Optional.of("5k"));
        state.undo();
        assertThat(state.options().get(SolveOption.MAX_NODES)).contains("5k");
        state.choose(SolveOption.MAX_NODES, Optional.empty());
        assertThat(state.options().get(SolveOption.MAX_NODES)).isEmpty();
    }

    @Test
    void theSameSeedGoesOnInTheSameWay() {
        state.seed(5);
        long first = state.nextSeed();
        long second = state.nextSeed();
        state.seed(5);
        assertThat(state.nextSeed()).isEqualTo(first);
        assertThat(state.nextSeed()).isEqualTo(second).isNotEqualTo(first);
        assertThat(state.isSeedNews()).isFalse();
        ShellState other = new ShellState(Tables.IN_MEMORY);
        assertThat(other.isSeedNews()).isTrue();
        assertThat(other.isSeedNews()).isFalse();
    }

    @Test
    void loadsOnePuzzleOfMany(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("many.txt"), "# two\n142 3b5 678\n1 2 3 / 4 5 0\n");
        state.load(file.toString(), 2);
        assertThat(state.instance().start()).isEqualTo("123 45b");
        assertThatThrownBy(() -> state.load(file.toString(), 3)).hasMessageContaining("it has 2");
    }
}
