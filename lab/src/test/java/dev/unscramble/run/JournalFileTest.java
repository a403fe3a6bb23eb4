package dev.unscramble.run;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.search.AStarIdaStar;
import dev.unscramble.search.AStarIdaStar.Aim;
import dev.unscramble.search.meter.SubtreeJournal;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JournalFileTest {
    /** Number 12 of Korf's hundred. */
    private static final String TWELVE = "14 1 9 6 4 8 12 5 7 2 3 0 10 11 13 15";

    private static final TilePuzzle PUZZLE = new TilePuzzle(Goals.blankFirst(4, 4));
    private static final Problem<TilePosition> PROBLEM =
            new Problem<>(PUZZLE, PUZZLE.parse(TWELVE), AdditiveDistance.manhattan(PUZZLE));
    private static final String SEARCH = "4x4 number twelve";

    @TempDir
    private Path folder;

    private final List<String> notices = new ArrayList<>();
    private Result whole;
    private Path file;
    private byte[] written;

    /** A search whose store is so small that IDA* has much to do. */
    private Result solve(SubtreeJournal journal) {
        Limits limits = Limits.NONE.withMemoryBytes(200_000);
        return AStarIdaStar.create().solve(PROBLEM, limits, Progress.NONE, journal);
    }

    /** A journal that writes every line at once. */
    private JournalFile journal(String search) {
        return new JournalFile(folder, search, notices::add, Duration.ZERO, Duration.ZERO);
    }

    @BeforeEach
    void keepAJournalOfAWholeSearch() throws IOException {
        try (JournalFile journal = journal(SEARCH)) {
            whole = solve(journal);
        }
        try (var files = Files.list(folder)) {
            file = files.findFirst().orElseThrow();
        }
        written = Files.readAllBytes(file);
    }

    @Test
    void aSearchThatWasCutAnywhereGoesOnToTheSameAnswerAndCounts() throws IOException {
        Random random = new Random(Samples.seed(14));
        for (int i = 0; i < Samples.atLeast(5); i++) {
            int bytes = random.nextInt(written.length);
            Files.write(file, Arrays.copyOf(written, bytes));
            checkGoesOn("cut after %d of %d bytes".formatted(bytes, written.length));
        }
    }

    @Test
    void aDamagedLineAndAllAfterItAreForgotten() throws IOException {
        byte[] damaged = written.clone();
        damaged[written.length / 2] ^= 1;
        Files.write(file, damaged);
        checkGoesOn("damaged in the middle");
        assertThat(notices).singleElement().asString().startsWith("resumes an earlier run of this search: ");
    }

    private void checkGoesOn(String how) throws IOException {
        Result again;
        try (JournalFile journal = journal(SEARCH)) {
            again = solve(journal);
        }
        assertThat(again.moves()).as(how).isEqualTo(whole.moves());
        assertThat(again.statistics().iterations())
                .as(how)
                .isEqualTo(whole.statistics().iterations());
        assertThat(again.statistics().generated())
                .as(how)
                .isEqualTo(whole.statistics().generated());
        assertThat(untimed(Files.readString(file))).as(how).isEqualTo(untimed(new String(written, US_ASCII)));
    }

    private static List<String> untimed(String text) {
        return text.lines().filter(line -> !line.startsWith("time ")).toList();
    }

    @Test
    void theBestSolutionAndTheTimeThatItTookAreKept() throws IOException {
        Result stopped;
        try (JournalFile journal = journal("4x4 to be proved")) {
            journal.solved(whole.moves());
        }
        try (JournalFile journal = journal("4x4 to be proved")) {
            assertThat(journal.best()).contains(whole.moves());
            stopped = AStarIdaStar.create()
                    .withAim(Aim.PROVE, 1)
                    .solve(PROBLEM, Limits.NONE.withNodes(1), Progress.NONE, journal);
            assertThat(stopped.statistics().nanos())
                    .isGreaterThan(journal.before().toNanos());
        }
        assertThat(stopped.moves()).isEqualTo(whole.moves());
        assertThat(stopped.isOptimal()).isFalse();
    }

    @Test
    void everyMoveThatThereMayBeCanBeKept() throws IOException {
        List<Integer> moves = IntStream.range(0, Position.MAX_MOVES).boxed().toList();
        try (JournalFile journal = journal("64 moves")) {
            journal.solved(moves);
        }
        try (JournalFile journal = journal("64 moves")) {
            assertThat(journal.best()).contains(moves);
        }
    }

    @Test
    void aSolutionThatIsNoneIsNotTaken() throws IOException {
        try (JournalFile journal = journal("4x4 to be proved")) {
            journal.solved(List.of(0, 0, 0, 0, 0));
        }
        try (JournalFile journal = journal("4x4 to be proved")) {
            Result result = AStarIdaStar.create()
                    .withAim(Aim.PROVE, 1)
                    .solve(PROBLEM, Limits.NONE.withNodes(1), Progress.NONE, journal);
            assertThat(result.length()).as("of the constructor's solution").isGreaterThan(5);
        }
    }

    @Test
    void theJournalOfAnotherSearchIsLeftAlone() throws IOException {
        try (JournalFile other = journal("4x4 number thirteen")) {
            assertThat(solve(other).moves()).isEqualTo(whole.moves());
        }
        assertThat(notices).isEmpty();
        assertThat(file).hasBinaryContent(written);
    }

    /**
     * The numbers of moves and of parts mean something else in another order of moves. This is the part of a proof's
     * journal that tells the rules of its puzzle.
     */
    @Test
    void theJournalOfAnotherMoveOrderIsAnother() throws IOException {
        String usual = searchBy(SolveOptions.NONE);
        String upDown = searchBy(SolveOptions.NONE.with(SolveOption.MOVE_ORDER, "up,down,left,right"));
        String downUp = searchBy(SolveOptions.NONE.with(SolveOption.MOVE_ORDER, "down, up, left, right"));
        try (JournalFile journal = journal(upDown)) {
            journal.solved(whole.moves());
        }
        try (JournalFile same =
                        journal(searchBy(SolveOptions.NONE.with(SolveOption.MOVE_ORDER, " up down left right ")));
                JournalFile other = journal(downUp);
                JournalFile plain = journal(usual)) {
            assertThat(same.best()).contains(whole.moves());
            assertThat(other.best()).isEmpty();
            assertThat(plain.best()).isEmpty();
        }
    }

    private static String searchBy(SolveOptions options) {
        return SEARCH + " " + options.only(OptionGroup.RULES).key();
    }

    @ParameterizedTest
    @ValueSource(strings = {"cards \u2660 \u2665", "b\u00fccher"})
    void aPuzzleMayHaveSignsBeyondAscii(String search) throws IOException {
        try (JournalFile journal = journal(search)) {
            journal.solved(whole.moves());
        }
        try (JournalFile journal = journal(search)) {
            assertThat(journal.best()).contains(whole.moves());
        }
    }

    @Test
    void whatIsProvedLeavesNoFile() throws IOException {
        try (JournalFile journal = journal(SEARCH)) {
            journal.remove();
        }
        assertThat(file).doesNotExist();
    }

    @Test
    void aShortSearchLeavesNoFileEither() throws IOException {
        Path empty = folder.resolve("empty");
        try (JournalFile journal = JournalFile.of(empty, SEARCH, notices::add)) {
            solve(journal);
        }
        assertThat(empty).doesNotExist();
    }

    @Test
    void whereNoFileCanBeWrittenTheSearchGoesWithout() throws IOException {
        Path blocked = Files.createFile(folder.resolve("blocked"));
        try (JournalFile journal = new JournalFile(blocked, SEARCH, notices::add, Duration.ZERO, Duration.ZERO)) {
            assertThat(solve(journal).moves()).isEqualTo(whole.moves());
        }
        assertThat(notices).singleElement().asString().contains("keeps no journal");
    }

    @Test
    void twoAtTheSameSearchDoNotWriteTheSameFile() throws IOException {
        try (JournalFile first = journal(SEARCH);
                JournalFile second = journal(SEARCH)) {
            first.begin(99, List.of(1L));
            second.begin(99, List.of(1L));
        }
        assertThat(notices).last().asString().contains("keeps no journal");
    }
}
