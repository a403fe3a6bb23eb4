package dev.unscramble.input;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.unscramble.model.InputException;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What the reader refuses, and the sentence it has for each. */
class InstanceReaderRefusalTest extends InstanceReading {

    // --- What is refused ---

    static Stream<Arguments> errors() {
        return Stream.of(
                // Nothing.
                mistake("", "there is no puzzle here"),
                mistake(" \n\n", "there is no puzzle here"),
                mistake("# only a comment\n", "there is no puzzle here"),
                mistake("start,goal\n", "there is no puzzle here, only a line that names columns"),
                // Text.
                mistake("7 2 4 5 0 6 8 3", "8 cells do not make a square"),
                mistake("7 2 4 5 6 8 3 1", "no blank: write 0, _ or b for the empty cell"),
                mistake(
                        "4 -1\n1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0",
                        "it begins with \"4 -1\"; only a size is expected"),
                mistake("7 2 4\n5 0\n8 3 1", "row 2 has 2 cells and row 1 has 3"),
                mistake("724 5b6 83", "row 3 has 2 cells and row 1 has 3"),
                mistake("7 2 4\n5 0 6\n8 3 3", "the number 3 is twice on the board", "row 3, column 3", "1 is missing"),
                mistake("7 2 4\n5 0 6\n8 3 9", "the number 9 at row 3, column 3 is out of range", "1 is missing"),
                mistake("7 2 4\n5 0 6\n8 3 -1", "the number -1 at row 3, column 3 is out of range"),
                mistake("7 2 4\n5 0 6\n8 3 0", "two blanks", "row 3, column 3"),
                mistake("7 2 4\n5 10 6\n8 3 1", "the number 10 at row 2, column 2", "the blank is missing"),
                mistake("7 2 4\n5 q 6\n8 3 1", "\"q\" at row 2, column 2 is neither a number nor a blank"),
                mistake("7 2 4\n5 0 6\n8 3 99999999999", "99999999999", "row 3, column 3", "too large"),
                mistake("0", "1x1 board is out of range"),
                mistake("1 0\n", "2 cells do not make a square"),
                mistake("3\n7 2 4\n5 0 6", "the first line says 3x3", "2 rows of 3"),
                mistake("4x4\n7 2 4\n5 0 6\n8 3 1", "the first line says 4x4"),
                mistake("1x5\n1 2 3 4 0", "a 1x5 board is out of range"),
                mistake("724 5b6 831\n\n724 5b6 833", "line 3", "the number 3 is twice"),
                mistake("724 5b6 831\n724 5q6 831\n", "line 2", "neither a number nor a blank"),
                // JSON that does not parse.
                mistake("{\"n\":3,\n\"start\":[[7,2,4],[5,0,6],[8,3,x]]}", "line 2, column 31", "not JSON", "'x'"),
                mistake("{\"n\":3,\"start\":[[7,2,4],[5,0,6],[8,3,1]", "line 1, column", "not JSON", "end-of-input"),
                mistake("{\"n\":3,\"n\":3,\"start\":[]}", "line 1, column", "Duplicate", "\"n\""),
                mistake("{\"n\":3,\"start\":[7,2,4,5,0,6,8,3,1]} x", "line 1, column", "not JSON"),
                // JSON with wrong keys.
                mistake("{}", "line 1, column 1", "n, or by rows and cols"),
                mistake("{\"n\":3}", "line 1, column 1", "the key start is missing"),
                mistake("{\"start\":[7,2,4,5,0,6,8,3,1]}", "the size must be given once"),
                mistake("{\"rows\":3,\"start\":[7,2,4,5,0,6,8,3,1]}", "the size must be given once"),
                mistake("{\"n\":3,\"cols\":3,\"start\":[7,2,4,5,0,6,8,3,1]}", "the size must be given once"),
                mistake(
                        "{\"n\":3,\n \"stort\":[7,2,4,5,0,6,8,3,1]}",
                        "line 2, column 2",
                        "\"stort\"",
                        "did you mean start?"),
                mistake(
                        "{\"n\":3,\"start\":[7,2,4,5,0,6,8,3,1],\"author\":\"me\"}",
                        "column 36",
                        "unknown key \"author\""),
                // JSON with wrong values.
                mistake("{\"n\":1,\"start\":[[0]]}", "line 1, column 6", "n is 1; it must be from 2 to 16"),
                mistake("{\"n\":-3,\"start\":[[0]]}", "n is -3; it must be from 2 to 16"),
                mistake("{\"n\":17,\"start\":[[0]]}", "n is 17; it must be from 2 to 16"),
                mistake("{\"n\":\"3\",\"start\":[[0]]}", "line 1, column 6", "\"3\" is not a whole number"),
                mistake("{\"n\":3.5,\"start\":[[0]]}", "3.5 is not a whole number"),
                mistake("{\"n\":null,\"start\":[[0]]}", "line 1, column 6", "null is not a whole number"),
                mistake("{\"n\":99999999999,\"start\":[[0]]}", "99999999999", "too large"),
                mistake("{\"n\":3,\"start\":null}", "line 1, column 16", "start is null"),
                mistake("{\"n\":3,\"start\":\"724506831\"}", "start is \"724506831\"", "rows of the board"),
                mistake(
                        "{\"n\":3,\"start\":[[7,2,4],[5,null,6],[8,3,1]]}",
                        "line 1, column 28",
                        "null is not a whole number"),
                mistake("{\"n\":3,\"start\":[[7,2,4],[5,0.5,6],[8,3,1]]}", "0.5 is not a whole number"),
                mistake("{\"n\":3,\"start\":[[7,2,4],[5,[0],6],[8,3,1]]}", "a list is not a whole number"),
                mistake("{\"n\":3,\"start\":[[7,2,4],[5,0,6],[8,3,99999999999]]}", "column 38", "too large"),
                mistake("{\"n\":3,\"start\":[]}", "start", "9 cells, but 0"),
                mistake("{\"n\":3,\"start\":[7,2,4,5,0,6]}", "start", "9 cells, but 6"),
                mistake("{\"n\":3,\"start\":[[7,2,4],[5,0,6]]}", "start", "2 rows instead of 3"),
                mistake("{\"n\":3,\"start\":[[7,2,4],[5,0],[8,3,1]]}", "start", "row 2 has 2 numbers instead of 3"),
                mistake(
                        "{\"n\":3,\"start\":[[7,2,4],[5,0,6],[8,3,3]]}",
                        "start",
                        "the number 3 is twice",
                        "1 is missing"),
                mistake("{\"n\":3,\"start\":[[7,2,4],[5,0,6],[8,3,0]]}", "start", "two blanks"),
                mistake("{\"n\":3,\"start\":[[7,2,4],[5,0,6],[8,3,9]]}", "start", "out of range"),
                mistake(
                        "{\"n\":3,\"start\":[7,2,4,5,0,6,8,3,1],\"goal\":[[0,1],[2,3]]}",
                        "column 43",
                        "goal",
                        "2 rows instead of 3"),
                mistake("{\"n\":3,\"start\":[7,2,4,5,0,6,8,3,1],\"goal\":null}", "goal is null"),
                mistake("{\"n\":2,\"start\":[1,2,3,0]}\n{\"n\":2,\"start\":[1,2,3,3]}", "line 2, column 16", "twice"));
    }

    @ParameterizedTest
    @MethodSource("errors")
    void refusesWithOneSentenceThatSaysWhatAndWhere(String text, List<String> complaint) {
        String file = file(text);
        assertThatThrownBy(() -> read(file))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(file + ": ")
                .hasMessageContainingAll(complaint.toArray(String[]::new))
                .message()
                .doesNotContain("\n", "Source:");
        assertThatThrownBy(() -> reader().read("-", stream(text)))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("standard input: ")
                .hasMessageContainingAll(complaint.toArray(String[]::new));
    }

    private static Arguments mistake(String text, String... complaint) {
        return arguments(text, List.of(complaint));
    }

    @Test
    void refusesWhatIsNeitherAFileNorAPuzzle() {
        assertThatThrownBy(() -> read("nowhere.json"))
                .isInstanceOf(InputException.class)
                .hasMessage("there is no file \"nowhere.json\", and it is not a puzzle either");
        assertThatThrownBy(() -> read("7 2 4 / 5 q 6 / 8 3 1"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("\"q\" at row 2, column 2 is neither a number nor a blank");
        assertThatThrownBy(() -> read(folder.toString()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is a folder");
    }

    @Test
    void refusesBytesThatAreNotUtf8AndSaysWhich() throws IOException {
        Path file = Files.write(folder.resolve("latin1.txt"), new byte[] {'7', ' ', (byte) 0xE9, ' ', '2'});
        assertThatThrownBy(() -> read(file.toString()))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("latin1.txt", "byte 3 is not UTF-8");
    }

    @Test
    void refusesAGigabyteWithoutReadingItAll() throws IOException {
        Path file = folder.resolve("huge.txt");
        try (var huge = new RandomAccessFile(file.toFile(), "rw")) {
            huge.setLength(1L << 30);
        }
        assertThatThrownBy(() -> read(file.toString()))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("huge.txt", "is larger than 64 MiB");
    }

    @Test
    void refusesAnEndlessStandardInput() {
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                return '7';
            }

            @Override
            public int read(byte[] buffer, int from, int length) {
                Arrays.fill(buffer, from, from + length, (byte) '7');
                return length;
            }
        };
        assertThatThrownBy(() -> reader().read("-", endless))
                .isInstanceOf(InputException.class)
                .hasMessage("standard input is larger than 64 MiB, the most that is read");
    }

    @Test
    void refusesManyPuzzlesWhereOneIsWanted() {
        String file = file("724 5b6 831\n142 3b5 678");
        assertThatThrownBy(() -> reader().readOne(file, stream("")))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("there are 2 puzzles", "takes one");
    }
}
