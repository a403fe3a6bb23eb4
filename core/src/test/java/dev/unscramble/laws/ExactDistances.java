package dev.unscramble.laws;

import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;

/**
 * What it really costs to get from each state to the goal, over the whole space that the goal leads
 * to. It is found in the plainest way, with none of the code that it is there to check: first all
 * states and the arrows between them, then backwards along the arrows, nearest first.
 */
public final class ExactDistances<P extends Position> {
    private final Puzzle<P> puzzle;
    private final Map<PackedState, Integer> distances = new LinkedHashMap<>();
    private final PackedState farthest;

    /** A move into a state. */
    private record Arrow(PackedState from, int cost) {}

    public ExactDistances(Puzzle<P> puzzle) {
        this(puzzle, Position::isGoal);
    }

    /** The distances to one state alone, which the goal leads to. */
    public static <P extends Position> ExactDistances<P> towards(Puzzle<P> puzzle, P target) {
        PackedState state = PackedState.of(puzzle, target);
        return new ExactDistances<>(
                puzzle, position -> PackedState.of(puzzle, position).equals(state));
    }

    private ExactDistances(Puzzle<P> puzzle, Predicate<P> isGoal) {
        this.puzzle = puzzle;
        Map<PackedState, List<Arrow>> arrows = arrows();
        PackedState last = PackedState.of(puzzle, puzzle.newPosition());
        TreeMap<Integer, List<PackedState>> layers = new TreeMap<>();
        arrows.keySet().stream()
                .filter(state -> isGoal.test(state.in(puzzle)))
                .forEach(goal -> layer(layers, 0).add(goal));
        while (!layers.isEmpty()) {
            Map.Entry<Integer, List<PackedState>> layer = layers.pollFirstEntry();
            int distance = layer.getKey();
            for (PackedState state : layer.getValue()) {
                if (distances.putIfAbsent(state, distance) == null) {
                    last = state;
                    arrows.getOrDefault(state, List.of())
                            .forEach(arrow ->
                                    layer(layers, distance + arrow.cost).add(arrow.from));
                }
            }
        }
        farthest = last;
    }

    /** All states that the goal leads to, each with the moves into it. */
    private Map<PackedState, List<Arrow>> arrows() {
        Map<PackedState, List<Arrow>> arrows = new HashMap<>();
        Queue<PackedState> unexplored = new ArrayDeque<>(List.of(PackedState.of(puzzle, puzzle.newPosition())));
        arrows.put(unexplored.element(), new ArrayList<>());
        while (!unexplored.isEmpty()) {
            PackedState state = unexplored.remove();
            P position = state.in(puzzle);
            for (int move : Moves.in(position.legalMoves())) {
                int cost = puzzle.costs().of(position, move);
                position.apply(move);
                arrows.computeIfAbsent(PackedState.of(puzzle, position), child -> {
                            unexplored.add(child);
                            return new ArrayList<>();
                        })
                        .add(new Arrow(state, cost));
                position.undo(move);
            }
        }
        return arrows;
    }

    private static List<PackedState> layer(Map<Integer, List<PackedState>> layers, int distance) {
        return layers.computeIfAbsent(distance, none -> new ArrayList<>());
    }

    public Puzzle<P> puzzle() {
        return puzzle;
    }

    /** The distance of a position of this space. */
    public int of(P position) {
        Integer distance = distances.get(PackedState.of(puzzle, position));
        if (distance == null) {
            throw new IllegalArgumentException("no way leads from " + puzzle.format(position) + " to the goal");
        }
        return distance;
    }

    /** Whether a position is in this space. */
    public boolean reach(P position) {
        return distances.containsKey(PackedState.of(puzzle, position));
    }

    /** How many states there are at distance 0, 1, 2, ... */
    public List<Integer> counts() {
        List<Integer> counts = new ArrayList<>(Collections.nCopies(of(farthest()) + 1, 0));
        distances.values().forEach(distance -> counts.set(distance, counts.get(distance) + 1));
        return counts;
    }

    /** Looks at every state, from the goal outwards; the position is the same one each time. */
    public void forEach(ObjIntConsumer<P> look) {
        P position = puzzle.newPosition();
        distances.forEach((state, distance) -> {
            position.unpack(state.longs(), 0);
            look.accept(position, distance);
        });
    }

    /** A state at the greatest distance. */
    public P farthest() {
        return farthest.in(puzzle);
    }

    /** Every state, from the goal outwards. */
    public List<P> all() {
        return distances.keySet().stream().map(state -> state.in(puzzle)).toList();
    }

    /** That many states at random, the same ones for the same seed; all of them where there are no more. */
    public List<P> sample(int size, long seed) {
        List<PackedState> shuffled = new ArrayList<>(distances.keySet());
        Collections.shuffle(shuffled, new Random(seed));
        return shuffled.stream().limit(size).map(state -> state.in(puzzle)).toList();
    }
}
