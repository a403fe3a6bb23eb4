package dev.unscramble.tab.missing;

public final class PlainStateBytes {
    private PlainStateBytes() {}

    public static long get(byte[] from, int at) {
        long bits = 0;
        for (int i = Long.BYTES - 1; i >= 0; i--) {
            bits = bits << Byte.SIZE | from[at + i] & 0xFF;
        }
        return bits;
    }

    public static void set(byte[] to, int at, long bits) {
        for (int i = 0; i < Long.BYTES; i++) {
            to[at + i] = (byte) (bits >>> Byte.SIZE * i);
        }
    }
}
