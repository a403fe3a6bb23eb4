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
 * largest distance of all views counts. Which of them differ is found out from a sample of states.
 */
final class ProductPattern implements IncrementalHeuristic<PermutationPosition> {
    private static final int SAMPLES = 200;
    private static final int BYTE = 0xFF;
    /** The distance of a state from which no way leads to the solved one; a table has none as large. */
    private static final int NO_WAY = BYTE;

    private final PermutationPuzzle puzzle;
    private final String name;
    private final List<Coordinate> parts;
    private final ProductLayout layout;
    private final List<Symmetry> symmetries;
    private final Tables source;
    private final Tables.Key key;
    private @Nullable Values values;
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
        this.layout = new ProductLayout(parts.stream().map(Coordinate::moves).toList(), EntryFormat.NIBBLES);
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
        if (values == null) {
            TableBytes table = source.get(key, own -> new ProductSweep(layout, own.and(monitor)).run(0));
            views = table.size() == 0 ? List.of() : differing(table); // empty if only its name is asked for
            values = values(table);
        }
    }

    private List<Symmetry> differing(TableBytes distances) {
        Random random = new Random(1);
        List<PermutationPosition> sample = symmetries.isEmpty()
                ? List.of()
                : Stream.generate(() -> puzzle.walked(random)).limit(SAMPLES).toList();
        return Symmetry.differing(
                puzzle, symmetries, sample, position -> layout.format().get(distances, index(position)));
    }

    private Values ready() {
        Values known = values;
        if (known == null) {
            throw new IllegalStateException(name + " has no table yet; prepare it before a search");
        }
        return known;
    }

    /** The number of patterns at distance 0, 1, 2, ... */
    public long[] counts() {
        return layout.counts(ready().table());
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
            long index = index(views.get(view).view(position));
            int distance = index < 0 ? NO_WAY : layout.format().get(ready().table(), index);
            best = distance > largest ? view : best;
            largest = Math.max(largest, distance);
        }
        return largest | best << Byte.SIZE;
    }

    /** The index of the pattern that a position shows; negative if it cannot be reached. */
    private long index(PermutationPosition position) {
        long index = 0;
        for (int part = 0; part < parts.size(); part++) {
            int value = parts.get(part).of(position);
            if (value < 0) {
                return -1;
            }
            index += value * layout.factors()[part];
        }
        return index;
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
        return ready().after(0, 0, move, before, most, rows, at, to);
    }

    @Override
    public int rowInts() {
        return Math.max(1, views.size()) * parts.size() + 1;
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
        return Optional.of(ready());
    }

    private Values values(TableBytes table) {
        return new Values(
                table,
                layout.parts().stream().map(ProductPattern::byValue).toArray(int[][]::new),
                layout.factors(),
                views.stream().map(Symmetry::moves).toArray(int[][]::new),
                puzzle.moveCount(),
                layout.format());
    }

    /** By value, then move: the value after the move. A search tries all moves of a value, which are side by side here. */
    private static int[] byValue(MoveTable part) {
        int moves = part.moves();
        int[] next = new int[part.next().length];
        for (int value = 0; value < part.size(); value++) {
            for (int move = 0; move < moves; move++) {
                next[value * moves + move] = part.after(move, value);
            }
        }
        return next;
    }

    /**
     * The heuristic on states that are values, of which it needs the tracked coordinates alone. It also tracks the first view
     * with the largest distance, and begins with that one, since it is the likeliest to exceed a bound again.
     *
     * <pre>
     *   tracked:  | view, 8 bits | distance, 8 bits |
     * </pre>
     */
    private record Values(
            TableBytes table, int[][] next, long[] factors, int[][] viewMoves, int moves, EntryFormat format)
            implements ValueHeuristic {
        @Override
        public long after(long low, long high, int move, long before, int most, int[] rows, int at, int to) {
            int largest = -1;
            int view = (int) before >>> Byte.SIZE;
            int best = 0;
            for (int i = 0; i < viewMoves.length; i++) {
                int seen = viewMoves[view][move];
                int cell = view * next.length;
                long index = 0;
                for (int part = 0; part < next.length; part++) {
                    int value = next[part][rows[at + cell] * moves + seen];
                    rows[to + cell] = value;
                    index += value * factors[part];
                    cell++;
                }
                int distance = format.get(table, index);
                if (distance > most) {
                    return distance | view << Byte.SIZE;
                }
                if (distance > largest || distance == largest && view < best) {
                    largest = distance;
                    best = view;
                }
                view = view + 1 == viewMoves.length ? 0 : view + 1;
            }
            return largest | best << Byte.SIZE;
        }

        /** Of the view that {@link #after} begins with; the last int of a row only keeps the reading from being left out. */
        @Override
        public void fetch(long tracked, int[] rows, int at) {
            int view = (int) tracked >>> Byte.SIZE;
            int cell = at + view * next.length;
            int sum = 0;
            for (int move = 0; move < moves; move++) {
                sum += format.get(table, index(rows, cell, move));
            }
            rows[at + viewMoves.length * next.length] = sum;
        }

        /** The index of the neighbour of a view whose coordinates begin at {@code cell}. */
        private long index(int[] rows, int cell, int move) {
            long index = 0;
            for (int part = 0; part < next.length; part++) {
                index += next[part][rows[cell + part] * moves + move] * factors[part];
            }
            return index;
        }

        @Override
        public int value(long tracked) {
            return distance(tracked);
        }
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
        return distance(tracked);
    }

    private static int distance(long tracked) {
        int distance = (int) tracked & BYTE;
        return distance == NO_WAY ? Integer.MAX_VALUE : distance;
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
