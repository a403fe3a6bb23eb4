package dev.unscramble.search.beam;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Longs in an array of bytes, the lowest byte first. */
final class StateBytes {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private StateBytes() {}

    static long get(byte[] from, int at) {
        return (long) LONGS.get(from, at);
    }

    static void set(byte[] to, int at, long bits) {
        LONGS.set(to, at, bits);
    }
}
