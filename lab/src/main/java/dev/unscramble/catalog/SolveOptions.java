package dev.unscramble.catalog;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.pdb.Tables;
import dev.unscramble.search.Duplicates;
import dev.unscramble.store.OpenList.TieBreak;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What somebody chose about a solve, in their own words, each checked when it was chosen. It is kept as
 * text so that it can be shown again as it was given. Immutable.
 */
public final class SolveOptions {
    /** Nothing is chosen. */
    public static final SolveOptions NONE = new SolveOptions(new EnumMap<>(SolveOption.class));

    private final Map<SolveOption, String> chosen;

    private SolveOptions(Map<SolveOption, String> chosen) {
        this.chosen = chosen;
    }

    /**
     * With one more choice.
     *
     * @throws InputException if it cannot be meant
     */
    public SolveOptions with(SolveOption option, String text) {
        option.check(text);
        Map<SolveOption, String> more = new EnumMap<>(SolveOption.class);
        more.putAll(chosen);
        more.put(option, text.strip());
        return new SolveOptions(more);
    }

    public SolveOptions with(SolveOption option, Optional<String> text) {
        return text.map(some -> with(option, some)).orElseGet(() -> without(option));
    }

    public SolveOptions without(SolveOption option) {
        Map<SolveOption, String> fewer = new EnumMap<>(SolveOption.class);
        fewer.putAll(chosen);
        fewer.remove(option);
        return new SolveOptions(fewer);
    }

    /** With the same rules of the puzzle as others. */
    public SolveOptions withRulesOf(SolveOptions others) {
        SolveOptions changed = this;
        for (SolveOption option : SolveOption.values()) {
            changed = option.isRule() ? changed.with(option, others.get(option)) : changed;
        }
        return changed;
    }

    /** What was chosen, if anything was. */
    public Optional<String> get(SolveOption option) {
        return Optional.ofNullable(chosen.get(option));
    }

    /** The rules of the puzzle. */
    public PuzzleSettings settings(Tables tables) {
        return new PuzzleSettings(
                Optional.empty(),
                get(SolveOption.GOAL),
                get(SolveOption.MOVE_ORDER),
                get(SolveOption.METRIC),
                tables.within(limits(Optional.empty()).memoryBytes()));
    }

    /** The limits; where none of time is given, this one. */
    public Limits limits(Optional<Duration> defaultTime) {
        Limits none = Limits.NONE;
        long memory = limit(SolveOption.MEMORY_LIMIT, Quantity::bytes, none.memoryBytes());
        return new Limits(
                limit(SolveOption.MAX_NODES, Quantity::count, none.nodes()),
                get(SolveOption.TIME_LIMIT).isPresent()
                        ? limit(SolveOption.TIME_LIMIT, Quantity::time, none.time())
                        : defaultTime.orElse(none.time()),
                Math.min(memory, none.memoryBytes()),
                limit(SolveOption.MAX_DEPTH, SolveOption::depth, none.depth()));
    }

    private <T> T limit(SolveOption option, Function<String, T> reading, T none) {
        return get(option)
                .filter(text -> !SolveOption.isNone(text))
                .map(reading)
                .orElse(none);
    }

    /** What concerns the algorithm. */
    public SearchOptions search() {
        SearchOptions standard = SearchOptions.DEFAULT;

        return new SearchOptions(
                get(SolveOption.WEIGHT).map(SolveOption::weight).orElse(standard.weight()),
                get(SolveOption.BEAM_WIDTH).map(SolveOption::atLeastOne),
                get(SolveOption.TIE_BREAK).map(text -> Names.oneOf(TieBreak.values(), text)),
                get(SolveOption.DUPLICATES).map(text -> Names.oneOf(Duplicates.values(), text)),
                get(SolveOption.SEQUENCE_LENGTH).map(SolveOption::atLeastOne).orElse(standard.sequenceLength()),
                get(SolveOption.THREADS).map(SolveOption::atLeastOne).orElse(standard.threads()));
    }

    /** The solver that all this amounts to. */
    public <P extends Position> Solver<P> solver(Domain<P> domain) {
        return Solver.of(
                domain, get(SolveOption.ALGORITHM).orElse(Algorithm.AUTO), get(SolveOption.HEURISTIC), search());
    }
}
