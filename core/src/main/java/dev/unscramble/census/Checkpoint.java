package dev.unscramble.census;

import dev.unscramble.census.layers.PartFolder;
import dev.unscramble.census.layers.StateSet;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Ranking;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UTFDataFormatException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/**
 * A {@link RankedExploration} as a file, to go on from later:
 *
 * <pre>
 *   magic     8 bytes    version  4 bytes
 *   identity  text: the puzzle, its goal and its moves
 *   nanos     8 bytes    layers   4 bytes    states at each depth, 8 bytes each
 *   the layer before the outermost one, then the outermost one, as {@link StateSet} writes them
 *   CRC-32C of all this, 8 bytes
 * </pre>
 */
public final class Checkpoint {
    private static final long MAGIC = 0x556e_7363_4365_6e73L; // UnscCens
    private static final int VERSION = 1;
    private static final int MOST_LAYERS = 1_000_000;

    private Checkpoint() {}

    public static void write(RankedExploration<?> exploration, OutputStream out) throws IOException {
        CheckedOutputStream checked = new CheckedOutputStream(out, new CRC32C());
        DataOutputStream data = new DataOutputStream(checked);
        data.writeLong(MAGIC);
        data.writeInt(VERSION);
        data.writeUTF(PartFolder.identity(exploration.puzzle()));
        data.writeLong(exploration.nanos());
        data.writeInt(exploration.counts().size());
        for (long count : exploration.counts()) {
            data.writeLong(count);
        }
        exploration.memory().layer(exploration.depth() - 1).write(data);
        exploration.memory().layer(exploration.depth()).write(data);
        data.flush();
        new DataOutputStream(out).writeLong(checked.getChecksum().getValue());
    }

    /**
     * Brings an exploration to where it was.
     *
     * @throws InputException if this is not a checkpoint of its puzzle, or a damaged one; nothing has changed then
     */
    public static void read(RankedExploration<?> exploration, InputStream in) throws IOException {
        CheckedInputStream checked = new CheckedInputStream(in, new CRC32C());
        DataInputStream data = new DataInputStream(checked);
        try {
            readHead(exploration.puzzle(), data);
            readLayers(exploration, data, checked);
        } catch (EOFException e) {
            throw StateSet.damaged("it ends too early", e);
        } catch (UTFDataFormatException e) {
            throw StateSet.damaged("its puzzle cannot be read", e);
        }
    }

    private static void readHead(Puzzle<?> puzzle, DataInputStream data) throws IOException {
        if (data.readLong() != MAGIC) {
            throw new InputException("this is not a census that was interrupted");
        }
        int version = data.readInt();
        if (version != VERSION) {
            throw new InputException("this is a census of version " + version + ", and this program reads version "
                    + VERSION + "; remove it to start again");
        }
        String identity = data.readUTF();
        if (!identity.equals(PartFolder.identity(puzzle))) {
            throw new InputException("this is a census of " + identity + ", not of " + PartFolder.identity(puzzle)
                    + "; give another file");
        }
    }

    private static void readLayers(RankedExploration<?> exploration, DataInputStream data, CheckedInputStream checked)
            throws IOException {
        long nanos = data.readLong();
        int layers = data.readInt();
        if (nanos < 0) {
            throw StateSet.damaged("it took " + nanos + " ns", null);
        }
        if (layers < 1 || layers > MOST_LAYERS) {
            throw StateSet.damaged("it has " + layers + " layers", null);
        }
        List<Long> counts = new ArrayList<>();
        for (int depth = 0; depth < layers; depth++) {
            counts.add(data.readLong());
        }
        Ranking<?> ranking = exploration.ranking();
        StateSet previous = StateSet.read(data, ranking.parts(), ranking.partWords());
        StateSet outermost = StateSet.read(data, ranking.parts(), ranking.partWords());
        long checksum = checked.getChecksum().getValue();
        if (data.readLong() != checksum) {
            throw StateSet.damaged("its checksum is wrong", null);
        }
        long before = layers == 1 ? 0 : counts.get(layers - 2);
        if (previous.count() != before || outermost.count() != counts.get(layers - 1)) {
            throw StateSet.damaged("its states are not as many as it says", null);
        }
        exploration.restore(counts, nanos, previous, outermost);
    }
}
