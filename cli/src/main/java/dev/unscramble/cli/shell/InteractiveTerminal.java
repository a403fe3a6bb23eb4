package dev.unscramble.cli.shell;

/** An interactive terminal, as the commands see it. */
interface InteractiveTerminal {

    /** The current width of the window. */
    int columns();

    /** Begins to draw, until the view is closed. */
    LiveView open();
}
