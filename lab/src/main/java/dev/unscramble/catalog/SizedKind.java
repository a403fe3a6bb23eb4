package dev.unscramble.catalog;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.pdb.Tables;
import dev.unscramble.text.Names;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A kind of puzzle that comes in sizes, each with one goal and named by its size, such as {@code pancake-7}. A subclass
 * only makes the puzzle of a size. A kind that is registered in {@code
 * META-INF/services/dev.unscramble.catalog.PuzzleKind} has a public constructor without parameters.
 */
public abstract class SizedKind<P extends Position> extends FixedGoalKind<P> {
    private final String name;
    private final int smallest;
    private final int largest;
    private final int usual;
    private final Pattern names;
    private final RecentlyUsed<Rules, Domain<P>> domains = new RecentlyUsed<>(RecentlyUsed.MOST_PUZZLES);

    private record Rules(int size, Tables tables) {}

    /**
     * A kind of puzzle in all sizes from the smallest to the largest.
     *
     * @param name in lower case; the names of its puzzles are this, a hyphen and the size
     * @param usual the default size, which the name alone stands for
     */
    protected SizedKind(String name, int smallest, int largest, int usual) {
        this.name = name;
        this.smallest = smallest;
        this.largest = largest;
        this.usual = usual;
        this.names = Pattern.compile(Pattern.quote(name) + "(?:-(\\d{1,6}))?");
    }

    /**
     * The puzzle of a size, with its heuristics; it is kept as long as there is memory.
     *
     * @param tables where the tables of its pattern databases come from, if it has any
     */
    protected abstract Domain<P> domain(int size, Tables tables);

    /** The size of the puzzle that a text seems to be: by default, the number of its words. */
    protected int size(String text) {
        return Instance.words(text).size();
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final List<String> examples() {
        return List.of(name, name + "-" + usual);
    }

    @Override
    public final Optional<Domain<?>> named(String given, PuzzleSettings settings) {
        Matcher size = names.matcher(Names.plain(given));
        if (!size.matches()) {
            return Optional.empty();
        }
        settings.requireNoChoice(name + " puzzle of each size");
        return Optional.of(ofSize(size.group(1) == null ? usual : Integer.parseInt(size.group(1)), settings.tables()));
    }

    private Domain<P> ofSize(int size, Tables tables) {
        if (size < smallest || size > largest) {
            throw new InputException("a " + name + " puzzle of size " + size + " is out of range; use a size from "
                    + smallest + " to " + largest);
        }
        return domains.get(new Rules(size, tables), () -> domain(size, tables));
    }

    @Override
    public final ReadStart read(String text) {
        int size = size(text);
        ofSize(size, Tables.IN_MEMORY).puzzle().parse(text); // refuses what is not a state
        return (goal, settings) -> {
            named(name, settings); // refuses what cannot be chosen
            return instance(ofSize(size, settings.tables()), text, goal);
        };
    }
}
