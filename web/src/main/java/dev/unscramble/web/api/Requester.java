package dev.unscramble.web.api;

/** The client that sends a request. */
public interface Requester {
    /** The only user of a program that serves no others. */
    Requester ONLY_USER = new Requester() {
        @Override
        public String address() {
            return "";
        }

        @Override
        public boolean isGone() {
            return false;
        }

        @Override
        public boolean mayUseLab() {
            return true;
        }
    };

    /** The address that limits count by. */
    String address();

    /** Whether the client has gone; only the thread that makes the answer asks. */
    boolean isGone();

    /** Whether experiments, their reports and whole state spaces are offered too. */
    boolean mayUseLab();
}
