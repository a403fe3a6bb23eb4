package dev.unscramble.permutation.pattern;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.ValueHeuristic;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.pdb.Tables;
import dev.unscramble.permutation.Coordinate;
import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A pattern database over a product of coordinates, 4 bits per entry. Along a path it tracks the coordinates as ints, each
 * by its table, and looks up their product.
 *
 * <p>Relabellings that take moves to moves ({@link Symmetry}) give further views of a state in the same table, and the
 * largest distance of all views counts. Which of them differ is found out from a sample of states.
 */
final class ProductPattern implements IncrementalHeuristic<PermutationPosition> {
    private static final int SAMPLES = 200;
    private static final int MOST_VIEWS = 6;

    private final PermutationPuzzle puzzle;
    private final String name;
    private final List<Coordinate> parts;
    private final ProductLayout layout;
    private final List<Symmetry> symmetries;
    private final Tables source;
    private final Tables.Key key;
    private @Nullable TableBytes table;
    private List<Symmetry> views = List.of();

    /**
     * A pattern without its table, which {@link #prepare} makes or reads.
     *
     * @throws InputException if it does not fit into memory
     */
    ProductPattern(
            PermutationPuzzle puzzle, String name, List<Coordinate> parts, List<Symmetry> symmetries, Tables source) {
        this.puzzle = puzzle;
        this.name = name;
        this.parts = parts;
        this.layout = new ProductLayout(parts);
        this.symmetries = symmetries;
        this.source = source;
        this.key = new Tables.Key(
                "permutation-" + puzzle.fingerprint() + "-" + name.replaceAll("[^A-Za-z0-9-]", "_"),
                layout.bytes(),
                layout.bytes() + layout.rows());
        source.requireMemory(name, List.of(key));
    }

    @Override
    public synchronized void prepare(BuildMonitor monitor) {
        if (table == null) {
            table = source.get(key, own -> new ProductSweep(layout, own.and(monitor)).run());
            views = table.size() == 0 ? List.of() : differing(table); // empty if only its name is asked for
        }
    }

    /** The symmetries that give different distances for some of a sample of states; the first is none. */
    private List<Symmetry> differing(TableBytes distances) {
        Random random = new Random(1);
        List<PermutationPosition> sample = new ArrayList<>();
        for (int i = 0; i < SAMPLES && !symmetries.isEmpty(); i++) {
            sample.add(puzzle.random(random));
        }
        List<Symmetry> kept = new ArrayList<>();
        Set<List<Integer>> seen = new HashSet<>();
        List<Symmetry> all = new ArrayList<>(List.of(Symmetry.none(puzzle)));
        all.addAll(symmetries);
        for (Symmetry symmetry : all) {
            List<Integer> distancesSeen = sample.stream()
                    .map(position -> layout.get(distances, layout.index(symmetry.view(position))))
                    .toList();
            if (kept.size() < MOST_VIEWS && seen.add(distancesSeen)) {
                kept.add(symmetry);
            }
        }
        return kept;
    }

    private TableBytes table() {
        TableBytes known = table;
        if (known == null) {
            throw new IllegalStateException(name + " has no table yet; prepare it before a search");
        }
        return known;
    }

    /** The number of patterns at distance 0, 1, 2, ... */
    public long[] counts() {
        return layout.counts(table());
    }

    @Override
    public int estimate(PermutationPosition position) {
        int most = 0;
        for (Symmetry view : views) {
            most = Math.max(most, layout.get(table(), layout.index(view.view(position))));
        }
        return most;
    }

    @Override
    public long afterWithin(PermutationPosition position, int move, long before, int most, int[] rows, int at, int to) {
        return values().after(0, 0, move, before, most, rows, at, to);
    }

    @Override
    public int rowInts() {
        return Math.max(1, views.size()) * parts.size();
    }

    @Override
    public void beginRow(PermutationPosition position, int[] rows, int at) {
        int cell = at;
        for (Symmetry view : views) {
            PermutationPosition seen = view.view(position);
            for (Coordinate part : parts) {
                rows[cell++] = part.of(seen);
            }
        }
    }

    @Override
    public Optional<ValueHeuristic> valueForm() {
        return Optional.of(values());
    }

    private Values values() {
        return new Values(
                table(),
                parts.stream().map(Coordinate::next).toArray(int[][]::new),
                parts.stream().mapToInt(Coordinate::size).toArray(),
                layout.factors(),
                views.stream().map(Symmetry::moves).toArray(int[][]::new),
                layout);
    }

    /** The heuristic on states that are values, of which it needs the tracked coordinates alone. */
    private record Values(
            TableBytes table, int[][] next, int[] sizes, long[] factors, int[][] viewMoves, ProductLayout layout)
            implements ValueHeuristic {
        @Override
        public long after(long low, long high, int move, long before, int most, int[] rows, int at, int to) {
            int largest = 0;
            int cell = 0;
            for (int[] moves : viewMoves) {
                int seen = moves[move];
                long index = 0;
                for (int part = 0; part < next.length; part++) {
                    int value = next[part][seen * sizes[part] + rows[at + cell]];
                    rows[to + cell] = value;
                    index += value * factors[part];
                    cell++;
                }
                int distance = layout.get(table, index);
                if (distance > most) {
                    return distance;
                }
                largest = Math.max(largest, distance);
            }
            return largest;
        }

        @Override
        public int value(long tracked) {
            return (int) tracked;
        }
    }

    @Override
    public long memoryBytes() {
        return key.bytes();
    }

    @Override
    public int trackedBits() {
        return Byte.SIZE;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Guarantee guarantee() {
        return Guarantee.CONSISTENT;
    }
}
