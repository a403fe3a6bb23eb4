package dev.unscramble.catalog.kind;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.KnownState;
import dev.unscramble.catalog.PlainDomain;
import dev.unscramble.graph.WayMap;
import dev.unscramble.puzzle.StateOf;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** A map with one goal, which is the puzzle of going there. */
public final class GraphDomain<N> extends PlainDomain<StateOf<N>> {
    private final WayMap<N> map;
    private final N goal;

    GraphDomain(WayMap<N> map, N goal) {
        super(map.to(goal), map.heuristics(goal));
        this.map = map;
        this.goal = goal;
    }

    public WayMap<N> map() {
        return map;
    }

    /** At a node from which a way leads to the goal. */
    @Override
    public StateOf<N> random(Random random) {
        List<KnownState<StateOf<N>>> all = knownStates().orElseThrow();
        return all.get(random.nextInt(all.size())).position();
    }

    @Override
    public Optional<List<KnownState<StateOf<N>>>> knownStates() {
        List<KnownState<StateOf<N>>> known = map.distances(goal).entrySet().stream()
                .map(node -> new KnownState<>(at(node.getKey()), node.getValue()))
                .toList();
        return Optional.of(known);
    }

    @Override
    public Optional<BigInteger> stateCount() {
        return Optional.of(BigInteger.valueOf(map.distances(goal).size()));
    }

    private StateOf<N> at(N node) {
        return map.to(goal).at(node);
    }

    @Override
    public Instance<StateOf<N>> instance(StateOf<N> start) {
        return new Instance<>(this, start) {
            @Override
            public String draw(StateOf<N> position, boolean inColour) {
                return map.draw(position.state(), goal);
            }

            @Override
            public Optional<String> costNote(int cost) {
                return map.inMapUnits(cost)
                        .map(units -> units + " in the unit of the map, whose costs are scaled to whole numbers");
            }
        };
    }
}
