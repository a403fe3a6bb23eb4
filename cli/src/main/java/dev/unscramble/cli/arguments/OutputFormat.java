package dev.unscramble.cli.arguments;

/** How results are written. */
public enum OutputFormat {
    TEXT,
    JSON,
    CSV
}
