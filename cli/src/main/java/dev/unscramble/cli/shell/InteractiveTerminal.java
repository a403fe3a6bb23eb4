package dev.unscramble.cli.shell;

/** A terminal with a person before it, as far as the commands see it. */
interface InteractiveTerminal {

    /** How wide the window is now. */
    int columns();

    /** Begins to draw, until the view is closed. */
    LiveView open();
}
