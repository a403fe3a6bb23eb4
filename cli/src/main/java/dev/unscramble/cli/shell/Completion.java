package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.kind.Catalog;
import dev.unscramble.model.Position;
import dev.unscramble.options.SeedOption;
import dev.unscramble.options.SolveOption;
import dev.unscramble.text.Names;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** The kinds of words of commands, for completion by the tab key. */
enum Completion {
    COMMAND((shell, word) -> shell.commands().stream().map(ShellCommand::name)),
    PUZZLE((shell, word) -> Catalog.kinds().stream().flatMap(kind -> kind.examples().stream())),
    GOAL((shell, word) -> goals(shell.state().instance())),
    FORMAT((shell, word) -> shell.state().instance().formats().stream()),
    MOVE((shell, word) -> moves(shell.state().instance())),
    ALGORITHM((shell, word) -> algorithms()),
    HEURISTIC_OR_OPTION((shell, word) -> heuristicsAndOptions(shell, word)),
    OPTION((shell, word) -> Stream.of(SolveOption.labels(), Preference.labels(), List.of(SeedOption.LABEL))
            .flatMap(List::stream)),
    FILE((shell, word) -> FileNames.startingWith(word));

    private final BiFunction<Shell, String, Stream<String>> words;

    Completion(BiFunction<Shell, String, Stream<String>> words) {
        this.words = words;
    }

    /**
     * The completions of the last word of a line.
     *
     * @param words the words of a line up to the cursor, the last one perhaps empty
     */
    static List<String> of(Shell shell, List<String> words) {
        String last = words.get(words.size() - 1);
        return candidates(shell, words)
                .filter(word -> Names.plain(word).startsWith(Names.plain(last)))
                .distinct()
                .toList();
    }

    private static Stream<String> candidates(Shell shell, List<String> words) {
        String last = words.get(words.size() - 1);
        if (words.size() == 1) {
            return COMMAND.words.apply(shell, last);
        }
        ShellCommand command = shell.commands().stream()
                .filter(known -> known.isCalled(words.get(0)))
                .findFirst()
                .orElse(null);
        if (command == null || command.completion().isEmpty()) {
            return Stream.empty();
        }
        if (command.name().equals("time")) {
            return candidates(shell, words.subList(1, words.size()));
        }
        if (command.name().equals("set") && words.size() > 2) {
            return Stream.concat(values(shell, words.get(1)), Stream.of(ShellCommands.DEFAULT));
        }
        int index = Math.min(words.size() - 2, command.completion().size() - 1);
        return command.completion().get(index).words.apply(shell, last);
    }

    private static <P extends Position> Stream<String> moves(Instance<P> instance) {
        return instance.legalMoves(instance.position()).keySet().stream()
                .map(move -> instance.moveNames(List.of(move)).get(0));
    }

    private static Stream<String> goals(Instance<?> instance) {
        return Stream.concat(
                Stream.of(PuzzleSettings.AUTO_GOAL),
                instance.puzzle() instanceof TilePuzzle ? Goals.NAMES.stream() : Stream.of("solved"));
    }

    private static Stream<String> algorithms() {
        return Stream.concat(Algorithm.names().stream(), Stream.of("A-star"));
    }

    private static Stream<String> heuristicsAndOptions(Shell shell, String word) {
        int sign = word.indexOf('=');
        if (sign >= 0) {
            String name = word.substring(0, sign + 1);
            return values(shell, word.substring(0, sign)).map(value -> name + value);
        }
        return Stream.concat(heuristics(shell), SolveOption.labels().stream().map(label -> label + "="));
    }

    private static Stream<String> heuristics(Shell shell) {
        var known = shell.state().instance().domain().heuristics();
        return Stream.concat(known.labels().stream(), known.aliases().stream());
    }

    /** The named values of an option. */
    private static Stream<String> values(Shell shell, String option) {
        Instance<?> instance = shell.state().instance();
        return Preference.named(option)
                .map(preference -> preference.valueNames(instance))
                .orElseGet(() -> Arrays.stream(SolveOption.values())
                        .filter(known -> known.isCalled(option))
                        .flatMap(known -> values(shell, known)));
    }

    private static Stream<String> values(Shell shell, SolveOption option) {
        return switch (option) {
            case HEURISTIC -> heuristics(shell);
            case GOAL -> goals(shell.state().instance());
            default -> option.valueNames().stream();
        };
    }
}
