package dev.unscramble.cli;

import dev.unscramble.catalog.Version;
import dev.unscramble.cli.arguments.TextConverter;
import dev.unscramble.cli.help.HelpText;
import dev.unscramble.cli.terminal.ErrorMessages;
import dev.unscramble.cli.terminal.ExitCode;
import dev.unscramble.cli.terminal.Interruption;
import dev.unscramble.cli.terminal.StandardOutput;
import dev.unscramble.cli.terminal.Terminal;
import dev.unscramble.experiment.Shard;
import dev.unscramble.extension.UserClasses;
import dev.unscramble.input.TextSource;
import dev.unscramble.model.InputException;
import dev.unscramble.text.Names;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;

/** The program: its commands, and all that they share. */
@CommandLine.Command(
        name = "unscramble",
        description = "The search laboratory for puzzles.",
        synopsisSubcommandLabel = "COMMAND",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        sortOptions = false,
        versionProvider = Main.VersionLine.class,
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

    /** The names of the option for users' own classes. */
    private static final List<String> CLASSPATH = List.of("--classpath", "-cp");

    /** The only section of our help as picocli sees it, and a word that asks for it. */
    private static final String HELP = "help";

    /** Picocli's own converters of times and database types, which it looks for by reflection, are not used. */
    private static final String EXCLUDED_CONVERTERS = "picocli.converters.excludes";

    /** The order in the help of the options that all commands have, but for --help and --version. */
    private static final int BEFORE_HELP = -2; // picocli gives these two -1

    /** In the order of the help. */
    private static final List<Class<? extends Command>> COMMANDS = List.of(
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
            SiteCommand.class,
            PdbCommand.class,
            LearnCommand.class,
            BenchCommand.class,
            CompletionCommand.class,
            ManualCommand.class);

    /** Commands that describe all commands. */
    private static final Set<Class<? extends Command>> DESCRIBING =
            Set.of(CompletionCommand.class, ManualCommand.class);

    private final Terminal terminal;
    private final Interruption interruption;
    private final ErrorMessages errors;

    @SuppressWarnings("NullAway.Init") // set before a command runs
    private CommandSpec spec;

    @Option(
            names = {"-q", "--quiet"},
            scope = ScopeType.INHERIT,
            order = BEFORE_HELP,
            description = "no progress and no remarks")
    private boolean quiet;

    @Option(
            names = "--progress",
            scope = ScopeType.INHERIT,
            order = BEFORE_HELP,
            description = "show progress also without a terminal")
    private boolean progress;

    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            order = BEFORE_HELP,
            description = "show the stack trace of an internal error")
    private boolean debug;

    @Option(
            names = {"--classpath", "-cp"},
            paramLabel = "PATH",
            scope = ScopeType.INHERIT,
            order = BEFORE_HELP,
            description =
                    "folders or jars with puzzles, heuristics and algorithms of your own (default: $UNSCRAMBLE_CLASSPATH)")
    private Optional<String> classpath = Optional.empty();

    /** The classpath whose classes are found. */
    private Optional<String> loaded = Optional.empty();

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
        System.setProperty(EXCLUDED_CONVERTERS, ".*");
        Main main = new Main(terminal, interruption, errors);
        CommandLine commands = new CommandLine(main);
        main.spec = commands.getCommandSpec();
        for (Class<? extends Command> command : toDefine(arguments)) {
            commands.addSubcommand(command);
        }
        for (CommandLine command : commands.getSubcommands().values()) {
            command.<Command>getCommand().define(main, command.getCommandSpec());
        }
        commands.setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8));
        commands.setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8));
        CommandHandlers handlers = new CommandHandlers(main, errors);
        commands.setHelpSectionMap(Map.of(HELP, handlers));
        commands.setHelpSectionKeys(List.of(HELP));
        defineConverters(commands);
        commands.setExecutionStrategy(handlers);
        commands.setParameterExceptionHandler(handlers);
        commands.setExecutionExceptionHandler(handlers);
        Thread thread = Thread.currentThread();
        ClassLoader usual = thread.getContextClassLoader();
        try {
            main.useClassesNamedIn(arguments);
            return commands.execute(helpAsOption(arguments));
        } catch (Error e) {
            return main.tellOfFailure(e);
        } finally {
            thread.setContextClassLoader(usual);
        }
    }

    /** The command that is named first, alone, since to define all of them takes longer than many a solve; otherwise all. */
    private static List<Class<? extends Command>> toDefine(String... arguments) {
        for (Class<? extends Command> command : COMMANDS) {
            if (arguments.length > 0 && name(command).equals(arguments[0]) && !DESCRIBING.contains(command)) {
                return List.of(command);
            }
        }
        return COMMANDS;
    }

    private static String name(Class<? extends Command> command) {
        return command.getAnnotation(CommandLine.Command.class).name();
    }

    /**
     * Finds users' own classes before the arguments are read, because the name of an algorithm may be that of such a
     * class. A place that does not exist is an error later, when a command runs.
     */
    private void useClassesNamedIn(String... arguments) {
        for (int i = 0; i < arguments.length; i++) {
            String[] parts = arguments[i].split("=", 2);
            if (CLASSPATH.contains(parts[0])) {
                classpath = parts.length > 1
                        ? Optional.of(parts[1])
                        : Optional.of(i + 1).filter(at -> at < arguments.length).map(at -> arguments[at]);
            }
        }
        try {
            useClasses();
        } catch (InputException e) {
            loaded = Optional.empty();
        }
    }

    private void useClasses() {
        if (!loaded.equals(classpath())) {
            loaded = classpath();
            loaded.ifPresent(path -> Thread.currentThread().setContextClassLoader(UserClasses.in(path)));
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

    /** Reads constants as all other texts of users are read: in any case, with dashes. */
    private static void defineConverters(CommandLine commands) {
        for (CommandLine command : commands.getSubcommands().values()) {
            for (ArgSpec argument : command.getCommandSpec().args()) {
                for (Class<?> type : argument.auxiliaryTypes()) {
                    if (type.isEnum()) {
                        define(commands, type);
                    }
                }
            }
        }
        commands.registerConverter(Path.class, new TextConverter<>(TextSource::path));
        commands.registerConverter(Shard.class, new TextConverter<>(Shard::parse));
    }

    /** Runs the chosen command, with users' own classes on the classpath. */
    int execute(ParseResult asked) {
        try {
            useClasses();
            return new RunLast().execute(asked);
        } catch (InputException e) {
            return tellOfFailure(e);
        }
    }

    private static <E> void define(CommandLine commands, Class<E> constants) {
        commands.registerConverter(
                constants, new TextConverter<>(name -> Names.oneOf(constants.getEnumConstants(), name)));
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
