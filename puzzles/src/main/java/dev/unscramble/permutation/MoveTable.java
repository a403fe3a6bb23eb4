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

    /** By value, then move: the value after the move, so that all moves of a value are side by side. */
    public int[] byValue() {
        int moves = moves();
        int[] byValue = new int[next.length];
        for (int value = 0; value < size; value++) {
            for (int move = 0; move < moves; move++) {
                byValue[value * moves + move] = after(move, value);
            }
        }
        return byValue;
    }

    public int after(int move, int value) {
        return next[move * size + value];
    }
}
