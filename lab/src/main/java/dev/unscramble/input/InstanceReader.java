package dev.unscramble.input;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleFiles;
import dev.unscramble.catalog.PuzzleKind;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.kind.Catalog;
import dev.unscramble.input.Recognizer.Recognized;
import dev.unscramble.model.InputException;
import dev.unscramble.text.Names;
import dev.unscramble.tiles.BoardReader;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Reads puzzles from an argument, which is a puzzle itself, the name of a file with one or many, or {@code -} for
 * standard input; all kinds of puzzle and all formats are recognized by their form.
 */
public final class InstanceReader {
    private static final String STANDARD_INPUT = "standard input";

    private final PuzzleSettings settings;
    private final List<PuzzleKind> all;
    private final List<PuzzleKind> kinds;
    private final Recognizer recognizer;

    /** A reader that may read files, those that define puzzles included. */
    public InstanceReader(PuzzleSettings settings) {
        this(settings.withFiles(TextSource::found), Catalog.kinds());
    }

    /** A reader for requests from the network, which may not choose the files to read. */
    public static InstanceReader withoutFiles(PuzzleSettings settings) {
        return withFiles(settings, PuzzleFiles.NONE);
    }

    /** A reader of the texts of strangers, who may bring the files that define their puzzles. */
    public static InstanceReader withFiles(PuzzleSettings settings, PuzzleFiles files) {
        return new InstanceReader(settings.withFiles(files), Catalog.kinds());
    }

    InstanceReader(PuzzleSettings settings, List<PuzzleKind> all) {
        this.settings = settings;
        this.all = all;
        this.kinds = settings.puzzle().map(name -> List.of(only(all, name))).orElse(all);
        this.recognizer = new Recognizer(kinds);
    }

    /**
     * Reads one puzzle or many.
     *
     * @throws InputException if one of them is wrong
     */
    public List<Instance<?>> read(String argument, InputStream standardInput) {
        return readSome(argument, standardInput).all();
    }

    /**
     * Reads one puzzle or many; if a few lines of many are wrong, the others are read.
     *
     * @throws InputException if there is nothing that can be read
     */
    public Reading readSome(String argument, InputStream standardInput) {
        if (argument.equals("-")) {
            return within(STANDARD_INPUT, TextSource.stream(standardInput, STANDARD_INPUT));
        }
        if (TextSource.isFile(argument)) {
            return within(argument, TextSource.file(argument));
        }
        if (!looksLikePuzzle(argument)) {
            throw new InputException(
                    "there is no file \"" + argument + "\", and it is not a puzzle" + whyNot(argument));
        }
        return parse(argument);
    }

    /** Reads exactly one puzzle. */
    public Instance<?> readOne(String argument, InputStream standardInput) {
        List<Instance<?>> all = read(argument, standardInput);
        if (all.size() != 1) {
            throw new InputException(
                    "there are " + all.size() + " puzzles in " + argument + "; this command takes one");
        }
        return all.get(0);
    }

    /** Reads exactly one puzzle from a text that is not the name of a file. */
    public Instance<?> readText(String text) {
        List<Instance<?>> all = parse(text).all();
        if (all.size() != 1) {
            throw new InputException("there are " + all.size() + " puzzles in \"" + text + "\", and not one");
        }
        return all.get(0);
    }

    /** Reads exactly one puzzle from a text that is not the name of a file, with a goal of its own if one is given. */
    public Instance<?> readText(String text, Optional<String> goal) {
        return goal.isEmpty()
                ? readText(text)
                : instance(recognizer.recognize(text).orElseGet(() -> recognizer.meant(text)), Optional.empty(), goal);
    }

    /** The puzzle of a name such as 3x3, without a start: its rules, its goal, its heuristics. */
    public Domain<?> domain(String name) {
        return kind(kinds, name).named(name, settings).orElseThrow();
    }

    /** The puzzle in a line of a table. */
    public Instance<?> read(CsvTable.Row row) {
        PuzzleSettings own = new PuzzleSettings(
                settings.puzzle().or(row::puzzle),
                settings.goal().or(row::goal),
                settings.moveOrder(),
                settings.metric(),
                settings.costs(),
                settings.tables(),
                settings.files());
        return new InstanceReader(own, all).readText(row.start());
    }

    private Reading within(String source, String text) {
        try {
            return parseFile(source, text).at(source);
        } catch (InputException e) {
            throw e.at(source);
        }
    }

    /** In files, # begins a comment, unless it is a character of a user's own puzzle; and there may be tables. */
    private Reading parseFile(String source, String text) {
        String plain = BoardReader.withoutComments(text);
        if (isJson(plain.strip())) {
            return parseJson(text);
        }
        Optional<CsvTable> table = ScenarioFile.read(source, text).or(() -> CsvTable.read(text));
        if (table.isPresent()) {
            return parseTable(table.get());
        }
        return plain.equals(text)
                ? parse(text)
                : whole(text.strip()).map(Reading::of).orElseGet(() -> parse(plain));
    }

    private Reading parse(String text) {
        String plain = Recognizer.unwrapped(text);
        if (isJson(BoardReader.withoutComments(plain).strip())) {
            return parseJson(plain);
        }
        return whole(plain)
                .map(Reading::of)
                .orElseGet(() -> parseLines(plain, text.lines().toList()));
    }

    /** Reads JSON; if the text as a whole is not JSON, but most of its lines are puzzles, those lines are read. */
    private Reading parseJson(String text) {
        try {
            return Reading.of(instances(ProblemJson.readAll(text, 1)));
        } catch (InputException e) {
            Reading.Lines lines = jsonLines(text.lines().toList());
            if (lines.isSomethingElse()) {
                throw e;
            }
            return lines.reading();
        }
    }

    private Reading.Lines jsonLines(List<String> texts) {
        Reading.Lines lines = new Reading.Lines();
        for (int i = 0; i < texts.size(); i++) {
            String text = texts.get(i);
            int number = i + 1;
            lines.addAll(() -> instances(ProblemJson.readAll(text, number)));
        }
        return lines;
    }

    private List<Instance<?>> instances(List<ProblemJson.Given> all) {
        return all.stream().<Instance<?>>map(this::instance).toList();
    }

    private Reading parseTable(CsvTable table) {
        Reading.Lines lines = new Reading.Lines();
        table.complaints().forEach(lines::refuse);
        table.rows().forEach(row -> lines.add(row.line(), () -> read(row)));
        return lines.reading();
    }

    /** Blocks of which each is a puzzle, or else one puzzle. */
    private Optional<List<Instance<?>>> whole(String text) {
        return recognizer
                .recognizeAll(List.of(text.split("(?>\\r\\n?|\\n)\\s*[\\r\\n]")))
                .or(() -> recognizer.recognize(text).map(List::of))
                .map(starts -> starts.stream().<Instance<?>>map(this::instance).toList());
    }

    /**
     * Reads many puzzles, one per line; if no line is one, the text is taken for a single puzzle with a mistake in it.
     */
    private Reading parseLines(String plain, List<String> lines) {
        List<Optional<Recognized>> starts =
                lines.stream().map(recognizer::recognize).toList();
        if (starts.stream().allMatch(Optional::isEmpty) || BoardReader.beginsWithBlank(plain)) {
            return Reading.of(List.of(instance(recognizer.meant(plain))));
        }
        Reading.Lines read = new Reading.Lines();
        for (int line = 0; line < lines.size(); line++) {
            String text = lines.get(line);
            Optional<Recognized> start = starts.get(line);
            if (!text.isBlank()) {
                read.add(line + 1, () -> instance(start.orElseGet(() -> recognizer.meant(text))));
            }
        }
        return read.reading();
    }

    private Instance<?> instance(ProblemJson.Given given) {
        try {
            Recognized start = given.puzzle()
                    .map(name -> Recognized.of(only(kinds, name), given.start()))
                    .or(() -> recognizer.recognize(given.start()))
                    .orElseGet(() -> recognizer.meant(given.start()));
            return instance(start, given.puzzle(), given.goal());
        } catch (InputException e) {
            throw e.at("line " + given.line());
        }
    }

    private Instance<?> instance(Recognized start) {
        return instance(start, Optional.empty(), Optional.empty());
    }

    private Instance<?> instance(Recognized start, Optional<String> puzzle, Optional<String> goal) {
        Instance<?> instance =
                start.start().instance(goal, puzzle.map(settings::withPuzzle).orElse(settings));
        puzzle.or(settings::puzzle)
                .filter(name -> !Names.plain(name).equals(start.kind().name())
                        && !name.equals(instance.puzzle().name())) // of a map, only the problem may know the goal
                .ifPresent(name -> requirePuzzle(instance, domain(name).puzzle().name()));
        return instance;
    }

    private static void requirePuzzle(Instance<?> instance, String wanted) {
        String found = instance.puzzle().name();
        if (!wanted.equals(found)) {
            throw new InputException("this puzzle is " + found + ", but " + wanted + " was asked for");
        }
    }

    private PuzzleKind only(List<PuzzleKind> some, String name) {
        return kind(some, name).only(name, settings);
    }

    private PuzzleKind kind(List<PuzzleKind> some, String name) {
        return some.stream()
                .filter(kind -> kind.isNamed(name, settings))
                .findFirst()
                .orElseThrow(() -> unknown(some, name));
    }

    /** The error for a name that is not that of a puzzle; it may be that of a file, or of a folder, which is refused. */
    private InputException unknown(List<PuzzleKind> some, String name) {
        if (settings.files().text(name).isPresent()) {
            return new InputException(
                    "the name of a file with a puzzle ends with .tws or .json, and that of a map with .csv"
                            + " or .map; \"" + name + "\" does not");
        }
        List<String> examples =
                some.stream().flatMap(kind -> kind.examples().stream()).toList();
        return Names.unlike("puzzle", name, examples);
    }

    private boolean looksLikePuzzle(String argument) {
        String plain = Recognizer.unwrapped(argument);
        return plain.isEmpty() || isJson(plain) || recognizer.isMeant(plain);
    }

    private static boolean isJson(String plain) {
        return plain.startsWith("{") || plain.startsWith("[");
    }

    /** Why the text is not a puzzle either; there is no file of that name. */
    private String whyNot(String text) {
        long numbers = Arrays.stream(text.split("\\s+"))
                .filter(InstanceReader::hasDigit)
                .count();
        return (numbers > 1 ? recognizer.objection(text) : Optional.<String>empty())
                .map(objection -> ": " + objection)
                .orElse(" either");
    }

    private static boolean hasDigit(String word) {
        return word.chars().anyMatch(Character::isDigit);
    }
}
