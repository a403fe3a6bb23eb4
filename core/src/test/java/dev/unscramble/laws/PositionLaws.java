package dev.unscramble.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Costs;
import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What the rules of every puzzle promise to searches, tried near the goal and along random walks from it. */
public abstract class PositionLaws<P extends Position> {
    private static final long SEED = Samples.seed(1);
    private static final int STEPS = Samples.atLeast(300);
    private static final int FEW_STEPS = Samples.atLeast(10);

    /** Among that many sequences there are some that meet: two ways round a square of tiles, six moves each. */
    private static final int MANY = 1500;

    private static final long NOTHING_PACKED = -10;

    private final Puzzle<P> puzzle;
    private final Costs<P> costs;
    private final long[] perft;

    /**
     * The laws for one puzzle.
     *
     * @param perft how many sequences of 0, 1, 2, ... moves lead away from the goal, undone moves
     *     included, counted by other means than the puzzle's
     */
    protected PositionLaws(Puzzle<P> puzzle, long... perft) {
        this.puzzle = puzzle;
        this.costs = puzzle.costs();
        this.perft = perft;
    }

    @Test
    void theGoalIsAGoalAndEachTimeANewPosition() {
        P goal = puzzle.newPosition();
        goal.apply(Moves.in(goal.legalMoves()).get(0));
        assertThat(puzzle.newPosition().isGoal()).isTrue();
        assertThat(goal.isGoal()).isFalse();
    }

    @Test
    void everySequenceOfMovesIsPossible() {
        assertThat(IntStream.range(0, perft.length).mapToLong(depth -> perft(puzzle.newPosition(), depth)))
                .containsExactly(LongStream.of(perft).boxed().toArray(Long[]::new));
    }

    @Test
    void whatIsNotAllowedAfterAMoveIsReachedOtherwiseAtTheSameCost() {
        assertThat(leastCosts(true)).isEqualTo(leastCosts(false));
    }

    @Test
    void movesHaveNamesOfTheirOwnAndCostAtLeastOne() {
        List<Integer> moves = IntStream.range(0, puzzle.moveCount()).boxed().toList();
        assertThat(moves).hasSizeBetween(1, Position.MAX_MOVES);
        assertThat(moves).extracting(puzzle::moveName).doesNotHaveDuplicates();
        assertThat(costs.least()).isPositive();
        Moves.walk(
                puzzle,
                STEPS,
                SEED,
                (position, move) -> assertThat(costs.of(position, move)).isBetween(costs.least(), costs.most()));
    }

    @Test
    void undoTakesBackApply() {
        Moves.walk(puzzle, STEPS, SEED, (position, move) -> {
            PackedState before = state(position);
            long legal = position.legalMoves();
            position.apply(move);
            assertThat(state(position)).as("after a move").isNotEqualTo(before);
            position.undo(move);
            assertThat(state(position)).isEqualTo(before);
            assertThat(position.legalMoves()).isEqualTo(legal);
        });
    }

    @Test
    void theInverseOfAMoveIsLegalAfterItAndTakesItBack() {
        Moves.walk(puzzle, STEPS, SEED, (position, move) -> {
            int inverse = puzzle.inverse(move);
            if (inverse != Puzzle.NO_INVERSE) {
                PackedState before = state(position);
                int there = costs.of(position, move);
                position.apply(move);
                assertThat(Moves.in(position.legalMoves())).contains(inverse);
                assertThat(costs.areFixed() ? costs.of(position, inverse) : there)
                        .isEqualTo(there);
                position.apply(inverse);
                assertThat(state(position)).isEqualTo(before);
            }
        });
    }

    @Test
    void legalMovesAreMovesOfThePuzzle() {
        Moves.walk(
                puzzle,
                STEPS,
                SEED,
                (position, move) ->
                        assertThat(Moves.in(position.legalMoves())).allMatch(legal -> legal < puzzle.moveCount()));
    }

    @Test
    void unpackRestoresWhatPackWroteAndPackWritesNothingElse() {
        int width = puzzle.packedLongs();
        P other = puzzle.newPosition();
        Moves.walk(puzzle, STEPS, SEED, (position, move) -> {
            long[] longs = new long[width + 2];
            Arrays.fill(longs, NOTHING_PACKED);
            position.pack(longs, 1);
            assertThat(longs).startsWith(NOTHING_PACKED).endsWith(NOTHING_PACKED);
            other.unpack(longs, 1);
            assertThat(state(other)).isEqualTo(state(position));
            assertThat(puzzle.format(other)).isEqualTo(puzzle.format(position));
            assertThat(other.legalMoves()).isEqualTo(position.legalMoves());
            assertThat(other.isGoal()).isEqualTo(position.isGoal());
        });
    }

    @Test
    void neighboursArePackedAsAfterTheMove() {
        Moves.walk(puzzle, FEW_STEPS, SEED, (position, move) -> {
            position.apply(move);
            position.legalToPack(0, -1L);
            position.undo(move);
            assertThat(packedAfter(position, move))
                    .as("after going there and back")
                    .isEqualTo(after(position, move));
            long among = ~(1L << move);
            assertThat(position.legalToPack(0, among)).isEqualTo(position.legalMoves() & among);
            for (int other : Moves.in(position.legalToPack(0, among))) {
                assertThat(packedAfter(position, other)).isEqualTo(after(position, other));
                position.legalToPack(0, among);
            }
        });
    }

    private PackedState packedAfter(P position, int move) {
        long[] packed = new long[puzzle.packedLongs()];
        position.packAfter(move, packed, 0);
        return new PackedState(packed);
    }

    private PackedState after(P position, int move) {
        position.apply(move);
        PackedState there = state(position);
        position.undo(move);
        return there;
    }

    @Test
    void textIsReadBackAsTheSameState() {
        Moves.walk(puzzle, STEPS, SEED, (position, move) -> {
            String text = puzzle.format(position);
            assertThat(text).doesNotContain("\n");
            assertThat(state(puzzle.parse(text))).as(text).isEqualTo(state(position));
        });
    }

    @Test
    void everyPlaceHasAPositionAndItsNumber() {
        List<P> places = puzzle.places();
        for (int number = 0; number < places.size(); number++) {
            assertThat(puzzle.place(places.get(number))).isEqualTo(number);
        }
    }

    /** Which moves are legal, where they lead, and which sequences of them lead to one state. */
    @Test
    void aPlaceTellsWhatMovesDo() {
        List<P> places = puzzle.places();
        Map<Integer, List<Sequence>> known = new HashMap<>();
        Moves.walk(puzzle, places.isEmpty() ? 0 : FEW_STEPS, SEED, (position, move) -> {
            List<Sequence> there = known.computeIfAbsent(puzzle.place(position), at -> sequences(places.get(at)));
            List<Sequence> here = sequences(position);
            assertThat(list(here, Sequence::moves)).isEqualTo(list(there, Sequence::moves));
            assertThat(list(here, Sequence::place)).isEqualTo(list(there, Sequence::place));
            Map<PackedState, PackedState> met = new HashMap<>();
            for (int i = 0; i < here.size(); i++) {
                met.putIfAbsent(there.get(i).end, here.get(i).end);
                assertThat(here.get(i).end)
                        .as("where %s leads", here.get(i).moves)
                        .isEqualTo(met.get(there.get(i).end));
            }
        });
    }

    /** Some moves, the place and the state that they lead to. */
    private record Sequence(List<Integer> moves, int place, PackedState end) {}

    /** The sequences from a position in which no move is taken back, shortest first. */
    private List<Sequence> sequences(P from) {
        List<Sequence> all = new ArrayList<>(List.of(new Sequence(List.of(), puzzle.place(from), state(from))));
        for (int next = 0; all.size() < MANY; next++) {
            Sequence sequence = all.get(next);
            P position = sequence.end.in(puzzle);
            for (int move : Moves.in(position.legalMoves())) {
                List<Integer> moves = new ArrayList<>(sequence.moves);
                if (moves.isEmpty() || puzzle.inverse(move) != moves.get(moves.size() - 1)) {
                    moves.add(move);
                    position.apply(move);
                    all.add(new Sequence(moves, puzzle.place(position), state(position)));
                    position.undo(move);
                }
            }
        }
        return all;
    }

    private static <T> List<T> list(List<Sequence> sequences, Function<Sequence, T> what) {
        return sequences.stream().map(what).toList();
    }

    private PackedState state(P position) {
        return PackedState.of(puzzle, position);
    }

    private long perft(P position, int depth) {
        if (depth == 0) {
            return 1;
        }
        long sequences = 0;
        for (int move : Moves.in(position.legalMoves())) {
            position.apply(move);
            sequences += perft(position, depth - 1);
            position.undo(move);
        }
        return sequences;
    }

    /** The states within as many moves as perft counts, and what the cheapest way to each costs. */
    private Map<PackedState, Integer> leastCosts(boolean pruned) {
        Map<PackedState, Integer> costs = new HashMap<>();
        explore(puzzle.newPosition(), -1L, perft.length - 1, 0, pruned, costs);
        return costs;
    }

    private void explore(P position, long allowed, int depth, int cost, boolean pruned, Map<PackedState, Integer> to) {
        to.merge(state(position), cost, Math::min);
        for (int move : depth == 0 ? List.<Integer>of() : Moves.in(position.legalMoves() & allowed)) {
            int next = cost + costs.of(position, move);
            position.apply(move);
            explore(position, pruned ? puzzle.allowedAfter(move) : -1L, depth - 1, next, pruned, to);
            position.undo(move);
        }
    }
}
