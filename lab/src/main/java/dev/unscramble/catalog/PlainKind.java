package dev.unscramble.catalog;

import dev.unscramble.model.Position;
import dev.unscramble.pdb.Tables;
import dev.unscramble.text.Names;
import java.util.List;
import java.util.Optional;

/**
 * A kind that is one puzzle, such as the map of Romania: it has no sizes. A subclass only makes the puzzle. A kind that is
 * registered in {@code META-INF/services/dev.unscramble.catalog.PuzzleKind} has a public constructor without parameters.
 */
public abstract class PlainKind<P extends Position> extends FixedGoalKind<P> {
    private final String name;
    private final RecentlyUsed<Tables, Domain<P>> domains = new RecentlyUsed<>(RecentlyUsed.MOST_PUZZLES);

    /**
     * A kind that is one puzzle.
     *
     * @param name in lower case; the puzzle itself should have it, too
     */
    protected PlainKind(String name) {
        this.name = name;
    }

    /**
     * The puzzle, with its heuristics; it is kept as long as there is memory.
     *
     * @param tables where the tables of its pattern databases come from, if it has any
     */
    protected abstract Domain<P> domain(Tables tables);

    private Domain<P> made(Tables tables) {
        return domains.get(tables, () -> domain(tables));
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final List<String> examples() {
        return List.of(name);
    }

    @Override
    public final Optional<Domain<?>> named(String given, PuzzleSettings settings) {
        if (!Names.plain(given).equals(name)) {
            return Optional.empty();
        }
        settings.requireNoChoice(name + " puzzle");
        return Optional.of(made(settings.tables()));
    }

    @Override
    public final ReadStart read(String text) {
        made(Tables.IN_MEMORY).puzzle().parse(text); // refuses what is not a state
        return (goal, settings) -> {
            settings.requireNoChoice(name + " puzzle");
            return instance(made(settings.tables()), text, goal);
        };
    }
}
