package dev.unscramble.pdb;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.Position;
import dev.unscramble.model.ValueHeuristic;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * A pattern database (Culberson and Schaeffer, 1998) for any puzzle: the exact distance of each pattern of a {@link
 * Projection}. If a state has several views, it is the largest of their distances.
 */
public final class ProjectionDatabase<P extends Position> implements IncrementalHeuristic<P> {
    /** The largest distance in a table; it also stands for all larger ones. */
    public static final int FAR = 255;

    private final Projection<P> projection;
    private final Tables source;
    private final Tables.Key key;
    private final int views;
    private @Nullable TableBytes distances;

    /**
     * A database without its table; {@link #prepare} makes or reads it.
     *
     * @throws dev.unscramble.model.InputException if it does not fit into memory
     */
    public ProjectionDatabase(Projection<P> projection, Tables source) {
        this.projection = projection;
        this.source = source;
        this.key = new Tables.Key(projection.tableName(), projection.size(), projection.size());
        this.views = projection.views();
        source.requireMemory(projection.name(), List.of(key));
    }

    /** A prepared database, whose table is in memory only. */
    public static <P extends Position> ProjectionDatabase<P> inMemory(Projection<P> projection) {
        ProjectionDatabase<P> database = new ProjectionDatabase<>(projection, Tables.IN_MEMORY);
        database.prepare(BuildMonitor.NONE);
        return database;
    }

    @Override
    public synchronized void prepare(BuildMonitor monitor) {
        if (distances == null) {
            distances = source.get(key, own -> projection.distances(own.and(monitor)));
        }
    }

    private TableBytes distances() {
        TableBytes table = distances;
        if (table == null) {
            throw new IllegalStateException(name() + " has no table yet; prepare it before a search");
        }
        return table;
    }

    @Override
    public int estimate(P position) {
        int most = 0;
        for (int view = 0; view < views; view++) {
            most = Math.max(most, distances().get(projection.rank(position, view)) & FAR);
        }
        return most;
    }

    @Override
    public long after(P position, int move, long before) {
        int most = 0;
        for (int view = 0; view < views; view++) {
            most = Math.max(most, distances().get(projection.rankAfter(position, move, view)) & FAR);
        }
        return most;
    }

    /** @hidden from users of the library */
    @Override
    public Optional<ValueHeuristic> valueForm() {
        return projection.valueForm(distances());
    }

    /** Its table has the distances from the target's pattern; it is kept in memory only, and made by {@link #prepare}. */
    @Override
    public Optional<Heuristic<P>> towards(P target) {
        source.requireMemory(name() + " towards another goal", key.bytes());
        Projection<P> other = new TargetProjection<>(projection, projection.rank(target));
        return Optional.of(new ProjectionDatabase<>(other, Tables.IN_MEMORY));
    }

    /** The number of patterns at distance 0, 1, 2, ..., without those that are {@link #FAR}. */
    public long[] counts() {
        long[] counts = new long[FAR + 1];
        TableBytes table = distances();
        for (long pattern = 0; pattern < table.size(); pattern++) {
            counts[table.get(pattern) & FAR]++;
        }
        int greatestCost = projection.puzzle().costs().most();
        int end = 1;
        for (int distance = 1; distance < FAR && distance < end + greatestCost; distance++) {
            end = counts[distance] > 0 ? distance + 1 : end;
        }
        return Arrays.copyOf(counts, end);
    }

    /** The numbers of all patterns at a distance. */
    public long[] patternsAt(int distance) {
        TableBytes table = distances();
        return LongStream.range(0, table.size())
                .filter(pattern -> table.get(pattern) == (byte) distance)
                .toArray();
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
        return projection.name();
    }

    @Override
    public Guarantee guarantee() {
        return views == 1 || projection.viewsKeepNeighbours() ? Guarantee.CONSISTENT : Guarantee.ADMISSIBLE;
    }
}
