package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.model.InputException;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SeedOption;
import dev.unscramble.options.SolveOption;
import dev.unscramble.text.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The commands about the shell itself. */
final class ShellCommands {
    /** The value that restores the default of an option. */
    static final String DEFAULT = "default";

    private static final String INDENT = " ".repeat(16);
    private static final String MEANING_INDENT = " ".repeat(4);

    private final Shell shell;
    private final ShellState state;

    ShellCommands(Shell shell) {
        this.shell = shell;
        this.state = shell.state();
    }

    List<ShellCommand> all() {
        return List.of(
                new ShellCommand("set", "[OPTION [VALUE]]", "shows and changes the options of all solves", this::set)
                        .suchAs("set", "set heuristic h2", "set time-limit 10s", "set heuristic default")
                        .completedBy(Completion.OPTION),
                new ShellCommand(
                                SeedOption.LABEL,
                                "[N]",
                                "sets the seed of random states, or says what it is",
                                this::seed)
                        .suchAs("seed 7"),
                new ShellCommand("echo", "[TEXT]", "writes a text", this::echo),
                new ShellCommand("time", "COMMAND", "shows how long a command takes", this::time)
                        .suchAs("time solve A-star h1")
                        .completedBy(Completion.COMMAND),
                new ShellCommand("help", "[COMMAND]", "lists the commands, or explains one", this::help)
                        .called("?")
                        .suchAs("help solve")
                        .completedBy(Completion.COMMAND),
                new ShellCommand("quit", "", "ends the shell", line -> shell.end()).called("exit", "bye"));
    }

    private void echo(Line line) {
        shell.screen().print(line.plainText());
    }

    private void time(Line line) {
        if (line.text().isEmpty()) {
            throw new InputException("time needs a command, as in time solve A-star h1");
        }
        Line timed = Line.of(line.text());
        if (shell.command(timed).isCalled(line.name())) {
            throw new InputException("time takes another command, as in time solve A-star h1");
        }
        long start = System.nanoTime();
        try {
            shell.perform(timed);
        } finally {
            double seconds = (System.nanoTime() - start) / 1e9;
            shell.screen().print(shell.colours().faint(String.format(Locale.ROOT, "took %.3f s", seconds)));
        }
    }

    private void seed(Line line) {
        if (line.text().isEmpty()) {
            shell.screen().print(Long.toString(state.seed()));
            return;
        }
        state.seed(SeedOption.parse(line.text()));
    }

    // --- set ------------------------------------------------------------------------------------------

    private void set(Line line) {
        String[] parts = line.text().split("\\s*=\\s*|\\s+", 2);
        if (line.text().isEmpty()) {
            shell.screen().print(allOptions());
        } else if (parts.length == 1) {
            shell.screen().print(valueOf(parts[0]));
        } else {
            String value = Line.of("set " + parts[1]).plainText();
            change(parts[0], value.equals(DEFAULT) ? Optional.empty() : Optional.of(value));
        }
    }

    /** Each option and its value, and below what it means, which so has the width of the window. */
    private String allOptions() {
        List<String> lines = new ArrayList<>();
        for (SolveOption option : SolveOption.values()) {
            lines.add(option(option.label(), valueOf(option), help(option)));
        }
        lines.add(option(SeedOption.LABEL, Long.toString(state.seed()), SeedOption.MEANING));
        for (Preference preference : Preference.values()) {
            lines.add(option(preference.label(), valueOf(preference), preference.meaning()));
        }
        return String.join("\n", lines);
    }

    private String option(String label, String value, String meaning) {
        return shell.colours().strong(label) + " ".repeat(INDENT.length() + 1 - label.length())
                + shell.wrapped(value, INDENT + " ")
                + "\n" + MEANING_INDENT + shell.wrapped(meaning, MEANING_INDENT);
    }

    /** The meaning of an option; {@code help solve} has the names of all algorithms and heuristics. */
    private static String help(SolveOption option) {
        return option.meaning() + (option.group() == OptionGroup.SOLVER ? "" : ": " + option.valueText());
    }

    private String valueOf(SolveOption option) {
        return option == SolveOption.GOAL
                ? state.options().get(option).orElse(ShellState.goal(state.instance()))
                : state.options().get(option).orElse(option.standard());
    }

    private String valueOf(Preference preference) {
        String value = state.preference(preference);
        return value.isEmpty() ? (shell.screen().isTerminal() ? "drawn" : "text") : value;
    }

    private String valueOf(String name) {
        if (isSeed(name)) {
            return Long.toString(state.seed());
        }
        return Preference.named(name).map(this::valueOf).orElseGet(() -> valueOf(solveOption(name)));
    }

    private void change(String name, Optional<String> value) {
        if (isSeed(name)) {
            value.map(SeedOption::parse).ifPresentOrElse(state::seed, state::anySeed);
            return;
        }
        Preference.named(name)
                .ifPresentOrElse(
                        preference -> state.prefer(preference, value), () -> state.choose(solveOption(name), value));
    }

    private static boolean isSeed(String name) {
        return Names.plain(name).equals(SeedOption.LABEL);
    }

    private static SolveOption solveOption(String name) {
        return List.of(SolveOption.values()).stream()
                .filter(option -> option.isCalled(name))
                .findFirst()
                .orElseThrow(() -> {
                    List<String> all = new ArrayList<>(SolveOption.labels());
                    all.add(SeedOption.LABEL);
                    all.addAll(Preference.labels());
                    return Names.unknown("option", name, all);
                });
    }

    // --- help -----------------------------------------------------------------------------------------

    private void help(Line line) {
        shell.screen().print(line.text().isEmpty() ? overview() : about(shell.command(Line.of(line.text()))));
    }

    private String overview() {
        StringBuilder text = new StringBuilder();
        for (ShellCommand command : shell.commands()) {
            text.append(shell.colours().strong(command.name()))
                    .append(" ".repeat(INDENT.length() - command.name().length()))
                    .append(shell.wrapped(command.help(), INDENT))
                    .append('\n');
        }
        return text + "\n" + shell.wrapped("help COMMAND explains one. # and // begin comments. Options: see set.");
    }

    private String about(ShellCommand command) {
        List<String> lines = new ArrayList<>();
        lines.add(shell.colours().strong(shell.wrapped(command.usage())));
        lines.add(shell.wrapped(command.help()));
        if (!command.aliases().isEmpty()) {
            lines.add(shell.wrapped("Also called " + String.join(", ", command.aliases()) + "."));
        }
        if (command.completion().contains(Completion.HEURISTIC_OR_OPTION)) {
            lines.add(shell.wrapped("Algorithms: " + String.join(", ", Algorithm.names()) + "."));
            lines.add(shell.wrapped("Heuristics: "
                    + String.join(", ", state.instance().domain().heuristics().labels())
                    + ", sum(a,b), max(a,b)."));
            lines.add(shell.wrapped("Options: " + String.join(", ", SolveOption.labels()) + "."));
        }
        if (!command.examples().isEmpty()) {
            lines.add("Examples:");
            command.examples().forEach(example -> lines.add("  " + shell.wrapped(example, "  ")));
        }
        return String.join("\n", lines);
    }
}
