package dev.unscramble.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.analysis.StateSpace;
import dev.unscramble.catalog.Domain;
import dev.unscramble.census.Census;
import dev.unscramble.census.Exploration;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.StoppedException;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("long")
@Timeout(300)
class ClusterLayersTest {
    private static final LocalEngine.Worker REAL = order -> Orders.answer(order, 1);

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"2x3", "3x3", "2x4", "cube"})
    void anEngineCountsWhatThisMachineCounts(String puzzle) {
        assertThat(count(puzzle, REAL)).isEqualTo(countHere(domain(puzzle)));
    }

    @Test
    void noLayerHasMoreOrdersThanKeepMachinesAtWork() {
        assertThat(mostOrders("2x5", 1)).isBetween(9, 16);
        assertThat(mostOrders("3x3", 1)).isBetween(2, 8);
        assertThat(mostOrders("3x3", 1 << 25)).isOne();
    }

    private int mostOrders(String puzzle, long leastStates) {
        try (LocalEngine engine = new LocalEngine(REAL)) {
            count(domain(puzzle), engine, folder.resolve(puzzle + "-" + leastStates), leastStates);
            return engine.submitted().stream().mapToInt(List::size).max().orElseThrow();
        }
    }

    @Test
    void aCensusGoesOnFromTheLastCompleteLayer() {
        AtomicInteger orders = new AtomicInteger();
        assertThatThrownBy(() -> count("3x3", order -> {
                    if (orders.incrementAndGet() == 60) {
                        throw new IllegalStateException("all machines are gone");
                    }
                    return REAL.answer(order);
                }))
                .isInstanceOf(StoppedException.class)
                .hasMessageContainingAll("all machines are gone", "run the same command to resume");
        assertThat(count("3x3", REAL)).isEqualTo(countHere(domain("3x3")));
    }

    /** A machine that was taken for lost may still be at work when the layers that it reads are gone. */
    @Test
    void anOrderThatCameTooLateChangesNothing() {
        AtomicInteger late = new AtomicInteger();
        List<String> early = new CopyOnWriteArrayList<>();
        List<Long> counts = count("3x3", order -> {
            if (order.contains("\"depth\":12,")) {
                early.add(order);
            }
            if (order.contains("\"depth\":13,") && late.getAndIncrement() == 0) {
                assertThat(REAL.answer(early.get(0))).contains("refused", "is at depth 13");
            }
            return REAL.answer(order);
        });
        assertThat(late.get()).isPositive();
        assertThat(counts).isEqualTo(countHere(domain("3x3")));
    }

    @Test
    void aFolderThatAMachineDoesNotSeeIsNamed() {
        assertThatThrownBy(() -> count(
                        "3x3",
                        order -> REAL.answer(order.replace(folder.toString(), folder.resolve("elsewhere") + ""))))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("every machine must see the same folder");
    }

    private List<Long> count(String puzzle, LocalEngine.Worker worker) {
        return count(domain(puzzle), worker);
    }

    private List<Long> count(Domain<?> domain, LocalEngine.Worker worker) {
        try (LocalEngine engine = new LocalEngine(worker)) {
            return count(domain, engine, folder, 1);
        }
    }

    private static <P extends Position> List<Long> count(
            Domain<P> domain, LocalEngine engine, Path folder, long leastStates) {
        StateSpace<P> space = new StateSpace<>(domain, Limits.NONE);
        String name = domain.puzzle().name();
        try (Exploration<P> exploration = space.exploreInFiles(
                folder,
                census -> new ClusterLayers(engine, census, folder, name, SolveOptions.NONE, leastStates),
                Progress.NONE)) {
            return Census.take(exploration, Limits.NONE, layer -> null).counts();
        }
    }

    private static <P extends Position> List<Long> countHere(Domain<P> domain) {
        try (Exploration<P> exploration = new StateSpace<>(domain, Limits.NONE).explore(1, Progress.NONE)) {
            return Census.take(exploration, Limits.NONE, layer -> null).counts();
        }
    }

    private static Domain<?> domain(String name) {
        return new InstanceReader(SolveOptions.NONE.settings(Tables.IN_MEMORY)).domain(name);
    }
}
