package dev.unscramble.permutation;

/**
 * The effect of each move on a part of the state whose values are numbered, all moves in one array: after move m, value v
 * becomes {@code next[m * size + v]}.
 *
 * @param size the number of values
 */
public record MoveTable(int size, int[] next) {

    public int moves() {
        return next.length / size;
    }

    public int after(int move, int value) {
        return next[move * size + value];
    }
}
