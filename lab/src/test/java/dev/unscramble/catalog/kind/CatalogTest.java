package dev.unscramble.catalog.kind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.HeuristicNames;
import dev.unscramble.catalog.PuzzleKind;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.RecentlyUsed;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.InputException;
import dev.unscramble.pdb.Tables;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What all doors of a process share. */
class CatalogTest {
    private static Domain<?> domain(String start, PuzzleSettings settings) {
        return new InstanceReader(settings).readText(start).domain();
    }

    @ParameterizedTest
    @ValueSource(strings = {"724 5b6 831", "R U' F2", "dial at 5"})
    void everyReaderOfAPuzzleGetsTheSame(String start) {
        assertThat(domain(start, PuzzleSettings.DEFAULT)).isSameAs(domain(start, PuzzleSettings.DEFAULT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"724 5b6 831", "R U' F2"})
    void whoHasOtherTablesHasAPuzzleOfItsOwn(String start) {
        Tables others = (key, maker) -> Tables.IN_MEMORY.get(key, maker);
        assertThat(domain(start, PuzzleSettings.DEFAULT.withTables(others)))
                .isNotSameAs(domain(start, PuzzleSettings.DEFAULT));
    }

    @Test
    void onlySomeOfManyPuzzlesAreKept() {
        List<PuzzleSettings> goals = IntStream.rangeClosed(0, RecentlyUsed.MOST_PUZZLES)
                .mapToObj(first -> PuzzleSettings.DEFAULT.withGoal(goal(first)))
                .toList();
        List<? extends Domain<?>> all = goals.stream()
                .map(goal -> new InstanceReader(goal).domain("2x20"))
                .toList();
        assertThat(all).doesNotHaveDuplicates();
        int last = goals.size() - 1;
        assertThat(new InstanceReader(goals.get(last)).domain("2x20")).isSameAs(all.get(last));
        assertThat(new InstanceReader(goals.get(0)).domain("2x20")).isNotSameAs(all.get(0));
    }

    /** A board with the blank first and then the tiles in order, beginning with another one. */
    private static String goal(int first) {
        List<String> cells = IntStream.range(0, 40)
                .mapToObj(i -> i == 0 ? "0" : Integer.toString((first + i) % 39 + 1))
                .toList();
        return String.join(" ", cells.subList(0, 20)) + " / " + String.join(" ", cells.subList(20, 40));
    }

    @ParameterizedTest
    @ValueSource(strings = {"manhattan", "max(h1,h2)", "h1+h2", "max(h1, sum(h1,h2))"})
    void aHeuristicIsMadeOnceForStrangersAndOthers(String name) {
        HeuristicNames<?> heuristics = domain("724 5b6 831", PuzzleSettings.DEFAULT.withMoveOrder("down,up,left,right"))
                .heuristics();
        Object named = heuristics.parseNamed(name);
        assertThat(heuristics.parse(name)).isSameAs(named);
        assertThat(heuristics.parse(" " + name)).isSameAs(named);
    }

    @Test
    void aClassThatWasLoadedIsNotForStrangers() {
        HeuristicNames<?> heuristics =
                domain("724 5b6 831", PuzzleSettings.DEFAULT).heuristics();
        String name = "dev.unscramble.heuristic.Zero";
        for (String text : List.of(name, "max(h1," + name + ")")) {
            assertThat(heuristics.parse(text)).isSameAs(heuristics.parse(text));
            assertThatThrownBy(() -> heuristics.parseNamed(text)).isInstanceOf(InputException.class);
        }
    }

    @Test
    void anotherClasspathHasItsOwnKinds() {
        List<PuzzleKind> here = Catalog.kinds();
        assertThat(Catalog.kinds()).isSameAs(here);
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        Thread.currentThread().setContextClassLoader(new URLClassLoader(new URL[0], before));
        try {
            assertThat(Catalog.kinds()).isNotSameAs(here).hasSameSizeAs(here);
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }
}
