package dev.unscramble.tab;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.pdb.Tables;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.teavm.jso.JSBody;

/**
 * Tables that the browser keeps, so that each is made once. Its storage answers later, and a search cannot wait: code that needs a
 * table throws {@link Wanted}, the worker gives the table or says that there is none, and the request is answered from its
 * beginning.
 */
final class TabTables implements Tables {
    /** Smaller ones are made sooner than they are read. */
    private static final int LEAST_BYTES = 1 << 17;

    private boolean isKeeping;

    /** The tables of the request that is being answered, by name; empty if the browser has none. */
    private final Map<String, Optional<TableBytes>> given = new HashMap<>();

    /** Ends an answer that needs a table, which its message names. */
    static final class Wanted extends RuntimeException {
        private static final long serialVersionUID = 1;

        Wanted(String name) {
            super(name);
        }
    }

    /** From now on the worker is asked for tables. */
    void startKeeping() {
        isKeeping = true;
    }

    /** Takes the table that was wanted out of the worker's words, if there are any. */
    void give(String name, int bytes) {
        given.put(name, bytes < 0 ? Optional.empty() : Optional.of(TableBytes.of(read(bytes))));
    }

    /** The request was answered; its heuristics have their tables. */
    void forget() {
        given.clear();
    }

    @Override
    public TableBytes get(Key key, Maker maker) {
        if (!isKeeping || key.bytes() < LEAST_BYTES) {
            return maker.make(BuildMonitor.NONE);
        }
        Optional<TableBytes> kept = given.get(key.name());
        if (kept == null) {
            throw new Wanted(key.name());
        }
        return kept.filter(table -> table.size() == key.bytes()).orElseGet(() -> makeAndKeep(key, maker));
    }

    private TableBytes makeAndKeep(Key key, Maker maker) {
        TableBytes table = maker.make(BuildMonitor.NONE);
        given.put(key.name(), Optional.of(table));
        byte[] bytes = table.array();
        int words = (bytes.length + 3) / 4;
        makeWords(words);
        for (int i = 0; i < words; i++) {
            setWord(i, word(bytes, 4 * i));
        }
        keep(key.name(), bytes.length);
        return table;
    }

    /** Four bytes, the first being the lowest; those after the end are 0. */
    private static int word(byte[] bytes, int at) {
        int word = 0;
        for (int i = Math.min(bytes.length, at + 4) - 1; i >= at; i--) {
            word = word << 8 | Byte.toUnsignedInt(bytes[i]);
        }
        return word;
    }

    private static byte[] read(int size) {
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i += 4) {
            int word = getWord(i / 4);
            for (int at = i; at < Math.min(size, i + 4); at++) {
                bytes[at] = (byte) word;
                word >>>= 8;
            }
        }
        return bytes;
    }

    @JSBody(params = "count", script = "self.words = new Int32Array(count);")
    private static native void makeWords(int count);

    @JSBody(
            params = {"at", "word"},
            script = "self.words[at] = word;")
    private static native void setWord(int at, int word);

    @JSBody(params = "at", script = "return self.words[at];")
    private static native int getWord(int at);

    @JSBody(
            params = {"name", "bytes"},
            script = "self.keepTable(name, bytes);")
    private static native void keep(String name, int bytes);
}
