package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.input.TextSource;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.options.SeedOption;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;

/**
 * The state of the shell between two commands: a puzzle in some state, the earlier states, the options, and the last
 * result. It is independent of terminals. A method that throws has changed nothing.
 *
 * <p>The state is an {@link Instance}, which cannot change; a move makes another one.
 */
final class ShellState {
    private static final String USUAL = "3x3";

    private final Deque<Place> past = new ArrayDeque<>();
    private final Map<Preference, String> preferences = new EnumMap<>(Preference.class);
    private final Tables tables;

    private Place place;
    private Optional<Line> refused = Optional.empty();
    private Optional<SolveResult<?>> last = Optional.empty();
    private long seed;
    private Random seeds = new Random();
    private boolean isSeedOurs;

    /**
     * A state with the default puzzle, solved.
     *
     * @param tables where the tables of pattern databases come from
     */
    ShellState(Tables tables) {
        this.tables = tables;
        SolveOptions none = SolveOptions.NONE;
        this.place = new Place(solved(new InstanceReader(none.settings(tables)).domain(USUAL)), none);
        anySeed();
    }

    /** A state, and the options when it was reached. */
    private record Place(Instance<?> instance, SolveOptions options) {}

    // --- The puzzle and its state ---------------------------------------------------------------------

    Instance<?> instance() {
        return place.instance;
    }

    /** Moves to another state of the same puzzle. */
    void go(Instance<?> instance) {
        go(new Place(instance, options()));
    }

    private void go(Place next) {
        past.push(place);
        place = next;
    }

    /**
     * Stores a line that should have changed the state and failed, until one succeeds, so that the user does not take
     * the old state for the new one.
     */
    void refused(Line line) {
        refused = Optional.of(line);
    }

    void accepted() {
        refused = Optional.empty();
    }

    /** Why the last command that should have changed the state did not, if it was refused. */
    Optional<String> whyTheOldState() {
        return refused.map(line -> "still at " + instance().start() + ", because "
                + (line.name() + " " + line.text()).strip() + " was refused");
    }

    /** Returns to the previous state. Returns false if there is none. */
    boolean undo() {
        if (past.isEmpty()) {
            return false;
        }
        Place before = past.pop();
        place = new Place(before.instance, options().withRulesOf(before.options));
        return true;
    }

    /** Switches to another puzzle, solved. Chosen rules are kept if that puzzle has them too. */
    void choosePuzzle(String name) {
        go(underFittingRules(
                options(), rules -> new Place(solved(new InstanceReader(rules.settings(tables)).domain(name)), rules)));
    }

    /** Switches to a state, in any format. */
    void chooseState(String text) {
        choose(text, text, 1);
    }

    /** Switches to the puzzle in a file, to one of many if there are many. */
    void load(String file, int number) {
        if (!TextSource.isFile(file)) {
            throw new InputException("the file \"" + file + "\" does not exist");
        }
        choose(file, TextSource.file(file), number);
    }

    /**
     * Switches to a state. JSON has its own goal; other texts have the goal that came with the current puzzle, if it is
     * a goal of theirs.
     */
    private void choose(String argument, String text, int number) {
        boolean isJson = text.replaceAll("#[^\n\r]*", "").strip().matches("(?s)[{\\[].*");
        SolveOptions wanted = isJson ? options().without(SolveOption.GOAL) : options();
        Place found = underFittingRules(wanted, rules -> read(argument, number, rules));
        boolean keepsGoal = !isJson
                && found.instance.puzzle().name().equals(instance().puzzle().name())
                && !goal(found.instance).equals(goal(instance()))
                && hasOwnGoal();
        if (keepsGoal) {
            found = read(argument, number, found.options.with(SolveOption.GOAL, goal(instance())));
        }
        go(found);
    }

    /** Whether the goal came with the puzzle, so that its start alone would be read with another one. */
    private boolean hasOwnGoal() {
        return !goal(read(instance().start(), 1, options()).instance).equals(goal(instance()));
    }

    /** The goal, independent of the orientation of the start. */
    static <P extends Position> String goal(Instance<P> instance) {
        return instance.puzzle().goalText();
    }

    /** The puzzle and its goal, in words. */
    static String rules(Instance<?> instance) {
        return "puzzle " + instance.puzzle().name() + ", goal " + goal(instance);
    }

    /**
     * Reads a puzzle of the same kind as the current one, if the text can be one; else of the kind that the text
     * implies.
     */
    private Place read(String argument, int number, SolveOptions rules) {
        PuzzleSettings settings = rules.settings(tables);
        try {
            return read(
                    argument,
                    number,
                    rules,
                    settings.withPuzzle(instance().puzzle().name()));
        } catch (InputException e) {
            return read(argument, number, rules, settings);
        }
    }

    private Place read(String argument, int number, SolveOptions rules, PuzzleSettings settings) {
        List<Instance<?>> all = new InstanceReader(settings).read(argument, InputStream.nullInputStream());
        if (number < 1 || number > all.size()) {
            throw new InputException(
                    "puzzle " + number + " of \"" + argument + "\" does not exist: it has " + all.size());
        }
        return new Place(all.get(number - 1), rules);
    }

    /** Reads a puzzle under the chosen rules, or without them if the puzzle does not have them. */
    private static Place underFittingRules(SolveOptions wanted, Function<SolveOptions, Place> reading) {
        try {
            return reading.apply(wanted);
        } catch (InputException e) {
            return reading.apply(wanted.withRulesOf(SolveOptions.NONE));
        }
    }

    /** The current state under the rules of these options. */
    Instance<?> instanceUnder(SolveOptions rules) {
        return rules.settings(tables).equals(options().settings(tables))
                ? instance()
                : read(instance().start(), 1, rules).instance;
    }

    private static <P extends Position> Instance<P> solved(Domain<P> domain) {
        return domain.instance(domain.puzzle().goalFor("a solved puzzle"));
    }

    // --- What is chosen -------------------------------------------------------------------------------

    SolveOptions options() {
        return place.options;
    }

    /**
     * Chooses an option of all later solves, or restores its default. A solved puzzle from which another goal cannot be
     * reached stays solved.
     */
    void choose(SolveOption option, Optional<String> text) {
        SolveOptions changed = options().with(option, text);
        if (option.isRule()) {
            Instance<?> here = instanceUnder(changed);
            boolean staysSolved =
                    instance().position().isGoal() && here.obstacle().isPresent();
            go(new Place(staysSolved ? solved(here.domain()) : here, changed));
            return;
        }
        if (option == SolveOption.HEURISTIC) {
            text.ifPresent(name -> instance().domain().heuristics().parse(name));
        }
        changed.search();
        place = new Place(instance(), changed);
    }

    String preference(Preference preference) {
        return preferences.getOrDefault(preference, preference.standard());
    }

    void prefer(Preference preference, Optional<String> text) {
        text.ifPresentOrElse(
                value -> {
                    preference.check(value, instance());
                    preferences.put(preference, value);
                },
                () -> preferences.remove(preference));
    }

    // --- Chance ---------------------------------------------------------------------------------------

    long seed() {
        return seed;
    }

    /** Starts a sequence of random puzzles from a seed. */
    void seed(long start) {
        seed = start;
        seeds = new Random(start);
        isSeedOurs = false;
    }

    /** Starts a sequence of random puzzles from a random seed. */
    void anySeed() {
        seed(SeedOption.any());
        isSeedOurs = true;
    }

    /** The seed of the next random puzzle. */
    long nextSeed() {
        return seeds.nextLong();
    }

    /** Returns whether the user has not been told the seed yet; true only once for each seed. */
    boolean isSeedNews() {
        boolean news = isSeedOurs;
        isSeedOurs = false;
        return news;
    }

    // --- The last result ------------------------------------------------------------------------------

    Optional<SolveResult<?>> last() {
        return last;
    }

    void remember(SolveResult<?> solved) {
        last = Optional.of(solved);
    }
}
