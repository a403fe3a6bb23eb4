package dev.unscramble.search.beam;

/** The states that a beam keeps of one depth, each with its score and its hash, in flat arrays. */
final class BeamLayer {
    final byte[] states;
    final int[] scores;
    final long[] hashes;
    int size;

    BeamLayer(int width, int length) {
        states = new byte[width * length];
        scores = new int[width];
        hashes = new long[width];
    }
}
