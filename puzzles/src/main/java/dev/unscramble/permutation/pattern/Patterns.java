package dev.unscramble.permutation.pattern;

import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
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
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The patterns of a permutation puzzle by name, each a product of coordinates, and which of them to take. */
public final class Patterns {
    /** The most entries of a table, and of a table that has all distances. */
    private static final long MOST_ENTRIES = 2_300_000_000L;

    private static final long MOST_EXACT = 40_000_000;
    private static final int MOST_VALUES = 4_000_000;
    /** The most that tables take by default, since larger ones take minutes to make; and for a proof. */
    public static final double USUAL_BYTES = 2.56e8;

    public static final double PROOF_BYTES = 1.2e9;

    /** A coordinate of places has at most this many values, times the moves, that its table is made at once. */
    private static final int MOST_PLACES = 2_000_000;

    private static final double MOST_QUICK = 2e6;
    private static final int MOST_QUICK_PATTERNS = 2;

    /** How many of the largest patterns are compared, by a sample of states. */
    private static final int COMPARED = 6;

    private static final int SAMPLES = 64;

    /** Smaller tables are read as fast as they are. */
    private static final long LEAST_REDUCED = 1 << 24;

    private static final String EXACT = "pdb:exact";

    private final PermutationPuzzle puzzle;
    private final Tables tables;
    private final Map<String, List<StatePart>> parts = new LinkedHashMap<>();
    /** By name: the share of the entries that are patterns, for a place has one piece. */
    private final Map<String, Double> used = new LinkedHashMap<>();

    private final Map<String, Optional<Coordinate>> coordinates = new LinkedHashMap<>();

    private final Map<String, Double> reducedBytes = new LinkedHashMap<>();

    private @Nullable List<Symmetry> symmetries;

    public Patterns(PermutationPuzzle puzzle, Tables tables) {
        this.puzzle = puzzle;
        this.tables = tables;
        List<Orbit> orbits = puzzle.orbits();
        List<StatePart> turns = orbits.stream()
                .filter(orbit -> orbit.orientations() > 1)
                .map(orbit -> StatePart.turns(List.of(orbit)))
                .toList();
        for (Orbit orbit : orbits) {
            add("pdb:" + orbit.name(), List.of(StatePart.pieces(List.of(orbit))), List.of(turns(orbit)));
        }
        for (StatePart part : StatePart.alike(puzzle)) {
            turns.forEach(one -> add("pdb:" + one.name() + "-" + part.name(), List.of(part), List.of(one)));
            add("pdb:" + part.name(), List.of(part), turns);
        }
        for (Orbit orbit : orbits) {
            int kinds = puzzle.kinds().kindCount(orbit.first());
            for (int count = 1; count < kinds - 1; count++) {
                String name = "pdb:" + orbit.name() + "-places-" + count;
                List<StatePart> places = places(orbit, count);
                double share = StatePart.places(puzzle, orbit, 0, count).bound(puzzle) / product(places);
                add(name, places, List.of(turns(orbit)));
                used.put(name, share);
                if (turns.size() > (orbit.orientations() > 1 ? 1 : 0)) {
                    add(name + "-all-turns", places, turns);
                    used.put(name + "-all-turns", share);
                }
            }
        }
        parts.put(EXACT, List.of(StatePart.pieces(orbits), StatePart.turns(orbits)));
    }

    private static StatePart turns(Orbit orbit) {
        return StatePart.turns(List.of(orbit));
    }

    /** Turns are left out if there are too many. */
    private void add(String name, List<StatePart> places, List<StatePart> turns) {
        parts.put(
                name,
                Stream.concat(places.stream(), turns.stream().filter(this::isSmall))
                        .toList());
    }

    private boolean isSmall(StatePart part) {
        return part.fits(puzzle) && part.bound(puzzle) <= MOST_VALUES;
    }

    /** The places of the first pieces of an orbit, in as few coordinates as their tables allow. */
    private List<StatePart> places(Orbit orbit, int count) {
        List<StatePart> all = new ArrayList<>();
        int from = 0;
        while (from < count) {
            int end = from + 1;
            while (end < count
                    && StatePart.places(puzzle, orbit, from, end + 1).bound(puzzle) * puzzle.moveCount()
                            <= MOST_PLACES) {
                end++;
            }
            all.add(StatePart.places(puzzle, orbit, from, end));
            from = end;
        }
        return all;
    }

    /** The names of those that fit into memory. */
    public List<String> names() {
        return parts.keySet().stream().filter(this::canBeMade).toList();
    }

    /** Whether a table of all distances fits. */
    public boolean hasExact() {
        return canBeMade(EXACT);
    }

    /**
     * A heuristic, and why it is taken.
     *
     * @param name of all distances, or of the largest in several patterns
     */
    public record Best(String name, String reason) {}

    /**
     * The best heuristic: all distances, or those patterns with which the fewest nodes are expected.
     *
     * @param mostBytes of their tables, if there is that much memory
     */
    public Best best(double mostBytes) {
        if (hasExact()) {
            return new Best(EXACT, "a table of all distances fits");
        }
        double budget = Math.min(mostBytes, tables.memoryLimit() / 2.0);
        List<String> largest = names().stream()
                .sorted(Comparator.comparingDouble(this::entries).reversed())
                .filter(name -> reducedBytes(name) <= budget)
                .limit(COMPARED)
                .toList();
        if (largest.isEmpty()) {
            return new Best("zero", obstacle().orElse("no pattern is small enough"));
        }
        Random random = new Random(1);
        List<PermutationPosition> sample =
                Stream.generate(() -> puzzle.walked(random)).limit(SAMPLES).toList();
        List<PatternSample> samples = largest.stream()
                .parallel()
                .map(name -> new PatternSample(
                        puzzle,
                        name,
                        reducedBytes(name),
                        entries(name) * used.getOrDefault(name, 1.0),
                        coordinates(name),
                        symmetries(),
                        sample))
                .toList();
        PatternChoice choice = PatternChoice.of(puzzle, samples, budget);
        return new Best(largestOf(choice.names()), choice.reason(budget));
    }

    /** The name of a heuristic whose tables are made at once. */
    public String quick() {
        return hasExact()
                ? EXACT
                : largestOf(small().stream().limit(MOST_QUICK_PATTERNS).toList());
    }

    /** The names of those whose tables are made at once, the largest first. */
    public List<String> small() {
        return names().stream()
                .filter(name -> entries(name) <= MOST_QUICK)
                .sorted(Comparator.comparingDouble(this::entries).reversed())
                .toList();
    }

    private static String largestOf(List<String> names) {
        return names.isEmpty() ? "zero" : names.size() == 1 ? names.get(0) : "max(" + String.join(",", names) + ")";
    }

    /** Why the puzzle has no patterns, whatever their size. */
    private Optional<String> obstacle() {
        return puzzle.moveCount() == Puzzle.BY_STATE
                ? Optional.of("a puzzle of more than " + Position.MAX_MOVES + " moves has no patterns")
                : puzzle.kinds().hasTurnedAnyhow()
                        ? Optional.of(
                                "there are no patterns if the orientation of some pieces of a set does not matter")
                        : Optional.empty();
    }

    /** Whether its table and those of its coordinates fit into memory. */
    private boolean canBeMade(String name) {
        double entries = entries(name);
        return obstacle().isEmpty()
                && entries > 1
                && bytesOfAllRows(name) <= tables.memoryLimit()
                && entries <= (name.equals(EXACT) ? MOST_EXACT : MOST_ENTRIES)
                && parts.getOrDefault(name, List.of()).stream().allMatch(this::isSmall);
    }

    /** An upper bound on the number of patterns. */
    private double entries(String name) {
        return product(parts.getOrDefault(name, List.of()));
    }

    private double product(List<StatePart> some) {
        return some.stream().mapToDouble(part -> part.bound(puzzle)).reduce(1, (one, other) -> one * other);
    }

    /** What its table takes with all rows, and those of its coordinates. */
    private double bytesOfAllRows(String name) {
        double values = parts.getOrDefault(name, List.of()).stream()
                .mapToDouble(part -> part.bound(puzzle))
                .sum();
        return entries(name) / 2 + values * puzzle.moveCount() * Integer.BYTES;
    }

    /** What its table takes without symmetric rows, and those of its coordinates. */
    private synchronized double reducedBytes(String name) {
        return reducedBytes.computeIfAbsent(name, own -> {
            double table = entries(own) / 2;
            double others = bytesOfAllRows(own) - table;
            boolean mayFit = others + table / (symmetries().size() + 1) <= PROOF_BYTES;
            if (entries(own) < LEAST_REDUCED || symmetries().isEmpty() || !mayFit) {
                return bytesOfAllRows(own);
            }
            List<int[]> moves = symmetries().stream().map(Symmetry::moves).toList();
            return others + table / ProductOrder.best(coordinates(own), moves).serving();
        });
    }

    /**
     * The pattern of a name.
     *
     * @throws InputException if there is none, or if it does not fit into memory
     */
    public IncrementalHeuristic<PermutationPosition> named(String name) {
        return product(name, LEAST_REDUCED);
    }

    /** The pattern of a name, whose table has no symmetric rows if it would have at least that many entries. */
    ProductPattern product(String name, long leastReduced) {
        List<Coordinate> own = coordinates(name);
        if (own.isEmpty()) {
            throw new InputException("there is no pattern " + name + " of " + puzzle.name() + "; there are "
                    + String.join(", ", names()));
        }
        boolean isExact = name.equals(EXACT);
        return new ProductPattern(
                puzzle, name, own, isExact ? List.of() : symmetries(), !isExact, leastReduced, tables);
    }

    /** The coordinates of a pattern, without those that never change, unless none does. */
    private synchronized List<Coordinate> coordinates(String name) {
        List<Coordinate> all = parts.getOrDefault(name, List.of()).stream()
                .flatMap(part ->
                        coordinates
                                .computeIfAbsent(part.name(), own -> Coordinate.of(puzzle, part, MOST_VALUES))
                                .stream())
                .toList();
        List<Coordinate> changing =
                all.stream().filter(coordinate -> coordinate.size() > 1).toList();
        return changing.isEmpty() ? all.stream().limit(1).toList() : changing;
    }

    private synchronized List<Symmetry> symmetries() {
        if (symmetries == null) {
            symmetries = Symmetry.of(puzzle);
        }
        return symmetries;
    }
}
