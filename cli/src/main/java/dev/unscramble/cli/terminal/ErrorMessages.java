package dev.unscramble.cli.terminal;

import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import dev.unscramble.text.Names;
import java.nio.file.InvalidPathException;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Reports errors: a sentence, and an exit code. */
public record ErrorMessages(Terminal terminal) {
    /** A word of Java's message if a name has characters that the locale does not have. */
    private static final String UNMAPPABLE = "unmappable";

    /** Picocli's message for options that exclude each other, if one of them is given twice. */
    private static final Pattern ONE_OF_A_GROUP = Pattern.compile("expected only one match but got \\[([^\\]]+)\\]");

    /** Options that were removed, by their commands, and what to use now. */
    private static final Map<String, String> REMOVED =
            Map.of("census --resume", "--folder keeps the layers, and continues");

    /** Reports a text that could not be read, because the locale does not have some of its characters. */
    public int unreadable(String text) {
        return badInput("\"" + text + "\" is not text in " + System.getProperty("sun.jnu.encoding")
                + ", the encoding of this locale; set LC_ALL to C.UTF-8 or to another locale with UTF-8");
    }

    /** Reports a mistake in the command line. */
    public int badUsage(ParameterException mistake) {
        String advice = mistake instanceof UnmatchedArgumentException unmatched ? advice(unmatched) : "";
        int code = badInput(sentence(mistake) + (advice.isEmpty() ? "" : "; " + advice));
        terminal.tell("Try: " + mistake.getCommandLine().getCommandSpec().qualifiedName() + " --help");
        return code;
    }

    private static String sentence(ParameterException mistake) {
        String said = String.valueOf(mistake.getMessage()).replaceFirst("^Error: ", "");
        Matcher group = ONE_OF_A_GROUP.matcher(said);
        if (group.lookingAt()) {
            return "only one of " + group.group(1).replace(" | ", ", ") + " can be given, and only once";
        }
        boolean isCommand = mistake instanceof UnmatchedArgumentException unmatched
                && !unmatched.isUnknownOption()
                && unmatched.getCommandLine().getParent() == null;
        return isCommand
                ? "unknown command \""
                        + ((UnmatchedArgumentException) mistake).getUnmatched().get(0) + "\""
                : said;
    }

    private static String advice(UnmatchedArgumentException mistake) {
        CommandLine command = mistake.getCommandLine();
        String given = mistake.getUnmatched().get(0).replaceFirst("=.*", "");
        String removed = REMOVED.get(command.getCommandName() + " " + given);
        Stream<String> options = command.getCommandSpec().optionsMap().keySet().stream()
                .filter(name -> name.startsWith("--")); // one letter is near to any other
        Set<String> known = given.startsWith("-")
                ? options.collect(Collectors.toSet())
                : command.getSubcommands().keySet();
        return removed != null
                ? removed
                : Names.nearest(given, known)
                        .map(name -> "did you mean " + name + "?")
                        .orElse("");
    }

    /** Reports why a command failed. Returns the exit code. */
    public int failed(Throwable failure, boolean withTrace) {
        if (failure instanceof InputException) {
            return say(failure.getMessage(), ExitCode.BAD_INPUT);
        }
        if (failure instanceof InvalidPathException e) {
            return e.getReason().contains(UNMAPPABLE)
                    ? unreadable(e.getInput())
                    : badInput("\"" + e.getInput() + "\" cannot be the name of a file: " + e.getReason());
        }
        if (failure instanceof StoppedException) {
            return say(failure.getMessage(), ExitCode.NOT_SOLVED);
        }
        if (failure instanceof OutOfMemoryError) {
            return say(missing(failure), ExitCode.NOT_SOLVED);
        }
        int code = say("internal error: " + failure + "; --debug shows where", ExitCode.INTERNAL_ERROR);
        if (withTrace) {
            failure.printStackTrace(terminal.err());
        }
        return code;
    }

    /** The missing resource, and what to do about it. */
    private static String missing(Throwable failure) {
        return String.valueOf(failure.getMessage()).contains("native thread")
                ? "the system allows no more threads; take fewer (--threads, --jobs)"
                : "Java has no memory left; allow more (-Xmx of Java)";
    }

    /** Reports bad input, shortened if it is far too long. */
    private int badInput(String sentence) {
        return say(new InputException(sentence).getMessage(), ExitCode.BAD_INPUT);
    }

    private int say(@Nullable String sentence, int code) {
        terminal.tell("unscramble: " + sentence);
        return code;
    }
}
