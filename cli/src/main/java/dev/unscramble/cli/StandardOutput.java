package dev.unscramble.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Optional;

/** Standard output that remembers why it could not be written, which {@code PrintStream} forgets. */
final class StandardOutput extends FileOutputStream {
    private Optional<String> failure = Optional.empty();

    StandardOutput() {
        super(FileDescriptor.out);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        try {
            super.write(bytes, from, count);
        } catch (IOException e) {
            failure = Optional.ofNullable(e.getMessage());
            throw e;
        }
    }

    /** Why results are lost; a reader who does not want more of them is not a failure. */
    Optional<String> failure() {
        return failure.filter(message -> !message.contains("Broken pipe"));
    }
}
