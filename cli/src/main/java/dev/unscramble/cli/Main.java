package dev.unscramble.cli;

import dev.unscramble.catalog.Version;
import dev.unscramble.cli.arguments.OptionArguments;
import dev.unscramble.cli.arguments.OutputFormat;
import dev.unscramble.cli.help.HelpText;
import dev.unscramble.cli.terminal.ErrorMessages;
import dev.unscramble.cli.terminal.ExitCode;
import dev.unscramble.cli.terminal.Interruption;
import dev.unscramble.cli.terminal.StandardOutput;
import dev.unscramble.cli.terminal.Terminal;
import dev.unscramble.experiment.Experiment.Rows;
import dev.unscramble.experiment.Shard;
import dev.unscramble.extension.UserClasses;
import dev.unscramble.input.TextSource;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.InputException;
import dev.unscramble.report.experiment.ReportFormat;
import dev.unscramble.report.result.ChartMeasure;
import dev.unscramble.report.result.MoveNames;
import dev.unscramble.report.result.Show;
import dev.unscramble.text.Names;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The program: its commands, and all that they share. */
@CommandLine.Command(
        name = "unscramble",
        description = "The search laboratory for puzzles.",
        synopsisSubcommandLabel = "COMMAND",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        sortOptions = false,
        versionProvider = Main.VersionLine.class,
        subcommands = {
            SolveCommand.class,
            CompareCommand.class,
            GenerateCommand.class,
            CensusCommand.class,
            CheckHeuristicCommand.class,
            GradeCommand.class,
            ConvertCommand.class,
            ExperimentCommand.class,
            ReportCommand.class,
            ChildCommand.class,
            RunCommand.class,
            RunShellCommand.class,
            ServeCommand.class,
            PdbCommand.class,
            LearnCommand.class,
            BenchCommand.class,
            CompletionCommand.class,
            ManualCommand.class
        },
        footer = {
            "",
            "Examples:",
            "  unscramble solve \"724 5b6 831\"",
            "  unscramble compare \"724 5b6 831\"",
            "  unscramble generate --size 4x4 --count 10 --seed 7 | unscramble solve -",
            "",
            "Exit codes: 0 solved or done, 1 not solved, 2 bad usage or input, 3 internal error, 130 interrupted."
        })
public final class Main implements Callable<Integer> {
    /** Java's replacement for bytes that it cannot decode. */
    private static final char UNREADABLE = '\ufffd';

    /** Answered before all commands are defined, which takes longer than Java's own start. */
    private static final String VERSION = "--version";

    /** The one section that our help is for picocli, and a word that asks for it. */
    private static final String HELP = "help";

    private final Terminal terminal;
    private final Interruption interruption;
    private final ErrorMessages errors;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Option(
            names = {"-q", "--quiet"},
            scope = ScopeType.INHERIT,
            description = "no progress and no remarks")
    private boolean quiet;

    @Option(names = "--progress", scope = ScopeType.INHERIT, description = "show progress also without a terminal")
    private boolean progress;

    @Option(names = "--debug", scope = ScopeType.INHERIT, description = "show the stack trace of an internal error")
    private boolean debug;

    @Option(
            names = {"--classpath", "-cp"},
            paramLabel = "PATH",
            scope = ScopeType.INHERIT,
            description = "folders or jars with puzzles and heuristics of your own (default: $UNSCRAMBLE_CLASSPATH)")
    private Optional<String> classpath = Optional.empty();

    private Main(Terminal terminal, Interruption interruption, ErrorMessages errors) {
        this.terminal = terminal;
        this.interruption = interruption;
        this.errors = errors;
    }

    public static void main(String[] arguments) {
        Interruption interruption = new Interruption();
        interruption.listen();
        StandardOutput output = new StandardOutput();
        Terminal terminal = Terminal.system(output);
        int code = ExitCode.INTERNAL_ERROR;
        try {
            code = run(terminal, interruption, arguments);
            terminal.flush();
            if (output.failure().isPresent()) {
                terminal.err()
                        .println("unscramble: the result could not be written: "
                                + output.failure().get());
                code = ExitCode.INTERNAL_ERROR;
            }
        } finally {
            terminal.flush();
            interruption.done();
        }
        System.exit(code);
    }

    /** Runs one command; the answer is the exit code. */
    static int run(Terminal terminal, Interruption interruption, String... arguments) {
        ErrorMessages errors = new ErrorMessages(terminal);
        for (String argument : arguments) {
            if (argument.indexOf(UNREADABLE) >= 0) {
                return errors.unreadable(argument);
            }
        }
        if (List.of(arguments).equals(List.of(VERSION))) {
            terminal.out().println(VersionLine.text());
            return ExitCode.DONE;
        }
        Main main = new Main(terminal, interruption, errors);
        CommandLine commands = new CommandLine(main);
        commands.getSubcommands().values().forEach(Main::defineOptions);
        commands.setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8));
        commands.setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8));
        commands.setHelpSectionMap(Map.of(HELP, help -> new HelpText(help.commandSpec(), terminal).whole()));
        commands.setHelpSectionKeys(List.of(HELP));
        defineConverters(commands);
        commands.setExecutionStrategy(main::execute);
        commands.setParameterExceptionHandler((mistake, given) -> errors.badUsage(mistake));
        commands.setExecutionExceptionHandler((failure, command, parsed) -> main.tellOfFailure(failure));
        try {
            return commands.execute(helpAsOption(arguments));
        } catch (Error e) {
            return main.tellOfFailure(e);
        }
    }

    /** Reads help and help COMMAND as --help. */
    private static String[] helpAsOption(String... arguments) {
        if (arguments.length == 0 || !arguments[0].equals(HELP)) {
            return arguments;
        }
        String[] options = Arrays.copyOfRange(arguments, 1, arguments.length + 1);
        options[arguments.length - 1] = "--help";
        return options;
    }

    private static void defineOptions(CommandLine command) {
        Command own = command.getCommand();
        own.defineOptions(command.getCommandSpec());
    }

    private static void defineConverters(CommandLine commands) {
        commands.registerConverter(Guarantee.class, text -> oneOf(Guarantee.values(), text));
        commands.registerConverter(OutputFormat.class, text -> oneOf(OutputFormat.values(), text));
        commands.registerConverter(ReportFormat.class, text -> oneOf(ReportFormat.values(), text));
        commands.registerConverter(Rows.class, text -> oneOf(Rows.values(), text));
        commands.registerConverter(Duplicates.class, text -> oneOf(Duplicates.values(), text));
        commands.registerConverter(ChartMeasure.class, text -> oneOf(ChartMeasure.values(), text));
        commands.registerConverter(Show.class, text -> oneOf(Show.values(), text));
        commands.registerConverter(BenchCommand.Name.class, text -> oneOf(BenchCommand.Name.values(), text));
        commands.registerConverter(PdbCommand.Action.class, text -> oneOf(PdbCommand.Action.values(), text));
        commands.registerConverter(
                CompletionCommand.TaughtShell.class, text -> oneOf(CompletionCommand.TaughtShell.values(), text));
        commands.registerConverter(
                ManualCommand.ManualFormat.class, text -> oneOf(ManualCommand.ManualFormat.values(), text));
        commands.registerConverter(MoveNames.class, text -> oneOf(MoveNames.values(), text));
        commands.registerConverter(Path.class, text -> OptionArguments.asOption(text, TextSource::path));
        commands.registerConverter(Shard.class, text -> OptionArguments.asOption(text, Shard::parse));
    }

    /** Runs the chosen command, with users' own classes on the classpath. */
    private int execute(ParseResult asked) {
        Thread thread = Thread.currentThread();
        ClassLoader usual = thread.getContextClassLoader();
        try {
            classpath().ifPresent(path -> thread.setContextClassLoader(UserClasses.in(path)));
            return new RunLast().execute(asked);
        } catch (InputException e) {
            return tellOfFailure(e);
        } finally {
            thread.setContextClassLoader(usual);
        }
    }

    private static <E extends Enum<E>> E oneOf(E[] values, String text) {
        return OptionArguments.asOption(text, name -> Names.oneOf(values, name));
    }

    /** Without a command: prints a short help. */
    @Override
    public Integer call() {
        terminal.err().println("unscramble: a command is missing");
        terminal.err().print(new HelpText(spec, terminal).brief());
        terminal.err().println("Try: unscramble --help");
        return ExitCode.BAD_INPUT;
    }

    Terminal terminal() {
        return terminal;
    }

    Interruption interruption() {
        return interruption;
    }

    /** Writes an internal error, with its stack trace if asked for. Returns the exit code. */
    int tellOfFailure(Throwable failure) {
        return errors.failed(failure, debug);
    }

    /** The places of users' own classes. */
    Optional<String> classpath() {
        return classpath
                .or(() -> Optional.ofNullable(System.getenv("UNSCRAMBLE_CLASSPATH")))
                .filter(path -> !path.isBlank());
    }

    /** The arguments of the program. */
    List<String> originalArguments() {
        return spec.commandLine().getParseResult().originalArgs();
    }

    boolean isQuiet() {
        return quiet;
    }

    boolean wantsProgress() {
        return progress;
    }

    /** The line that {@code --version} prints. */
    static final class VersionLine implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {text()};
        }

        static String text() {
            return "unscramble " + Version.current() + " (Java " + Runtime.version() + ")";
        }
    }
}
