package dev.unscramble.cli.terminal;

import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import dev.unscramble.text.Names;
import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** How the program answers errors: a sentence, and an exit code. */
public final class ErrorMessages {
    /** Part of the reason that Java gives where a name has letters that the locale lacks. */
    private static final String UNMAPPABLE = "unmappable";

    /** What picocli says of options that exclude each other, where one of them is given twice. */
    private static final Pattern ONE_OF_A_GROUP = Pattern.compile("expected only one match but got \\[([^\\]]+)\\]");

    /** Options that were removed, by their commands, and what to use now. */
    private static final Map<String, String> REMOVED =
            Map.of("census --resume", "--folder keeps the layers, and continues");

    private final Terminal terminal;

    public ErrorMessages(Terminal terminal) {
        this.terminal = terminal;
    }

    /** Says that a text could not be read, since the locale has not all of its letters. */
    public int unreadable(String text) {
        return badInput("\"" + text + "\" is not text in " + System.getProperty("sun.jnu.encoding")
                + ", the encoding of this locale; set LC_ALL to C.UTF-8 or to another locale with UTF-8");
    }

    /** Says what was wrong with the command line. */
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
        String option = mistake.getUnmatched().get(0).replaceFirst("=.*", "");
        String removed = REMOVED.get(mistake.getCommandLine().getCommandName() + " " + option);
        String suggestion = String.join(", ", suggestions(mistake));
        return removed != null ? removed : suggestion.isEmpty() ? "" : "did you mean " + suggestion + "?";
    }

    /** The command that is nearest by letters comes first; picocli compares pairs of letters, and knows options too. */
    private static List<String> suggestions(UnmatchedArgumentException mistake) {
        Set<String> commands = mistake.getCommandLine().getSubcommands().keySet();
        Stream<String> nearest = Names.nearest(mistake.getUnmatched().get(0), commands).stream();
        return Stream.concat(nearest, mistake.getSuggestions().stream())
                .distinct()
                .limit(3)
                .toList();
    }

    /** Says why a command failed; how bad that is, is the exit code. */
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

    /** What Java could not have, and what to do about it. */
    private static String missing(Throwable failure) {
        return String.valueOf(failure.getMessage()).contains("native thread")
                ? "the system allows no more threads; take fewer (--threads, --jobs)"
                : "Java has no memory left; allow more (-Xmx of Java)";
    }

    /** Says what is wrong, and repeats no input that is far too long. */
    private int badInput(String sentence) {
        return say(new InputException(sentence).getMessage(), ExitCode.BAD_INPUT);
    }

    private int say(@Nullable String sentence, int code) {
        terminal.tell("unscramble: " + sentence);
        return code;
    }
}
