package dev.unscramble.cli.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Optional;

/** Standard output that stores why it could not be written, which {@code PrintStream} does not. */
public final class StandardOutput extends FileOutputStream {
    private Optional<String> failure = Optional.empty();

    public StandardOutput() {
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
    public Optional<String> failure() {
        return failure.filter(message -> !hasReader());
    }

    /**
     * Whether it is a pipe or a terminal, which cannot be written only if their reader has gone. Unlike files and
     * devices, they have no position; unlike closed streams, they have a size. The message of the failure does not help:
     * the system writes it in the language of the user.
     */
    private boolean hasReader() {
        try {
            getChannel().size();
        } catch (IOException e) {
            return false;
        }
        try {
            getChannel().position();
            return false;
        } catch (IOException e) {
            return true;
        }
    }
}
