package dev.unscramble.cli.terminal;

/** The exit codes of commands. */
public final class ExitCode {
    public static final int DONE = 0;
    /** Unsolvable, or a limit was reached. */
    public static final int NOT_SOLVED = 1;

    public static final int BAD_INPUT = 2;
    public static final int INTERNAL_ERROR = 3;
    public static final int INTERRUPTED = 130;

    private ExitCode() {}
}
