package dev.unscramble.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.unscramble.catalog.DialKind;
import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Examples;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleKind;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.kind.Catalog;
import dev.unscramble.catalog.kind.TileDomain;
import dev.unscramble.catalog.kind.TileInstance;
import dev.unscramble.model.InputException;
import dev.unscramble.tiles.Board;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class InstanceReaderTest extends InstanceReading {
    // --- What is read ---

    static Stream<Arguments> notations() {
        return Stream.of(
                arguments("724 5b6 831", COURSE),
                arguments("724 5B6 831", COURSE),
                arguments("724 506 831", COURSE),
                arguments("724 5_6 831", COURSE),
                arguments("724 5-6 831", COURSE),
                arguments("724 5.6 831", COURSE),
                arguments("724 5x6 831", COURSE),
                arguments("724506831", COURSE),
                arguments("7245b6831", COURSE),
                arguments("7 2 4 5 0 6 8 3 1", COURSE),
                arguments("7 2 4 5 b 6 8 3 1", COURSE),
                arguments("7,2,4,5,0,6,8,3,1", COURSE),
                arguments("7, 2, 4, 5, _, 6, 8, 3, 1", COURSE),
                arguments("7 2 4 / 5 0 6 / 8 3 1", COURSE),
                arguments("724/5b6/831", COURSE),
                arguments("7 2 4|5 0 6|8 3 1", COURSE),
                arguments("7 2 4\n5 0 6\n8 3 1\n", COURSE),
                arguments("724\r\n5b6\r\n831\r\n", COURSE),
                arguments("  \n724 5b6 831\n\n", COURSE),
                arguments("123 45b", "1 2 3 / 4 5 0"),
                arguments("1 2 3 / 4 5 0", "1 2 3 / 4 5 0"),
                arguments("1 2\n3 4\n5 0", "1 2 / 3 4 / 5 0"),
                arguments("12 3b", "1 2 / 3 0"),
                arguments("1 2 3 0", "1 2 / 3 0"),
                arguments("5 1 3 4 2 6 8 12 9 10 7 11 13 14 15 0", "5 1 3 4 / 2 6 8 12 / 9 10 7 11 / 13 14 15 0"),
                // A grid: its size above it, comments.
                arguments("3\n7 2 4\n5 0 6\n8 3 1", COURSE),
                arguments("3 3\n724\n5b6\n831", COURSE),
                arguments("3x3\n7 2 4\n5 0 6\n8 3 1", COURSE),
                arguments("2 3\n1 2 3\n4 5 0", "1 2 3 / 4 5 0"),
                arguments("3 2\n1 2\n3 4\n5 0", "1 2 / 3 4 / 5 0"),
                arguments("2\n1 2\n3 0", "1 2 / 3 0"),
                // JSON: nested, flat, a rectangle, pretty-printed, just the rows.
                arguments("{\"n\":3,\"start\":[[7,2,4],[5,0,6],[8,3,1]]}", COURSE),
                arguments("{\"start\":[7,2,4,5,0,6,8,3,1],\"n\":3}", COURSE),
                arguments("{\"rows\":2,\"cols\":3,\"start\":[[1,2,3],[4,5,0]]}", "1 2 3 / 4 5 0"),
                arguments("{\"rows\":2,\"cols\":3,\"start\":[1,2,3,4,5,0]}", "1 2 3 / 4 5 0"),
                arguments("{\n  \"n\": 3,\n  \"start\": [\n    [7, 2, 4],\n [5, 0, 6],\n [8, 3, 1]\n  ]\n}", COURSE),
                arguments("[[7,2,4],[5,0,6],[8,3,1]]", COURSE),
                arguments("[7,2,4,5,0,6,8,3,1]", COURSE));
    }

    @ParameterizedTest
    @MethodSource("notations")
    void readsEveryNotationFromAnArgumentAFileAndStandardInput(String text, String board) {
        assertThat(boards(read(text))).containsExactly(board);
        assertThat(boards(read(file(text)))).containsExactly(board);
        assertThat(boards(reader().read("-", stream(text)))).containsExactly(board);
    }

    @Test
    void commentsStandInFilesOnly() {
        String text = "# a board\n3\n\n7 2 4 # first row\n5 0 6\n8 3 1\n# end";
        assertThat(boards(read(file(text)))).containsExactly(COURSE);
        assertThat(boards(reader().read("-", stream(text)))).containsExactly(COURSE);
        assertThatThrownBy(() -> read("7 2 4 # 5 0 6 8 3 1")).isInstanceOf(InputException.class);
    }

    @Test
    void theSignOfCommentsMayBeOneOfSomebodysOwnPuzzle() {
        PuzzleKind maze = new MazeKind();
        InstanceReader reader = new InstanceReader(
                PuzzleSettings.DEFAULT, List.of(Catalog.kinds().get(0), maze));
        assertThat(boards(reader.read(file("#.#\n"), stream("")))).containsExactly("1 0 / 2 3");
        assertThat(boards(reader.read("#.#", stream("")))).containsExactly("1 0 / 2 3");
        assertThat(boards(reader.read(file("12 3b # a board\n"), stream("")))).containsExactly("1 2 / 3 0");
    }

    /** A kind whose one puzzle is written with the sign of comments. */
    private static final class MazeKind implements PuzzleKind {
        @Override
        public String name() {
            return "maze";
        }

        @Override
        public List<String> examples() {
            return List.of("maze");
        }

        @Override
        public Optional<Domain<?>> named(String name, PuzzleSettings settings) {
            return Optional.empty();
        }

        @Override
        public boolean isMeant(String text) {
            return objection(text).isEmpty();
        }

        @Override
        public ReadStart read(String text) {
            if (!text.equals("#.#")) {
                throw new InputException("this is not a maze");
            }
            return (goal, settings) -> Examples.tiles("1b 23");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"724 5b6 831\"",
                "'724 5b6 831'",
                "“724 5b6 831”",
                "\"724\" \"5b6\" \"831\"",
                "'{\"n\":3,\"start\":[7,2,4,5,0,6,8,3,1]}'"
            })
    void quotesThatCameAlongDoNotMatter(String text) {
        assertThat(boards(read(text))).containsExactly(COURSE);
        assertThat(boards(read(file(text)))).containsExactly(COURSE);
    }

    @Test
    void quotesOfTurnsAreNotThoseOfTexts() {
        assertThat(read("'R U''").get(0).start()).isEqualTo(read("R U'").get(0).start());
        assertThat(read("\"R U'\"").get(0).start())
                .isEqualTo(read("R U'").get(0).start());
    }

    @Test
    void aTableOfCommaSeparatedValuesIsAFileOfPuzzles() {
        String table = "# mine\nid,start,goal\n1,\"7,2,4,5,0,6,8,3,1\",\n2,142 3b5 678,1b2 345 678\n";
        List<Instance<?>> read = read(file(table));
        assertThat(boards(read)).containsExactly(COURSE, "1 4 2 / 3 0 5 / 6 7 8");
        assertThat(read.get(1).goal()).isEqualTo("1b2 345 678");
        assertThat(boards(reader().read("-", stream(table)))).hasSize(2);
    }

    @Test
    void ofATableOnlyOtherNumbersAreKnownOfAnInstance() {
        CsvTable table = CsvTable.read("id,start,goal,length\n7,123405678,123456780,12\n")
                .orElseThrow();
        assertThat(table.rows())
                .singleElement()
                .satisfies(row -> assertThat(row.known()).containsExactly(Map.entry("length", 12.0)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            12 3b;1 2 3;b1 23             | line 2: 3 cells do not make a square
            start;12 3b;12 33;b1 23       | line 3: the number 3 is twice
            id,start;1,12 3b;2;3,b1 23    | line 3: there are 1 cells, and 2 columns
            """)
    void aLineThatIsWrongIsNamedAndTheOthersAreRead(String lines, String complaint) {
        String file = file(lines.replace(';', '\n'));
        Reading reading = reader().readSome(file, stream(""));
        assertThat(boards(reading.instances())).containsExactly("1 2 / 3 0", "0 1 / 2 3");
        assertThat(reading.complaints())
                .singleElement()
                .satisfies(wrong -> assertThat(wrong).hasMessageStartingWith(file + ": " + complaint));
        assertThatThrownBy(() -> read(file)).hasMessageContaining(complaint);
    }

    @Test
    void whereMostLinesAreWrongNothingIsRead() {
        assertThatThrownBy(() -> reader().readSome(file("1 2 3 0\n5 6 7 8\n9 10 11 12\n13 14 15 15"), stream("")))
                .hasMessageContaining("line 2");
    }

    static Stream<Arguments> lists() {
        return Stream.of(
                arguments("724 5b6 831\n142 3b5 678\n"),
                arguments("724506831\n142305678"),
                arguments("7 2 4 5 0 6 8 3 1\r\n\r\n1 4 2 3 0 5 6 7 8\r\n"),
                arguments("# two\n7,2,4,5,0,6,8,3,1\n\n1,4,2,3,0,5,6,7,8 # the second"),
                arguments("7 2 4 / 5 0 6 / 8 3 1\n142 3b5 678"),
                arguments("{\"n\":3,\"start\":[7,2,4,5,0,6,8,3,1]}\n{\"n\":3,\"start\":[1,4,2,3,0,5,6,7,8]}\n"),
                arguments("[7,2,4,5,0,6,8,3,1]\n[[1,4,2],[3,0,5],[6,7,8]]"));
    }

    @ParameterizedTest
    @MethodSource("lists")
    void readsManyPuzzlesOneALine(String text) {
        assertThat(boards(read(file(text)))).containsExactly(COURSE, "1 4 2 / 3 0 5 / 6 7 8");
    }

    @Test
    void boardsOfDifferentSizesMayStandInOneFile() {
        assertThat(boards(read(file("12 3b\n724 5b6 831\n1 2 3 / 4 5 0"))))
                .containsExactly("1 2 / 3 0", COURSE, "1 2 3 / 4 5 0");
    }

    @Test
    void aFileIsReadEvenIfItsNameLooksLikeAPuzzle() throws IOException {
        Path file = Files.writeString(folder.resolve("123"), "724 5b6 831");
        assertThat(boards(read(file.toString()))).containsExactly(COURSE);
    }

    @Test
    void aByteOrderMarkIsPassedOver() {
        assertThat(boards(read(file("\uFEFF724 5b6 831")))).containsExactly(COURSE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "text", "course", "compact", "plain", "csv", "rows", "grid", "drawn"})
    void whatIsWrittenIsReadAgain(String format) {
        for (String board : List.of("724 5b6 831", "1 2 3 / 4 5 0", "12 34 5b", "3 2 / 1 4 / 5 6 / 7 0", "13 2b")) {
            String written = Examples.tiles(board).write(format);
            assertThat(boards(read(file(written)))).isEqualTo(boards(read(board)));
        }
    }

    // --- Goals ---

    @ParameterizedTest
    @CsvSource({
        "blank-first, 0 1 2 / 3 4 5 / 6 7 8",
        "blank-last, 1 2 3 / 4 5 6 / 7 8 0",
        "Blank_Last, 1 2 3 / 4 5 6 / 7 8 0",
        "snail, 1 2 3 / 8 0 4 / 7 6 5",
        "123 456 78b, 1 2 3 / 4 5 6 / 7 8 0",
        "'8 7 6 / 5 4 3 / 2 1 0', 8 7 6 / 5 4 3 / 2 1 0"
    })
    void aGoalHasANameOrIsAnyState(String goal, String board) {
        assertThat(goalBoard(reader(goal), "724 5b6 831")).hasToString(board);
    }

    private static Board goalBoard(InstanceReader reader, String text) {
        return ((TileInstance) reader.readOne(text, stream(""))).goalBoard();
    }

    @Test
    void theGoalIsTheGivenOneElseThePuzzlesOwnElseTheOneThatCanBeReached() {
        String json = "{\"n\":2,\"start\":[1,2,3,0],\"goal\":[[3,2],[1,0]]}";
        assertThat(goalBoard(reader("snail"), json)).hasToString("1 2 / 0 3");
        assertThat(goalBoard(reader(), json)).hasToString("3 2 / 1 0");
        assertThat(goalBoard(reader("auto"), json)).hasToString("3 2 / 1 0");
        assertThat(goalBoard(reader(), "1b 23")).hasToString("0 1 / 2 3");
        assertThat(goalBoard(reader("Auto"), "12 3b")).hasToString("1 2 / 3 0");
        assertThat(goalBoard(reader(), "b12 345 687")).hasToString("0 1 2 / 3 4 5 / 6 7 8");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
            12 3b       | blank-last: from this board the goal 0 1 2 ... cannot be reached | blank-last: from this
            1b 23       | -                                                                | -
            142 3b5 678 | - | blank-first; the goal blank-last (1 2 ... 0) can be reached too
            b12 345 687 | -                                                                | -
            """)
    void theGoalThatWasPickedIsExplained(String start, @Nullable String reason, @Nullable String note) {
        Instance<?> picked = reader().readText(start);
        assertThat(picked.goalReason()).isEqualTo(Optional.ofNullable(reason));
        assertThat(picked.goalNote().orElse(""))
                .startsWith(Optional.ofNullable(note).orElse(""));
        assertThat(picked.goalNote().isPresent()).isEqualTo(note != null);
        assertThat(reader("blank-last").readText(start).goalNote()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"tiles", "Tiles", "TILES", " tiles "})
    void aKindIsNamedInAnySpelling(String kind) {
        InstanceReader reader = new InstanceReader(PuzzleSettings.DEFAULT.withPuzzle(kind));
        assertThat(reader.readText("1 2 3 / 4 5 0").puzzle().name()).isEqualTo("2x3");
        assertThat(boards(read("{\"puzzle\":\"" + kind + "\",\"start\":\"1 2 3 / 4 5 0\"}")))
                .containsExactly("1 2 3 / 4 5 0");
    }

    @Test
    void boardsOfOneGoalShareADomain() {
        List<Instance<?>> boards = read(file("12 3b\n1b 23\n12 b3\nb1 23\n"));
        assertThat(boards.get(2).domain()).isSameAs(boards.get(0).domain());
        assertThat(boards.get(3).domain())
                .isSameAs(boards.get(1).domain())
                .isNotSameAs(boards.get(0).domain());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            snial           | --goal: unknown goal "snial"; did you mean snail?
            sideways        | --goal: unknown goal "sideways"; there are auto, blank-first, blank-last, snail
            1 2 3           | --goal: 3 cells do not make a square
            1 2 3 / 4 5 0   | the start is 3x3 and the goal 2x3
            123 456 788     | --goal: the number 8 is twice on the board
            """)
    void refusesOtherGoals(String goal, String complaint) {
        assertThatThrownBy(() -> reader(goal).readOne("724 5b6 831", stream("")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(complaint);
    }

    @Test
    void aGoalMustFitTheSizeThatIsAskedFor() {
        assertThat(((TileDomain) reader("snail").domain("2x3")).puzzle().goalBoard())
                .hasToString("1 2 3 / 0 5 4");
        assertThatThrownBy(() -> reader("1 2 3 / 4 5 0").domain("3x3"))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("3x3", "2x3");
    }

    @Test
    void aTextIsParsedOnce() {
        AtomicInteger times = new AtomicInteger();
        DialKind dial = new DialKind();
        PuzzleKind counting = (PuzzleKind) Proxy.newProxyInstance(
                PuzzleKind.class.getClassLoader(), new Class<?>[] {PuzzleKind.class}, (proxy, method, arguments) -> {
                    times.addAndGet(method.getName().equals("read") ? 1 : 0);
                    return method.invoke(dial, arguments);
                });
        InstanceReader reader = new InstanceReader(PuzzleSettings.DEFAULT, List.of(counting));
        assertThat(reader.readOne("dial at 37", InputStream.nullInputStream()).start())
                .isEqualTo("37");
        assertThat(times).hasValue(1);
    }
}
