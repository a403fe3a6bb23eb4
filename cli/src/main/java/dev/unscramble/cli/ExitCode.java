package dev.unscramble.cli;

/** What a command tells its caller. */
final class ExitCode {
    static final int DONE = 0;
    /** Unsolvable, or a limit was reached. */
    static final int NOT_SOLVED = 1;

    static final int BAD_INPUT = 2;
    static final int INTERNAL_ERROR = 3;
    static final int INTERRUPTED = 130;

    private ExitCode() {}
}
