package dev.unscramble.permutation.pattern;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.ValueHeuristic;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.pdb.Tables;
import dev.unscramble.permutation.Coordinate;
import dev.unscramble.permutation.MoveTable;
import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A pattern database over a product of coordinates, 4 bits per entry. Along a path it tracks the coordinates as ints, each
 * by its table, and looks up their product.
 *
 * <p>Relabellings that take moves to moves ({@link Symmetry}) give further views of a state in the same table, and the
 * largest distance of all views counts. Which of them differ is found out from a sample of states. If such relabellings
 * take rows of the table to each other, a large one has only one of them ({@link RowClasses}).
 *
 * <p>Along a path, the views of the inverse of a state count as well ({@link ProductValues}).
 */
final class ProductPattern implements IncrementalHeuristic<PermutationPosition> {
    private static final int SAMPLES = 200;
    private static final long[] NO_STATE = new long[2];

    private final PermutationPuzzle puzzle;
    private final String name;
    private final List<Coordinate> parts;
    private final ProductLayout layout;
    private final List<Symmetry> symmetries;
    private final boolean hasViews;
    private final Tables source;
    private final Tables.Key key;
    private @Nullable ProductValues values;
    /** Of a state itself; tracked along a path. */
    private List<Symmetry> views = List.of();

    /**
     * A pattern without its table, which {@link #prepare} makes or reads.
     *
     * @param hasViews whether other views than the state itself may tell more
     * @param leastReduced the least entries of a table from which symmetric rows are left out
     * @throws InputException if it does not fit into memory
     */
    ProductPattern(
            PermutationPuzzle puzzle,
            String name,
            List<Coordinate> coordinates,
            List<Symmetry> symmetries,
            boolean hasViews,
            long leastReduced,
            Tables source) {
        this.puzzle = puzzle;
        this.name = name;
        this.symmetries = symmetries;
        this.hasViews = hasViews;
        this.source = source;
        List<int[]> moves = symmetries.stream().map(Symmetry::moves).toList();
        List<MoveTable> tables = coordinates.stream().map(Coordinate::moves).toList();
        boolean isReduced = MoveProduct.of(tables, puzzle.moveCount()).size() >= leastReduced;
        this.parts = isReduced ? ProductOrder.best(coordinates, moves).coordinates() : coordinates;
        this.layout = new ProductLayout(
                parts.stream().map(Coordinate::moves).toList(), EntryFormat.NIBBLES, isReduced ? moves : List.of());
        this.key = new Tables.Key(tableName(), layout.bytes(), layout.bytes() + layout.rows());
        source.requireMemory(name, List.of(key));
    }

    private String tableName() {
        String plain = "permutation-" + puzzle.fingerprint() + "-" + name.replaceAll("[^A-Za-z0-9-]", "_");
        return symmetries() == 1 ? plain : plain + "-by-" + symmetries() + "-symmetries";
    }

    @Override
    public synchronized void prepare(BuildMonitor monitor) {
        if (values == null) {
            TableBytes table = source.get(key, own -> new ProductSweep(layout, own.and(monitor)).run(0));
            List<View> all = table.size() == 0 ? List.of() : differing(table); // empty if only its name is asked for
            views = all.stream()
                    .filter(view -> !view.isOfInverse())
                    .map(View::symmetry)
                    .toList();
            values = ProductValues.of(puzzle, parts, layout, table, all);
        }
    }

    private List<View> differing(TableBytes distances) {
        if (!hasViews) {
            return List.of(new View(Symmetry.none(puzzle), false));
        }
        Random random = new Random(1);
        List<PermutationPosition> sample =
                Stream.generate(() -> puzzle.walked(random)).limit(SAMPLES).toList();
        EntryIndex entries = layout.entries();
        return View.differing(
                puzzle, symmetries, sample, position -> layout.format().get(distances, index(position, entries)));
    }

    private ProductValues ready() {
        ProductValues known = values;
        if (known == null) {
            throw new IllegalStateException(name + " has no table yet; prepare it before a search");
        }
        return known;
    }

    /** The number of patterns at distance 0, 1, 2, ... */
    public long[] counts() {
        return layout.counts(ready().table());
    }

    /** The number of symmetries by which rows of the table are left out, with the one that changes nothing. */
    int symmetries() {
        return layout.classes().symmetries();
    }

    @Override
    public int estimate(PermutationPosition position) {
        return value(begin(position));
    }

    @Override
    public long begin(PermutationPosition position) {
        int largest = -1;
        int best = 0;
        for (int view = 0; view < views.size(); view++) {
            long index = index(views.get(view).view(position), ready().entries());
            int distance = index < 0 ? ProductValues.NO_WAY : layout.format().get(ready().table(), index);
            best = distance > largest ? view : best;
            largest = Math.max(largest, distance);
        }
        return largest | best << Byte.SIZE;
    }

    /** The index of the pattern that a position shows; negative if it cannot be reached. */
    private long index(PermutationPosition position, EntryIndex entries) {
        long row = 0;
        long[] factors = layout.factors();
        for (int part = 0; part < factors.length; part++) {
            int value = parts.get(part).of(position);
            if (value < 0) {
                return -1;
            }
            row += value * factors[part];
        }
        int column = parts.get(factors.length).of(position);
        return column < 0 ? -1 : entries.of(row, column);
    }

    @Override
    public long after(PermutationPosition position, int move, long before) {
        position.apply(move);
        long tracked = begin(position);
        position.undo(move);
        return tracked;
    }

    @Override
    public long afterWithin(PermutationPosition position, int move, long before, int most, int[] rows, int at, int to) {
        long[] state = ready().hasInverses() ? packed(position) : NO_STATE;
        return ready().after(state[0], state[1], move, before, most, rows, at, to);
    }

    private static long[] packed(PermutationPosition position) {
        long[] state = new long[2];
        position.pack(state, 0);
        return state;
    }

    @Override
    public int rowInts() {
        return Math.max(1, views.size()) * parts.size() + ProductValues.OTHER_INTS;
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
        if (ready().hasInverses()) {
            long[] state = packed(position);
            rows[cell] = ready().distancesOfInverse(state[0], state[1]);
        }
    }

    @Override
    public Optional<ValueHeuristic> valueForm() {
        return Optional.of(ready());
    }

    @Override
    public long memoryBytes() {
        return key.bytes();
    }

    @Override
    public int trackedBits() {
        return Short.SIZE;
    }

    @Override
    public int value(long tracked) {
        return ProductValues.distance(tracked);
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
