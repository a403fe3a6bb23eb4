package dev.unscramble.web;

/** Who asks. */
interface Requester {
    /** The address that limits count by. */
    String address();

    /** Whether nobody waits for the answer any more; only the thread that is making it asks. */
    boolean isGone();

    /** Whether experiments, their reports and whole state spaces are offered too. */
    boolean mayUseLab();
}
