package dev.unscramble.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.SolveOption;
import dev.unscramble.model.InputException;
import dev.unscramble.pdb.Tables;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionTest {
    private static final String JSON =
            "{\"n\":3,\"start\":[[1,2,3],[4,5,6],[7,0,8]],\"goal\":[[1,2,3],[4,5,6],[7,8,0]]}";

    private final Session session = new Session(Tables.IN_MEMORY);

    @Test
    void beginsWithTheEightPuzzleSolved() {
        assertThat(session.instance().puzzle().name()).isEqualTo("3x3");
        assertThat(session.instance().position().isGoal()).isTrue();
    }

    @Test
    void undoGoesBackThroughMovesStatesGoalsAndPuzzles() {
        session.go(session.instance().after("right"));
        session.chooseState("724 5b6 831");
        session.choose(SolveOption.GOAL, Optional.of("snail"));
        session.choosePuzzle("4x4");
        assertThat(session.instance().puzzle().name()).isEqualTo("4x4");
        assertThat(session.undo()).isTrue();
        assertThat(session.instance().goal()).isEqualTo("123 8b4 765");
        assertThat(session.undo()).isTrue();
        assertThat(session.instance().goal()).isEqualTo("b12 345 678");
        assertThat(session.options().get(SolveOption.GOAL)).isEmpty();
        assertThat(session.undo()).isTrue();
        assertThat(session.instance().start()).isEqualTo("1b2 345 678");
        assertThat(session.undo()).isTrue();
        assertThat(session.undo()).isFalse();
        assertThat(session.instance().start()).isEqualTo("b12 345 678");
    }

    @Test
    void aGoalByNameIsKeptOnAnotherBoardAndAStateIsNot() {
        session.choose(SolveOption.GOAL, Optional.of("blank-last"));
        session.choosePuzzle("2x2");
        assertThat(session.instance().goal()).isEqualTo("12 3b");
        session.choose(SolveOption.GOAL, Optional.of("2b 31"));
        session.choosePuzzle("3x3");
        assertThat(session.instance().goal()).isEqualTo("b12 345 678");
    }

    @Test
    void aSolvedPuzzleStaysSolvedWhereTheNewGoalIsOutOfReach() {
        session.choose(SolveOption.GOAL, Optional.of("blank-last"));
        assertThat(session.instance().start()).isEqualTo("b12 345 678");
        session.choosePuzzle("4x4");
        session.choose(SolveOption.GOAL, Optional.of("blank-first"));
        assertThat(session.instance().position().isGoal()).isTrue();
        session.chooseState("1 0 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15");
        session.choose(SolveOption.GOAL, Optional.of("blank-last"));
        assertThat(session.instance().start()).startsWith("1 0 2 3");
    }

    @Test
    void jsonBringsItsGoalWhichOtherStatesThenKeep() {
        session.choose(SolveOption.GOAL, Optional.of("snail"));
        session.chooseState(JSON);
        assertThat(session.instance().goal()).isEqualTo("123 456 78b");
        session.chooseState("12b 456 783");
        assertThat(session.instance().goal()).isEqualTo("123 456 78b");
        session.chooseState("31 2b");
        assertThat(session.instance().goal()).isEqualTo("b1 23");
    }

    @Test
    void whatCannotBeReadChangesNothing() {
        session.choose(SolveOption.GOAL, Optional.of("snail"));
        var before = session.instance();
        assertThatThrownBy(() -> session.chooseState("1 2 3 3")).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> session.choosePuzzle("99x99")).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> session.choose(SolveOption.GOAL, Optional.of("snall")))
                .hasMessageContaining("did you mean snail?");
        assertThatThrownBy(() -> session.choose(SolveOption.HEURISTIC, Optional.of("h9")))
                .hasMessageContaining("there is no heuristic \"h9\"");
        assertThatThrownBy(() -> session.choose(SolveOption.MAX_NODES, Optional.of("many")))
                .hasMessageContaining("max-nodes: 'many' should be like");
        assertThatThrownBy(() -> session.load("no-such-file", 1)).hasMessage("there is no file \"no-such-file\"");
        assertThat(session.instance()).isSameAs(before);
        assertThat(session.options().get(SolveOption.HEURISTIC)).isEmpty();
        assertThat(session.options().get(SolveOption.GOAL)).contains("snail");
    }

    @Test
    void optionsOutliveUndo() {
        session.go(session.instance().after("right"));
        session.choose(SolveOption.MAX_NODES, Optional.of("5k"));
        session.undo();
        assertThat(session.options().get(SolveOption.MAX_NODES)).contains("5k");
        session.choose(SolveOption.MAX_NODES, Optional.empty());
        assertThat(session.options().get(SolveOption.MAX_NODES)).isEmpty();
    }

    @Test
    void theSameSeedGoesOnInTheSameWay() {
        session.seed(5);
        long first = session.nextSeed();
        long second = session.nextSeed();
        session.seed(5);
        assertThat(session.nextSeed()).isEqualTo(first);
        assertThat(session.nextSeed()).isEqualTo(second).isNotEqualTo(first);
        assertThat(session.isSeedNews()).isFalse();
        Session other = new Session(Tables.IN_MEMORY);
        assertThat(other.isSeedNews()).isTrue();
        assertThat(other.isSeedNews()).isFalse();
    }

    @Test
    void loadsOnePuzzleOfMany(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("many.txt"), "# two\n142 3b5 678\n1 2 3 / 4 5 0\n");
        session.load(file.toString(), 2);
        assertThat(session.instance().start()).isEqualTo("123 45b");
        assertThatThrownBy(() -> session.load(file.toString(), 3)).hasMessageContaining("which has 2");
    }
}
