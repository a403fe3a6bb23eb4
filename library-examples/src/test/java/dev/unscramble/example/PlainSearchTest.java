package dev.unscramble.example;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Result;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.IdaStar;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import dev.unscramble.tiles.heuristic.LinearConflict;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The fast IDA* and A* do what the plain ones do, move by move and node by node. */
class PlainSearchTest {

    static List<Problem<?>> problems() {
        List<Problem<?>> all = new ArrayList<>();
        TilePuzzle eight = new TilePuzzle(Goals.blankFirst(3, 3));
        addTiles(all, eight, List.of(1, 2, 5, 20, 1000, 1001, 1002, 1003, 1004, 1005));
        addTiles(all, new TilePuzzle(Goals.blankLast(4, 4)), List.of(10, 20, 30, 40, 50));
        all.add(new Problem<>(eight, eight.parse("724 5b6 831"), AdditiveDistance.manhattan(eight)));
        Pancakes pancakes = new Pancakes(8);
        for (int i = 0; i < Samples.atLeast(3); i++) {
            all.add(new Problem<>(pancakes, walk(pancakes, 30, i), PancakeKind.GAP));
        }
        Dial dial = new Dial(60, new Dial.Turn(1, 2), new Dial.Turn(7, 5));
        Heuristic<Dial.Hand> turns = Heuristic.of(
                "turns", Guarantee.CONSISTENT, hand -> (Math.min(hand.mark(), 60 - hand.mark()) * 5 + 6) / 7);
        all.add(new Problem<>(dial, dial.at(17), turns));
        all.add(new Problem<>(dial, dial.at(31), turns));
        return all;
    }

    /** Boards after that many random moves, under heuristics that are consistent. */
    private static void addTiles(List<Problem<?>> all, TilePuzzle puzzle, List<Integer> moves) {
        for (int count : moves) {
            TilePosition start = walk(puzzle, count, count);
            all.add(new Problem<>(puzzle, start, AdditiveDistance.manhattan(puzzle)));
            all.add(new Problem<>(puzzle, start, new LinearConflict(puzzle)));
        }
    }

    private static <P extends Position> P walk(Puzzle<P> puzzle, int moves, int seed) {
        Random random = new Random(seed);
        P position = puzzle.newPosition();
        for (int i = 0; i < moves; ) {
            int move = random.nextInt(puzzle.moveCount());
            if ((position.legalMoves() & 1L << move) != 0) {
                position.apply(move);
                i++;
            }
        }
        return position;
    }

    @ParameterizedTest
    @MethodSource("problems")
    <P extends Position> void idaStarIsThePlainOne(Problem<P> problem) {
        PlainIdaStar<P> plain = new PlainIdaStar<>(problem);
        List<Integer> moves = plain.solve().orElseThrow();
        Result fast = IdaStar.create().solve(problem);
        assertThat(fast.moves()).isEqualTo(moves);
        assertThat(fast.statistics().expanded()).isEqualTo(plain.expanded());
        assertThat(fast.statistics().generated()).isEqualTo(plain.generated());
    }

    @ParameterizedTest
    @MethodSource("problems")
    <P extends Position> void aStarIsThePlainOne(Problem<P> problem) {
        PlainAStar<P> plain = new PlainAStar<>(problem);
        List<Integer> moves = plain.solve().orElseThrow();
        Result fast = BestFirst.astar().solve(problem);
        assertThat(fast.moves()).isEqualTo(moves);
        assertThat(fast.statistics().expanded()).isEqualTo(plain.expanded());
        assertThat(fast.statistics().generated()).isEqualTo(plain.generated());
    }
}
