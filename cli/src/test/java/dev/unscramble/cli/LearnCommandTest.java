package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LearnCommandTest {

    @Test
    void scoresAreKeptBesideThePatternDatabasesAndUsedFromThenOn() {
        String[] solve = {"solve", "-a", "anytime", "--max-nodes", "20k", "--format", "json", "--goal", "blank-first"};
        String board = "8 7 9 5 0 / 6 10 4 3 2 / 11 1 14 12 13";
        String before = length(Cli.run(with(solve, board)));
        Cli learned = Cli.run("learn", "3x5", "--boards", "40", "--seed", "2");
        assertThat(learned.code()).isZero();
        assertThat(learned.out()).contains("scores-3x5  ready", "40 random 3x5 boards, seed 2");
        assertThat(learned.err()).contains("so few boards make poor scores; pdb remove scores-3x5 deletes them");
        assertThat(Cli.run("pdb", "list").out()).contains("scores-3x5");
        assertThat(Cli.run("pdb", "verify", "scores-3x5").out()).contains("scores-3x5  right");
        assertThat(length(Cli.run(with(solve, board)))).isNotEqualTo(before);
        assertThat(Cli.run("pdb", "remove", "scores-3x5").code()).isZero();
        assertThat(length(Cli.run(with(solve, board)))).isEqualTo(before);
    }

    /** All that was counted until the limit, which tells one score from another. */
    private static String length(Cli solved) {
        assertThat(solved.code()).isZero();
        return solved.out().replaceAll("(?s).*(\"expanded\":\\d+,).*(\"duplicates\":\\d+,).*", "$1$2");
    }

    private static String[] with(String[] arguments, String last) {
        String[] all = java.util.Arrays.copyOf(arguments, arguments.length + 1);
        all[arguments.length] = last;
        return all;
    }

    @Test
    void onlyTilesHaveScores() {
        Cli cube = Cli.run("learn", "cube");
        assertThat(cube.code()).isEqualTo(2);
        assertThat(cube.err()).contains("cube is not a size of sliding tiles");
        Cli none = Cli.run("learn", "3x3", "--boards", "0");
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("--boards is 0; it must be at least 1");
    }
}
