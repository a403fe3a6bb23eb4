package dev.unscramble.permutation.pattern;

import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Puzzle;
import dev.unscramble.pdb.Tables;
import dev.unscramble.permutation.Coordinate;
import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import dev.unscramble.permutation.StatePart;
import dev.unscramble.permutation.definition.Orbit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The patterns of a permutation puzzle by name, each a product of coordinates, and which of them to take. */
public final class Patterns {
    /** The most entries of a table, and of a table that has all distances. */
    private static final long MOST_ENTRIES = 2_300_000_000L;

    private static final long MOST_EXACT = 40_000_000;
    private static final int MOST_VALUES = 4_000_000;
    /** The most that tables take by default: more of them would take minutes before the first solution. */
    private static final double MOST_BYTES = 2.56e8;

    /** A table with fewer entries than this part of the largest is seldom the one that has the largest distance. */
    private static final double LEAST_SHARE = 20;

    private static final double MOST_QUICK = 2e6;

    private static final String EXACT = "pdb:exact";

    private final PermutationPuzzle puzzle;
    private final Tables tables;
    private final Map<String, List<StatePart>> parts = new LinkedHashMap<>();
    private final Map<StatePart, Optional<Coordinate>> coordinates = new LinkedHashMap<>();

    private @Nullable List<Symmetry> symmetries;

    public Patterns(PermutationPuzzle puzzle, Tables tables) {
        this.puzzle = puzzle;
        this.tables = tables;
        List<Orbit> orbits = puzzle.orbits();
        for (Orbit orbit : orbits) {
            add(StatePart.pieces(List.of(orbit)), StatePart.turns(List.of(orbit)));
        }
        StatePart.alike(puzzle).forEach(part -> {
            List<StatePart> across = new ArrayList<>(List.of(part));
            for (Orbit orbit : orbits) {
                if (orbit.orientations() > 1) {
                    StatePart turns = StatePart.turns(List.of(orbit));
                    across.add(turns);
                    parts.put("pdb:" + turns.name() + "-" + part.name(), List.of(part, turns));
                }
            }
            parts.put("pdb:" + part.name(), across);
        });
        parts.put(EXACT, List.of(StatePart.pieces(orbits), StatePart.turns(orbits)));
    }

    private void add(StatePart pieces, StatePart turns) {
        String orbit = pieces.orbits().get(0).name();
        parts.put("pdb:" + orbit, List.of(pieces, turns));
    }

    /** The names of those that fit into memory. */
    public List<String> names() {
        return parts.keySet().stream().filter(this::isSmall).toList();
    }

    /** The name of the best heuristic: all distances, or the largest in as many patterns as fit into memory. */
    public String best() {
        if (isSmall(EXACT)) {
            return EXACT;
        }
        List<String> chosen = new ArrayList<>();
        double left = Math.min(MOST_BYTES, tables.memoryLimit() / 2.0);
        List<String> largestFirst = names().stream()
                .sorted(Comparator.comparingDouble(this::entries).reversed())
                .toList();
        for (String name : largestFirst) {
            double bytes = entries(name) / 2;
            boolean isWorthIt = chosen.isEmpty() || entries(name) * LEAST_SHARE >= entries(chosen.get(0));
            if (bytes <= left && isWorthIt) {
                left -= bytes;
                chosen.add(name);
            }
        }
        return largestOf(chosen);
    }

    /** The name of a heuristic whose tables are made at once. */
    public String quick() {
        return largestOf(
                names().stream().filter(name -> entries(name) <= MOST_QUICK).toList());
    }

    private static String largestOf(List<String> names) {
        return names.isEmpty() ? "zero" : names.size() == 1 ? names.get(0) : "max(" + String.join(",", names) + ")";
    }

    private boolean isSmall(String name) {
        boolean hasTables =
                puzzle.moveCount() != Puzzle.BY_STATE && !puzzle.kinds().hasTurnedAnyhow();
        double entries = entries(name);
        return hasTables
                && entries > 1
                && entries / 2 <= tables.memoryLimit()
                && entries <= (name.equals(EXACT) ? MOST_EXACT : MOST_ENTRIES)
                && parts.getOrDefault(name, List.of()).stream()
                        .allMatch(part -> part.fits(puzzle) && part.bound(puzzle) <= MOST_VALUES);
    }

    /** An upper bound on the number of patterns. */
    private double entries(String name) {
        return parts.getOrDefault(name, List.of()).stream()
                .mapToDouble(part -> part.bound(puzzle))
                .reduce(1, (one, other) -> one * other);
    }

    /**
     * The pattern of a name.
     *
     * @throws InputException if there is none, or if it does not fit into memory
     */
    public IncrementalHeuristic<PermutationPosition> named(String name) {
        List<Coordinate> own = new ArrayList<>();
        for (StatePart part : parts.getOrDefault(name, List.of())) {
            coordinate(part).filter(coordinate -> coordinate.size() > 1).ifPresent(own::add);
        }
        if (own.isEmpty()) {
            throw new InputException("there is no pattern " + name + " of " + puzzle.name() + "; there are "
                    + String.join(", ", names()));
        }
        List<Symmetry> symmetries = name.equals(EXACT) ? List.of() : symmetries();
        return new ProductPattern(puzzle, name, own, symmetries, tables);
    }

    private synchronized Optional<Coordinate> coordinate(StatePart part) {
        return coordinates.computeIfAbsent(part, own -> Coordinate.of(puzzle, own, MOST_VALUES));
    }

    private synchronized List<Symmetry> symmetries() {
        if (symmetries == null) {
            symmetries = Symmetry.of(puzzle);
        }
        return symmetries;
    }
}
