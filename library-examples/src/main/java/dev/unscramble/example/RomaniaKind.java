package dev.unscramble.example;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PlainDomain;
import dev.unscramble.catalog.PlainKind;
import dev.unscramble.example.textbook.Romania;
import dev.unscramble.pdb.Tables;
import dev.unscramble.puzzle.Graph;
import dev.unscramble.puzzle.StateOf;
import java.util.stream.Collectors;

/** Makes the map of Romania available by name: {@code romania}. A start is the name of a city, the goal is Bucharest. */
public final class RomaniaKind extends PlainKind<StateOf<String>> {
    public RomaniaKind() {
        super("romania");
    }

    @Override
    protected Domain<StateOf<String>> domain(Tables tables) {
        Graph<String> map = Graph.<String>undirected().name("romania");
        Romania.ROADS.forEach(road -> map.edge(road.from(), road.to(), road.length()));
        map.estimates(map.nodes().stream().collect(Collectors.toMap(city -> city, Romania::distance)));
        return PlainDomain.of(map.goal("Bucharest"));
    }
}
