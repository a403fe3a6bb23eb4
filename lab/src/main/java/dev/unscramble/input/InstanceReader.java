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
        List<Instance<?>> all = parse(text);
        if (all.size() != 1) {
            throw new InputException("there are " + all.size() + " puzzles in \"" + text + "\", and not one");
        }
        return all.get(0);
    }

    /** The same with a goal of its own, where one is given. */
    public Instance<?> readText(String text, Optional<String> goal) {
        return goal.isEmpty()
                ? readText(text)
                : instance(recognize(text).orElseGet(() -> meant(text)), Optional.empty(), goal);
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
        List<Recognized> all = blocks.size() == 1 ? List.of() : recognized(blocks);
        if (all.size() == blocks.size()) {
            return all.stream().<Instance<?>>map(this::instance).toList();
        }
        Optional<Recognized> whole = recognize(plain);
        return whole.isPresent()
                ? List.of(instance(whole.get()))
                : parseLines(plain, BoardReader.withoutComments(text).lines().toList());
    }

    private List<Recognized> recognized(List<String> texts) {
        return texts.stream().flatMap(text -> recognize(text).stream()).toList();
    }

    /** Many puzzles, one per line; where no line is one, it is a single puzzle that something is wrong with. */
    private List<Instance<?>> parseLines(String plain, List<String> lines) {
        List<Optional<Recognized>> starts = lines.stream().map(this::recognize).toList();
        if (starts.stream().allMatch(Optional::isEmpty)) {
            return List.of(instance(meant(plain)));
        }
        List<Instance<?>> instances = new ArrayList<>();
        for (int line = 0; line < lines.size(); line++) {
            String text = lines.get(line);
            if (!text.isBlank()) {
                try {
                    instances.add(instance(starts.get(line).orElseGet(() -> meant(text))));
                } catch (InputException e) {
                    throw e.at("line " + (line + 1));
                }
            }
        }
        return instances;
    }

    /** A start, and the kind of puzzle that it is one of. */
    private record Recognized(PuzzleKind kind, PuzzleKind.ReadStart start) {
        static Recognized of(PuzzleKind kind, String text) {
            return new Recognized(kind, kind.read(text));
        }
    }

    /** The start that a text is, by the first kind that can read it. */
    private Optional<Recognized> recognize(String text) {
        for (PuzzleKind kind : kinds) {
            try {
                return Optional.of(Recognized.of(kind, text));
            } catch (InputException e) {
                // Then another kind may read it.
            }
        }
        return Optional.empty();
    }

    /** What the last, and so the most particular, kind makes of a text that seems to be meant for it. */
    private Recognized meant(String text) {
        PuzzleKind kind = kinds.stream()
                .filter(each -> each.isMeant(text))
                .reduce((first, second) -> second)
                .orElse(kinds.get(0));
        return Recognized.of(kind, text);
    }

    private Instance<?> instance(ProblemJson.Given given) {
        Recognized start = given.puzzle()
                .map(name -> Recognized.of(kind(name), given.start()))
                .or(() -> recognize(given.start()))
                .orElseGet(() -> meant(given.start()));
        return instance(start, given.puzzle(), given.goal());
    }

    private Instance<?> instance(Recognized start) {
        return instance(start, Optional.empty(), Optional.empty());
    }

    private Instance<?> instance(Recognized start, Optional<String> puzzle, Optional<String> goal) {
        Instance<?> instance =
                start.start().instance(goal, puzzle.map(settings::withPuzzle).orElse(settings));
        puzzle.or(settings::puzzle)
                .filter(name -> !name.equals(start.kind().name()))
                .ifPresent(name -> requirePuzzle(instance, domain(name).puzzle().name()));
        return instance;
    }

    private static void requirePuzzle(Instance<?> instance, String wanted) {
        String found = instance.puzzle().name();
        if (!wanted.equals(found)) {
            throw new InputException("this puzzle is " + found + ", but " + wanted + " was asked for");
        }
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
