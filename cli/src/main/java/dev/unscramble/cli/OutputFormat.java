package dev.unscramble.cli;

/** How results are written. */
enum OutputFormat {
    TEXT,
    JSON,
    CSV
}
