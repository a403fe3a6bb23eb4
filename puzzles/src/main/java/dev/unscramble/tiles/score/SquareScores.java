package dev.unscramble.tiles.score;

import dev.unscramble.tiles.score.ScoreTables.Corner;

/**
 * The scores of squares of four cells, by what is in each. A move changes six squares, of twelve cells:
 *
 * <pre>
 *   a0 a1 a2 a3       the tile slides between b1 and b2; a move down or up is seen turned, by rows that are columns
 *   b0 b1 b2 b3
 *   c0 c1 c2 c3
 * </pre>
 */
final class SquareScores {
    private static final int BITS = 4;

    private final ScoreFeatures features;
    private final WayBoard board;
    private final int stride;
    /** By content of a {@link WayBoard}: the content of a cell of a square. */
    private final byte[] contents = new byte[ScoreFeatures.WAYS + 2];
    /** By the contents of the four cells, row by row, in four bits each. */
    private final byte[] scores = new byte[1 << 4 * BITS];
    /** The same by the contents of the four cells, column by column. */
    private final byte[] turned = new byte[scores.length];

    SquareScores(ScoreFeatures features, WayBoard board, int[] weights, Corner corner) {
        this.features = features;
        this.board = board;
        this.stride = board.stride;
        for (int way = 0; way < ScoreFeatures.WAYS; way++) {
            contents[way] = (byte) ScoreFeatures.content(way);
        }
        contents[WayBoard.BLANK] = ScoreFeatures.BLANK;
        contents[WayBoard.BORDER] = ScoreFeatures.BORDER;
        int count = features.count() - features.squaresAt();
        for (int square = 0; square < count; square++) {
            int[] cells = ScoreFeatures.contents(square);
            byte score = (byte) weights[feature(cells, corner)];
            scores[index(cells[0], cells[1]) << 2 * BITS | index(cells[2], cells[3])] = score;
            turned[index(cells[0], cells[2]) << 2 * BITS | index(cells[1], cells[3])] = score;
        }
    }

    /** The feature of a square on a board whose first cell is in a corner. */
    private int feature(int[] cells, Corner corner) {
        int[] mirrored = new int[4];
        for (int i = 0; i < 4; i++) {
            int from = (corner.isBottom() ? 2 : 0) ^ (corner.isRight() ? 1 : 0) ^ i;
            mirrored[i] = mirror(cells[from], corner);
        }
        return features.square(mirrored[0], mirrored[1], mirrored[2], mirrored[3]);
    }

    private static int mirror(int content, Corner corner) {
        return content >= ScoreFeatures.BLANK
                ? content
                : ScoreFeatures.content(corner.down(content / 3 - 1), corner.right(content % 3 - 1));
    }

    private static int index(int first, int second) {
        return first << BITS | second;
    }

    /** The score of all squares on a board. */
    int score(byte[] states, int at) {
        int sum = 0;
        for (int row = -1; row < features.rows; row++) {
            for (int column = -1; column < features.columns; column++) {
                int cell = at + board.at(0) + row * stride + column;
                int top = index(contents[states[cell]], contents[states[cell + 1]]);
                int bottom = index(contents[states[cell + stride]], contents[states[cell + stride + 1]]);
                sum += scores[top << 2 * BITS | bottom];
            }
        }
        return sum;
    }

    /** The change of the score when a tile slides into the blank. */
    int change(byte[] states, int at, int blank, int from, int home) {
        int tile = contents[board.way(home, blank)];
        boolean isAhead = from > blank;
        int first = at + board.at(isAhead ? blank : from);
        int step = from - blank;
        boolean isAcross = step == 1 || step == -1;
        return isAcross
                ? change(scores, states, first, 1, stride, isAhead, tile)
                : change(turned, states, first, stride, 1, isAhead, tile);
    }

    /**
     * The change of the score.
     *
     * @param b1 the first of the two cells
     * @param along the step from it to the other
     * @param across the step to the next row
     * @param isBlankFirst whether the blank is in the first
     * @param tile the content of the blank's cell after the move
     */
    private int change(byte[] by, byte[] states, int b1, int along, int across, boolean isBlankFirst, int tile) {
        int a = row(states, b1 - across, along);
        int b = row(states, b1, along);
        int c = row(states, b1 + across, along);
        int ends = b & 0xf00f;
        int after = ends | (isBlankFirst ? index(tile, ScoreFeatures.BLANK) : index(ScoreFeatures.BLANK, tile)) << BITS;
        return squares(by, a, after, c) - squares(by, a, b, c);
    }

    /** The contents of four cells in a row. */
    private int row(byte[] states, int second, int along) {
        return contents[states[second - along]] << 3 * BITS
                | contents[states[second]] << 2 * BITS
                | contents[states[second + along]] << BITS
                | contents[states[second + 2 * along]];
    }

    /** The score of the six squares of three rows. */
    private static int squares(byte[] by, int a, int b, int c) {
        return by[a & 0xff00 | b >>> 8]
                + by[a << 4 & 0xff00 | b >>> 4 & 0xff]
                + by[a << 8 & 0xff00 | b & 0xff]
                + by[b & 0xff00 | c >>> 8]
                + by[b << 4 & 0xff00 | c >>> 4 & 0xff]
                + by[b << 8 & 0xff00 | c & 0xff];
    }
}
