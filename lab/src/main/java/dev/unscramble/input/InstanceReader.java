package dev.unscramble.input;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleKind;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.model.InputException;
import dev.unscramble.text.Names;
import dev.unscramble.tiles.BoardReader;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads puzzles from an argument, which is a puzzle itself, the name of a file with one or many, or
 * {@code -} for standard input; all kinds of puzzle and all formats are told apart by looking at them.
 */
public final class InstanceReader {
    private static final String STANDARD_INPUT = "standard input";

    private final PuzzleSettings settings;
    private final List<PuzzleKind> kinds;

    public InstanceReader(PuzzleSettings settings) {
        this(settings, PuzzleKind.all());
    }

    InstanceReader(PuzzleSettings settings, List<PuzzleKind> all) {
        this.settings = settings;
        this.kinds = new ArrayList<>(all);
        settings.puzzle().ifPresent(name -> kinds.retainAll(List.of(kind(name))));
    }

    /** Reads one puzzle or many. */
    public List<Instance<?>> read(String argument, InputStream standardInput) {
        if (argument.equals("-")) {
            return within(STANDARD_INPUT, TextSource.stream(standardInput, STANDARD_INPUT));
        }
        if (TextSource.isFile(argument)) {
            return within(argument, TextSource.file(argument));
        }
        if (!looksLikePuzzle(argument)) {
            throw new InputException("there is no file \"" + argument + "\", and it is no puzzle" + whyNot(argument));
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

    /** Reads exactly one puzzle from a text that is no name of a file. */
    public Instance<?> readText(String text) {
        List<Instance<?>> all = parse(text);
        if (all.size() != 1) {
            throw new InputException("there are " + all.size() + " puzzles in \"" + text + "\", and not one");
        }
        return all.get(0);
    }

    /** The puzzle of a name such as 3x3, without a start: its rules, its goal, its heuristics. */
    public Domain<?> domain(String name) {
        return kind(name).named(name, settings).orElseThrow();
    }

    private List<Instance<?>> within(String source, String text) {
        try {
            return parse(text);
        } catch (InputException e) {
            throw e.at(source);
        }
    }

    private List<Instance<?>> parse(String text) {
        String plain = BoardReader.withoutComments(text).strip();
        if (isJson(plain)) {
            return ProblemJson.readAll(text).stream()
                    .<Instance<?>>map(this::instance)
                    .toList();
        }
        List<String> blocks = List.of(plain.split("\\R\\s*\\R"));
        if (blocks.size() > 1 && blocks.stream().allMatch(this::isPuzzle)) {
            return blocks.stream().<Instance<?>>map(this::instance).toList();
        }
        List<String> lines = BoardReader.withoutComments(text).lines().toList();
        if (isPuzzle(plain) || lines.stream().noneMatch(this::isPuzzle)) {
            return List.of(instance(plain));
        }
        List<Instance<?>> instances = new ArrayList<>();
        for (int line = 0; line < lines.size(); line++) {
            if (!lines.get(line).isBlank()) {
                try {
                    instances.add(instance(lines.get(line)));
                } catch (InputException e) {
                    throw e.at("line " + (line + 1));
                }
            }
        }
        return instances;
    }

    private Instance<?> instance(String text) {
        return instance(new ProblemJson.Given(Optional.empty(), text, Optional.empty()));
    }

    private Instance<?> instance(ProblemJson.Given given) {
        PuzzleKind kind = given.puzzle().map(this::kind).orElseGet(() -> kindOf(given.start()));
        PuzzleSettings own = given.puzzle().map(settings::withPuzzle).orElse(settings);
        Instance<?> instance = kind.read(given.start(), given.goal(), own);
        given.puzzle()
                .or(settings::puzzle)
                .filter(name -> !name.equals(kind.name()))
                .ifPresent(name -> {
                    String wanted = domain(name).puzzle().name();
                    String found = instance.puzzle().name();
                    if (!wanted.equals(found)) {
                        throw new InputException(
                                "this puzzle is " + found + ", and not " + wanted + " as is said of it");
                    }
                });
        return instance;
    }

    /** The kind that can read a text, else the last, and so the most particular, that it seems to be meant for. */
    private PuzzleKind kindOf(String text) {
        return kinds.stream()
                .filter(kind -> kind.objection(text).isEmpty())
                .findFirst()
                .or(() -> kinds.stream().filter(kind -> kind.isMeant(text)).reduce((first, second) -> second))
                .orElse(kinds.get(0));
    }

    private PuzzleKind kind(String name) {
        return kinds.stream()
                .filter(kind -> kind.named(name, PuzzleSettings.DEFAULT).isPresent())
                .findFirst()
                .orElseThrow(() -> Names.unknown(
                        "puzzle",
                        name,
                        kinds.stream().flatMap(kind -> kind.examples().stream()).toList()));
    }

    private boolean isPuzzle(String text) {
        return kinds.stream().anyMatch(kind -> kind.objection(text).isEmpty());
    }

    private boolean looksLikePuzzle(String argument) {
        String plain = BoardReader.withoutComments(argument).strip();
        return plain.isEmpty() || isJson(plain) || kinds.stream().anyMatch(kind -> kind.isMeant(plain));
    }

    private static boolean isJson(String plain) {
        return plain.startsWith("{") || plain.startsWith("[");
    }

    /** What is wrong with what may be meant as a puzzle, since no file is called like that. */
    private String whyNot(String text) {
        if (!text.matches("(?s).*\\d.*\\s.*\\d.*")) {
            return " either";
        }
        return kinds.get(0)
                .objection(text)
                .map(objection -> ": " + objection.getMessage())
                .orElse(" either");
    }
}
