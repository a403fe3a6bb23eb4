package dev.unscramble.cli.arguments;

/** The formats of results. */
public enum OutputFormat {
    TEXT,
    JSON,
    CSV
}
