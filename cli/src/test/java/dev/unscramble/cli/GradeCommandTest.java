package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GradeCommandTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            up left | 0 | solves      yes | difference  0
            u d u l | 0 | length      4 moves | difference  2
            4 1     | 0 | optimal     2 moves | difference  0
            up      | 1 | solves      no  | length      1 move
            u u     | 1 | move 2 cannot be made | solves      no
            """)
    void judgesASolutionAndExitsAccordingly(String moves, int code, String one, String other) {
        Cli answer = Cli.run("grade", "142 3b5 678", moves);
        assertThat(answer.code()).isEqualTo(code);
        assertThat(answer.err()).isEmpty();
        assertThat(answer.out()).contains(one, other);
        String[] words = ("grade 142305678 " + moves).split(" ", -1);
        assertThat(Cli.run(words)).isEqualTo(answer);
    }

    @Test
    void judgesAlsoInJsonAndCsv() {
        assertThat(Cli.run("grade", "142 3b5 678", "ul", "--format", "json").lines())
                .singleElement()
                .asString()
                .contains(
                        "\"legal\":true", "\"solves\":true", "\"length\":2", "\"optimalLength\":2", "\"difference\":0");
        assertThat(Cli.run("grade", "142 3b5 678", "ul", "--format", "csv").lines())
                .hasSize(2)
                .first()
                .asString()
                .startsWith("legal,");
    }

    @Test
    void showsTheGoalThatItJudgesBy() {
        assertThat(Cli.run("grade", "--goal", "blank-last", "123 456 7b8", "right")
                        .out())
                .contains("123 456 78b", "solves      yes");
    }

    @Test
    void saysThatAPuzzleCannotBeSolvedAtAll() {
        Cli answer = Cli.run("grade", "b12 345 687", "right");
        assertThat(answer.code()).isEqualTo(1);
        assertThat(answer.out())
                .contains("unsolvable", "swapping tiles 7 and 8")
                .doesNotContain("at least 0");
    }

    @Test
    void refusesWhatIsNoMove() {
        Cli answer = Cli.run("grade", "142 3b5 678", "north");
        assertThat(answer.code()).isEqualTo(2);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err()).contains("\"north\" is no direction");
    }
}
