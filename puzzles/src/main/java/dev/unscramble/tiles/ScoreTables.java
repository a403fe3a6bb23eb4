package dev.unscramble.tiles;

import java.util.Random;

/** What {@link TileScores} looks up: it depends on the size of a board, and not on its goal. */
final class ScoreTables {
    private static final double EXPONENT = 1.5;
    /** What a tile one step from its cell scores. */
    private static final int STEP = 10;

    private static final int CONFLICT = 40;
    private static final long HASH_SEED = 1;
    private static final int NONE = -1;

    /** By the cell where a tile belongs, then the one where it is. */
    final int[] scores;

    /** In the same way: the bits that the tile there adds to the hash. */
    final long[] hashes;

    final Lines rows;
    final Lines columns;

    ScoreTables(int height, int width) {
        int size = height * width;
        scores = new int[size * size];
        for (int home = 0; home < size; home++) {
            for (int cell = 0; cell < size; cell++) {
                int steps = Math.abs(home / width - cell / width) + Math.abs(home % width - cell % width);
                scores[home * size + cell] = (int) Math.round(STEP * Math.pow(steps, EXPONENT));
            }
        }
        hashes = new Random(HASH_SEED).longs(scores.length).toArray();
        rows = new Lines(height, width, width, 1);
        columns = new Lines(width, height, 1, width);
    }

    /** The rows of a board, or its columns, and what the conflicts in them score. */
    static final class Lines {
        private final int count;
        private final int length;
        /** From a cell to the same place in the next line. */
        private final int lineStep;
        /** From a cell to the next one in its line. */
        private final int placeStep;

        private final int[] line;
        private final int[] place;

        Lines(int count, int length, int lineStep, int placeStep) {
            this.count = count;
            this.length = length;
            this.lineStep = lineStep;
            this.placeStep = placeStep;
            this.line = new int[count * length];
            this.place = new int[count * length];
            for (int cell = 0; cell < line.length; cell++) {
                line[cell] = cell / lineStep % count;
                place[cell] = cell / placeStep % length;
            }
        }

        /** The score of all conflicts on a board. */
        int conflicts(byte[] states, int at, int blank) {
            int sum = 0;
            for (int number = 0; number < count; number++) {
                sum += conflicts(states, at, number, blank, NONE, NONE);
            }
            return sum;
        }

        /** What it changes that a tile slides into the blank from a cell in the next line. */
        int change(byte[] states, int at, int blank, int from, int home) {
            int homeLine = line[home];
            if (homeLine == line[from]) {
                return conflicts(states, at, homeLine, blank, NONE, from)
                        - conflicts(states, at, homeLine, blank, NONE, NONE);
            }
            if (homeLine == line[blank]) {
                return conflicts(states, at, homeLine, blank, home, NONE)
                        - conflicts(states, at, homeLine, blank, NONE, NONE);
            }
            return 0;
        }

        /** The score of the conflicts in a line: with another tile in place of the blank, or without the tile in a cell. */
        private int conflicts(byte[] states, int at, int number, int blank, int inBlank, int without) {
            int ends = 0;
            int here = 0;
            int cell = number * lineStep;
            for (int i = 0; i < length; i++, cell += placeStep) {
                int home = cell == blank ? inBlank : cell == without ? NONE : states[at + cell] & 0xff;
                if (home >= 0 && line[home] == number) {
                    here++;
                    int end = 1 << place[home];
                    ends = ends & ~Integer.lowestOneBit(ends & -end) | end;
                }
            }
            return CONFLICT * (here - Integer.bitCount(ends));
        }
    }
}
