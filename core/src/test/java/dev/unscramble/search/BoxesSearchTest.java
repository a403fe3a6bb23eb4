package dev.unscramble.search;

import dev.unscramble.laws.Boxes;
import dev.unscramble.laws.Boxes.Room;
import dev.unscramble.laws.Claim;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.Samples;
import dev.unscramble.laws.SearchLaws;
import dev.unscramble.laws.TestedSearch;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import java.util.List;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Every search keeps the laws where the order of moves matters, and not every move is legal. */
@ParameterizedClass(name = "{0}")
@MethodSource("solvers")
class BoxesSearchTest extends SearchLaws<Room> {
    private static final ExactDistances<Room> EXACT = new ExactDistances<>(new Boxes("AAABB."));

    BoxesSearchTest(TestedSearch<Room> solver) {
        super(solver, EXACT, EXACT.sample(Samples.atLeast(2), Samples.seed(1)));
    }

    static List<TestedSearch<Room>> solvers() {
        return TestedSearch.all(
                EXACT.puzzle(),
                List.of(
                        new Wide(new Claim<>("half", Heuristic.Guarantee.CONSISTENT, room -> EXACT.of(room) / 2)),
                        new Claim<>(
                                "patchy",
                                Heuristic.Guarantee.ADMISSIBLE,
                                room -> room.gap() % 2 == 0 ? EXACT.of(room) : 0)));
    }

    /** Wants more to be remembered than there is room for in a node. */
    private record Wide(Claim<Room> claim) implements IncrementalHeuristic<Room> {
        @Override
        public int estimate(Room room) {
            return claim.estimate(room);
        }

        @Override
        public long begin(Room room) {
            return (long) estimate(room) << Integer.SIZE;
        }

        @Override
        public long after(Room room, int move, long before) {
            return claim.after(room, move, value(before)) << Integer.SIZE;
        }

        @Override
        public int value(long tracked) {
            return (int) (tracked >>> Integer.SIZE);
        }

        @Override
        public int trackedBits() {
            return Long.SIZE;
        }

        @Override
        public String name() {
            return claim.name();
        }

        @Override
        public Guarantee guarantee() {
            return claim.guarantee();
        }
    }
}
