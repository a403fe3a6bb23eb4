package dev.unscramble.heuristic;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.ValueHeuristic;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The sum or the maximum of several heuristics. Their tracked values are side by side in the long if they
 * fit, the first in the lowest bits; otherwise only the value is remembered, and every estimate is
 * made again.
 *
 * @hidden from users of the library
 */
public final class Combination<P extends Position> implements IncrementalHeuristic<P> {
    private final List<IncrementalHeuristic<? super P>> parts;
    private final boolean isSum;
    private final int trackedBits;
    private final boolean fits;
    /** Whether a heuristic may be left out: it is a maximum, and a tracked 0 has the value 0. */
    private final boolean mayLeaveOut;

    private Combination(List<IncrementalHeuristic<? super P>> parts, boolean isSum) {
        if (parts.isEmpty()) {
            throw new InputException("a combination needs at least one heuristic");
        }
        this.parts = parts;
        this.isSum = isSum;
        int bits = parts.stream().mapToInt(IncrementalHeuristic::trackedBits).sum();
        this.fits = bits <= Long.SIZE;
        this.mayLeaveOut = !isSum && parts.stream().allMatch(part -> part.value(0) == 0);
        this.trackedBits = fits ? bits : Integer.SIZE;
    }

    /** The sum: usually closer to the distance than its parts, but not admissible. */
    public static <P extends Position> Combination<P> sum(List<Heuristic<? super P>> parts) {
        return new Combination<>(incremental(parts), true);
    }

    /** The maximum, with the weakest guarantee of its parts. */
    public static <P extends Position> Combination<P> max(List<Heuristic<? super P>> parts) {
        return new Combination<>(incremental(parts), false);
    }

    private static <P extends Position> List<IncrementalHeuristic<? super P>> incremental(
            List<Heuristic<? super P>> parts) {
        List<IncrementalHeuristic<? super P>> incremental = new ArrayList<>();
        parts.forEach(part -> incremental.add(IncrementalHeuristic.of(part)));
        return incremental;
    }

    @Override
    public void prepare(BuildMonitor monitor) {
        parts.forEach(part -> part.prepare(monitor));
    }

    @Override
    public int estimate(P position) {
        int value = 0;
        for (IncrementalHeuristic<? super P> part : parts) {
            value = join(value, part.estimate(position));
        }
        return value;
    }

    @Override
    public long begin(P position) {
        if (!fits) {
            return estimate(position);
        }
        long tracked = 0;
        int shift = 0;
        for (IncrementalHeuristic<? super P> part : parts) {
            tracked |= part.begin(position) << shift;
            shift += part.trackedBits();
        }
        return tracked;
    }

    @Override
    public long after(P position, int move, long before) {
        if (!fits) {
            return IncrementalHeuristic.super.after(position, move, before);
        }
        long tracked = 0;
        int shift = 0;
        for (int i = 0; i < parts.size(); i++) {
            IncrementalHeuristic<? super P> part = parts.get(i);
            tracked |= part.after(position, move, slice(before, shift, part.trackedBits())) << shift;
            shift += part.trackedBits();
        }
        return tracked;
    }

    /** Once a part exceeds {@code most}, so does the maximum, and the other parts need not be computed. */
    @Override
    public long afterWithin(P position, int move, long before, int most, int[] rows, int at, int to) {
        if (!fits) {
            return IncrementalHeuristic.super.after(position, move, before);
        }
        int enough = mayLeaveOut ? most : Integer.MAX_VALUE;
        long tracked = 0;
        int shift = 0;
        int row = 0;
        for (int i = 0; i < parts.size(); i++) {
            IncrementalHeuristic<? super P> part = parts.get(i);
            long own = slice(before, shift, part.trackedBits());
            long now = part.afterWithin(position, move, own, enough, rows, at + row, to + row);
            tracked |= now << shift;
            if (part.value(now) > enough) {
                return tracked;
            }
            shift += part.trackedBits();
            row += part.rowInts();
        }
        return tracked;
    }

    @Override
    public int rowInts() {
        return fits ? parts.stream().mapToInt(IncrementalHeuristic::rowInts).sum() : 0;
    }

    @Override
    public void beginRow(P position, int[] rows, int at) {
        int row = at;
        for (int i = 0; fits && i < parts.size(); i++) {
            parts.get(i).beginRow(position, rows, row);
            row += parts.get(i).rowInts();
        }
    }

    @Override
    public int value(long tracked) {
        if (!fits) {
            return (int) tracked;
        }
        int value = 0;
        int shift = 0;
        for (int i = 0; i < parts.size(); i++) {
            IncrementalHeuristic<? super P> part = parts.get(i);
            value = join(value, part.value(slice(tracked, shift, part.trackedBits())));
            shift += part.trackedBits();
        }
        return value;
    }

    /** If all parts have one, and what they track fits side by side. */
    @Override
    public Optional<ValueHeuristic> valueForm() {
        List<ValueHeuristic> forms = new ArrayList<>();
        parts.forEach(part -> part.valueForm().ifPresent(forms::add));
        return fits && forms.size() == parts.size()
                ? Optional.of(new CombinedValues(
                        forms.toArray(ValueHeuristic[]::new),
                        parts.stream()
                                .mapToInt(IncrementalHeuristic::trackedBits)
                                .toArray(),
                        parts.stream().mapToInt(IncrementalHeuristic::rowInts).toArray(),
                        isSum,
                        mayLeaveOut))
                : Optional.empty();
    }

    private int join(int value, int other) {
        return isSum ? value + other : Math.max(value, other);
    }

    static long slice(long tracked, int shift, int bits) {
        return bits == Long.SIZE ? tracked : tracked >>> shift & (1L << bits) - 1;
    }

    /** Only if all parts have one. */
    @Override
    public Optional<Heuristic<P>> towards(P target) {
        List<Heuristic<? super P>> others = new ArrayList<>();
        for (IncrementalHeuristic<? super P> part : parts) {
            part.towards(target).ifPresent(others::add);
        }
        return others.size() == parts.size()
                ? Optional.of(new Combination<>(incremental(others), isSum))
                : Optional.empty();
    }

    @Override
    public long memoryBytes() {
        return parts.stream().mapToLong(IncrementalHeuristic::memoryBytes).sum();
    }

    @Override
    public int trackedBits() {
        return trackedBits;
    }

    @Override
    public String name() {
        return parts.stream().map(Heuristic::name).collect(Collectors.joining(",", isSum ? "sum(" : "max(", ")"));
    }

    @Override
    public Guarantee guarantee() {
        if (isSum && parts.size() > 1) {
            return Guarantee.NONE;
        }
        return parts.stream()
                .map(Heuristic::guarantee)
                .min(Guarantee::compareTo)
                .orElse(Guarantee.NONE);
    }
}
