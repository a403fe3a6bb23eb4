package dev.unscramble.census.layers;

import dev.unscramble.model.InputException;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A set of numbered states, a bit each, in the parts of their ranking. A part without states takes no memory.
 *
 * <p>On disk, a part is a byte, 0 if it has no states; then pages of {@value #PAGE} longs, each a byte, 0 if
 * there are no states in it, and else the longs, most significant byte first.
 */
public final class StateSet {
    private static final long[] EMPTY = {};
    private static final int PAGE = 1024;

    private final long[][] parts;

    StateSet(int parts) {
        this.parts = new long[parts][];
        Arrays.fill(this.parts, EMPTY);
    }

    boolean isEmpty(int part) {
        return parts[part].length == 0;
    }

    /** The states of a part; without any, an array of no length. */
    long[] part(int part) {
        return parts[part];
    }

    void set(int part, long[] states) {
        parts[part] = states;
    }

    public long count() {
        return Arrays.stream(parts).mapToLong(StateSet::count).sum();
    }

    public static long count(long[] states) {
        long count = 0;
        for (long word : states) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /** Takes the states of one set, as many longs as it has, from those of another that begin at some long. */
    static void subtract(long[] states, int at, long[] known, int words) {
        for (int word = 0; word < words; word++) {
            states[at + word] &= ~known[word];
        }
    }

    public void write(DataOutputStream out) throws IOException {
        ByteBuffer page = ByteBuffer.allocate(PAGE * Long.BYTES);
        for (long[] part : parts) {
            out.writeByte(part.length == 0 ? 0 : 1);
            for (int word = 0; word < part.length; word += PAGE) {
                int length = Math.min(PAGE, part.length - word);
                boolean isEmpty = isEmpty(part, word, length);
                out.writeByte(isEmpty ? 0 : 1);
                if (!isEmpty) {
                    page.asLongBuffer().put(part, word, length);
                    out.write(page.array(), 0, length * Long.BYTES);
                }
            }
        }
    }

    /** Whether there are no states in a run of words. */
    static boolean isEmpty(long[] part, int from, int length) {
        long all = 0;
        for (int word = from; word < from + length; word++) {
            all |= part[word];
        }
        return all == 0;
    }

    /** What was written, in that many parts of that many words each. */
    public static StateSet read(DataInputStream in, int parts, int words) throws IOException {
        StateSet set = new StateSet(parts);
        ByteBuffer page = ByteBuffer.allocate(PAGE * Long.BYTES);
        for (int part = 0; part < parts; part++) {
            if (!readFlag(in)) {
                continue;
            }
            long[] states = new long[words];
            for (int word = 0; word < words; word += PAGE) {
                int length = Math.min(PAGE, words - word);
                if (readFlag(in)) {
                    in.readFully(page.array(), 0, length * Long.BYTES);
                    page.asLongBuffer().get(states, word, length);
                }
            }
            set.parts[part] = states;
        }
        return set;
    }

    private static boolean readFlag(DataInputStream in) throws IOException {
        int flag = in.readUnsignedByte();
        if (flag > 1) {
            throw damaged("a byte that should be 0 or 1 is " + flag, null);
        }
        return flag == 1;
    }

    /** Says what is wrong with a file of such sets. */
    public static InputException damaged(String why, @Nullable Throwable cause) {
        String message = "this census is damaged: " + why + "; remove it to start again";
        return cause == null ? new InputException(message) : new InputException(message, cause);
    }
}
