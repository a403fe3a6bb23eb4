package dev.unscramble.extension;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.Examples;
import dev.unscramble.catalog.HeuristicNames;
import dev.unscramble.catalog.PuzzleKind;
import dev.unscramble.catalog.kind.Catalog;
import dev.unscramble.catalog.kind.TileDomain;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.StoppedException;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UserHeuristicsTest {
    private static final TileDomain DOMAIN = Examples.domain(Goals.blankFirst(3, 3));

    @TempDir
    Path folder;

    /** A good one. */
    static final class Corner implements Heuristic<TilePosition> {
        private final TilePuzzle puzzle;

        Corner(TilePuzzle puzzle) {
            this.puzzle = puzzle;
        }

        @Override
        public int estimate(TilePosition position) {
            return position.tile(0) == puzzle.goalBoard().tile(0) ? 0 : 1;
        }

        @Override
        public Guarantee guarantee() {
            return Guarantee.ADMISSIBLE;
        }
    }

    /** One that fails at some states. */
    public static final class Fragile implements Heuristic<TilePosition> {
        @Override
        public int estimate(TilePosition position) {
            return 8 / position.tile(4);
        }

        @Override
        public String name() {
            return "fragile";
        }
    }

    /** One that never comes to an end. */
    public static final class Endless implements IncrementalHeuristic<TilePosition> {
        @Override
        public int estimate(TilePosition position) {
            return (int) begin(position);
        }
    }

    /** One that fails before it is asked for an estimate, and after. */
    static final class Tableless implements IncrementalHeuristic<TilePosition> {
        @Override
        public void prepare(BuildMonitor monitor) {
            monitor.check(0);
            throw new IllegalStateException("no tables");
        }

        @Override
        public int estimate(TilePosition position) {
            return 0;
        }

        @Override
        public int value(long tracked) {
            throw new IllegalStateException("no value");
        }
    }

    /** One that cannot even be made. */
    static final class Unborn implements Heuristic<TilePosition> {
        Unborn() {
            throw new IllegalStateException("no tables");
        }

        @Override
        public int estimate(TilePosition position) {
            return 0;
        }
    }

    /** One that wants what nobody has. */
    static final class Demanding implements Heuristic<TilePosition> {
        private final String wish;

        Demanding(String wish) {
            this.wish = wish;
        }

        @Override
        public int estimate(TilePosition position) {
            return wish.length();
        }
    }

    /** One that is not finished. */
    abstract static class Unfinished implements Heuristic<TilePosition> {}

    /** One for another puzzle. */
    public static final class Foreign implements Heuristic<Foreign.Place> {
        /** Where it is at home. */
        public interface Place extends Position {}

        @Override
        public int estimate(Place place) {
            return place.isGoal() ? 0 : 1;
        }
    }

    @Test
    void aClassIsFoundByItsNameAndKnowsThePuzzle() {
        Heuristic<? super TilePosition> corner =
                own().ofClass(name(Corner.class)).orElseThrow();
        assertThat(corner.name()).isEqualTo("Corner");
        assertThat(corner.guarantee()).isEqualTo(Heuristic.Guarantee.ADMISSIBLE);
        assertThat(corner.estimate(DOMAIN.puzzle().newPosition())).isZero();
        assertThat(corner.estimate(DOMAIN.puzzle().parse("1b2 345 678"))).isEqualTo(1);
    }

    @Test
    void aClassTakesPartInCombinationsBesideTheNames() {
        HeuristicNames<TilePosition> names = within(folder.toString(), UserHeuristicsTest::names);
        assertThat(names.parse("max(" + name(Corner.class) + ",H2)").name()).isEqualTo("max(Corner,manhattan)");
        assertThatThrownBy(() -> names.parse("Corner"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("unknown heuristic \"Corner\"")
                .hasMessageEndingWith("nor is there such a class in " + folder);
    }

    @ParameterizedTest
    @ValueSource(strings = {"%s", "max(h1,%s)", "h1+%s"})
    void noClassIsLoadedWhereOnlyNamesCount(String heuristic) {
        String unborn = name(Unborn.class);
        assertThatThrownBy(() -> DOMAIN.heuristics().parse(heuristic.formatted(unborn)))
                .hasMessageContaining("the constructor of " + unborn);
        assertThatThrownBy(() -> DOMAIN.heuristics().parseNamed(heuristic.formatted(unborn)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("unknown heuristic \"" + unborn + "\"");
    }

    @Test
    void aClassThatIsNotThereIsNotFound() {
        assertThat(own().ofClass("Nowhere")).isEmpty();
        assertThat(own().ofClass("pdb:4-4")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            $Unborn     | the constructor of | fails: java.lang.IllegalStateException: no tables
            $Demanding  | needs a constructor that takes nothing, or the puzzle | TilePuzzle
            $Unfinished | is abstract | class
            $Foreign    | is not for 3x3, but for | Foreign$Place
            ''          | is not a heuristic; it must implement dev.unscramble.model.Heuristic | estimate
            """)
    void aClassThatWillNotDoIsRefusedInASentence(String nested, String complaint, String more) {
        assertThatThrownBy(() -> own().ofClass(UserHeuristicsTest.class.getName() + nested))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(complaint)
                .hasMessageContaining(more);
    }

    @Test
    void whatItThrowsIsToldWithTheStateAndTheLine() {
        IncrementalHeuristic<? super TilePosition> fragile =
                IncrementalHeuristic.of(own().ofClass(name(Fragile.class)).orElseThrow());
        TilePosition position = DOMAIN.puzzle().parse("142 3b5 678");
        String complaint = "the heuristic fragile fails at 142 3b5 678: java.lang.ArithmeticException: / by zero"
                + " \\(UserHeuristicsTest.java, line \\d+\\)";
        assertThatThrownBy(() -> fragile.estimate(position))
                .isInstanceOf(InputException.class)
                .hasMessageMatching(complaint);
        assertThatThrownBy(() -> fragile.begin(position)).isInstanceOf(InputException.class);
        TilePosition before = DOMAIN.puzzle().parse("1b2 345 678");
        long tracked = fragile.begin(before);
        int down = DOMAIN.puzzle().moveCount() - 1;
        assertThatThrownBy(() -> fragile.after(before, down, tracked)).isInstanceOf(InputException.class);
    }

    @Test
    void anEndlessEstimateIsToldWithTheState() throws IOException {
        TilePosition position = DOMAIN.puzzle().parse("142 3b5 678");
        Heuristic<? super TilePosition> endless =
                own().ofClass(name(Endless.class)).orElseThrow();
        assertThatThrownBy(() -> endless.estimate(position))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("the heuristic Endless fails at 142 3b5 678: java.lang.StackOverflowError");
        register(Heuristic.class, Endless.class);
        HeuristicNames<TilePosition> names = within(folder.toString(), UserHeuristicsTest::names);
        assertThat(names.labels()).contains("endless");
    }

    @Test
    void whatItThrowsWithoutAStateIsToldToo() {
        IncrementalHeuristic<? super TilePosition> tableless =
                IncrementalHeuristic.of(own().ofClass(name(Tableless.class)).orElseThrow());
        assertThatThrownBy(() -> tableless.prepare(BuildMonitor.NONE))
                .isInstanceOf(InputException.class)
                .hasMessageMatching("the heuristic Tableless fails: java.lang.IllegalStateException: no tables"
                        + " \\(UserHeuristicsTest.java, line \\d+\\)");
        assertThatThrownBy(() -> tableless.value(0))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("the heuristic Tableless fails: java.lang.IllegalStateException: no value");
        assertThatThrownBy(() -> tableless.prepare(share -> false)).isInstanceOf(StoppedException.class);
    }

    @Test
    void aSourceThatIsNotCompiledIsPointedOut() throws IOException {
        Files.writeString(folder.resolve("Mine.java"), "class Mine {}");
        String places = Path.of(".") + File.pathSeparator + folder;
        UserHeuristics<TilePosition> own = within(places, () -> new UserHeuristics<>(DOMAIN.puzzle()));
        assertThatThrownBy(() -> own.ofClass("Mine"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("Mine.java, but it is not compiled; run: javac -cp ");
    }

    @Test
    void oneThatIsRegisteredIsFoundByItsOwnNameWhereItSuits() throws IOException {
        register(Heuristic.class, Fragile.class, Foreign.class);
        HeuristicNames<TilePosition> names = within(folder.toString(), UserHeuristicsTest::names);
        assertThat(names.labels()).contains("zero", "fragile").doesNotContain("foreign");
        assertThat(names.parse("max(Fragile,h1)").name()).isEqualTo("max(fragile,misplaced)");
        assertThat(names.parseNamed("Fragile").name()).isEqualTo("fragile");
    }

    @Test
    void whatIsRegisteredButNotThereIsToldInASentence() throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(PuzzleKind.class.getName()), "nowhere.Kind");
        assertThatThrownBy(() -> within(folder.toString(), Catalog::kinds))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("registered on the classpath")
                .hasMessageContaining("nowhere.Kind not found");
    }

    @Test
    void withoutClassesOfOnesOwnNothingIsSaidOfThem() {
        assertThatThrownBy(() -> DOMAIN.heuristics().parse("nowhere"))
                .isInstanceOf(InputException.class)
                .message()
                .doesNotContain("class");
    }

    private void register(Class<?> service, Class<?>... providers) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        List<String> names = Stream.of(providers).map(Class::getName).toList();
        Files.write(services.resolve(service.getName()), names);
    }

    /** Something made where classes in these places are found. */
    private static <T> T within(String classpath, Supplier<T> work) {
        Thread thread = Thread.currentThread();
        ClassLoader usual = thread.getContextClassLoader();
        thread.setContextClassLoader(UserClasses.in(classpath));
        try {
            return work.get();
        } finally {
            thread.setContextClassLoader(usual);
        }
    }

    private static HeuristicNames<TilePosition> names() {
        return Examples.domain(Goals.blankFirst(3, 3)).heuristics();
    }

    private static UserHeuristics<TilePosition> own() {
        return new UserHeuristics<>(DOMAIN.puzzle());
    }

    private static String name(Class<?> type) {
        return type.getName();
    }
}
