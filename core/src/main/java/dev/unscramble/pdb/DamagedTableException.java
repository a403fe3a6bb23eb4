package dev.unscramble.pdb;

import java.io.IOException;

/** A file is not the table that it should be. */
final class DamagedTableException extends IOException {
    private static final long serialVersionUID = 1;

    DamagedTableException(String message) {
        super(message);
    }
}
