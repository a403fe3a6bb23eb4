package dev.unscramble.tab.missing;

import java.io.IOException;
import java.io.Writer;

/** The part of it that Jackson's subclass uses. */
public abstract class PlainFilterWriter extends Writer {
    protected final Writer out;

    protected PlainFilterWriter(Writer out) {
        this.out = out;
    }

    @Override
    public void write(char[] letters, int from, int length) throws IOException {
        out.write(letters, from, length);
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
