package dev.unscramble.example;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The pancake puzzle (Goodman, 1975): a stack of pancakes of different sizes is to be sorted, the smallest
 * on top. A move turns over some of the uppermost, and is named by how many.
 *
 * <pre>
 *   3 1 2 5 4  -- 4 -->  5 2 1 3 4  -- 5 -->  4 3 1 2 5     the top is on the left
 * </pre>
 *
 * @param size the number of pancakes, at most 16: each takes four bits
 */
public record Pancakes(int size) implements Puzzle<Pancakes.Stack> {

    @Override
    public String name() {
        return "pancake-" + size;
    }

    @Override
    public int moveCount() {
        return size - 1;
    }

    @Override
    public String moveName(int move) {
        return Integer.toString(move + 2);
    }

    @Override
    public int inverse(int move) {
        return move;
    }

    @Override
    public int packedLongs() {
        return 1;
    }

    @Override
    public Stack newPosition() {
        return new Stack(IntStream.rangeClosed(1, size).toArray());
    }

    @Override
    public Stack parse(String text) {
        List<String> words = List.of(text.strip().split("[\\s,]+"));
        if (words.size() != size
                || !words.containsAll(List.of(format(newPosition()).split(" ")))) {
            throw new InputException("\"" + text + "\" must have each of 1 to " + size + " once");
        }
        return new Stack(words.stream().mapToInt(Integer::parseInt).toArray());
    }

    @Override
    public String format(Stack stack) {
        return Arrays.stream(stack.pancakes).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }

    /** A stack of pancakes. */
    public static final class Stack implements Position {
        /** The sizes of the pancakes, from the top. */
        private final int[] pancakes;

        Stack(int[] pancakes) {
            this.pancakes = pancakes;
        }

        public int size() {
            return pancakes.length;
        }

        /** The size of a pancake, counted from the top; below the last lies the plate, larger than all. */
        public int at(int place) {
            return place == pancakes.length ? pancakes.length + 1 : pancakes[place];
        }

        /** Puts pancakes into the places that they are to have, from the top. */
        void set(int... order) {
            System.arraycopy(order, 0, pancakes, 0, pancakes.length);
        }

        @Override
        public long legalMoves() {
            return (1L << pancakes.length - 1) - 1;
        }

        @Override
        public void apply(int move) {
            for (int top = 0, bottom = move + 1; top < bottom; top++, bottom--) {
                int pancake = pancakes[top];
                pancakes[top] = pancakes[bottom];
                pancakes[bottom] = pancake;
            }
        }

        @Override
        public void undo(int move) {
            apply(move);
        }

        @Override
        public boolean isGoal() {
            for (int place = 0; place < pancakes.length; place++) {
                if (pancakes[place] != place + 1) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public void pack(long[] to, int at) {
            to[at] = 0;
            for (int pancake : pancakes) {
                to[at] = to[at] << 4 | pancake - 1;
            }
        }

        @Override
        public void unpack(long[] from, int at) {
            long packed = from[at];
            for (int place = pancakes.length - 1; place >= 0; place--) {
                pancakes[place] = (int) (packed & 15) + 1;
                packed >>>= 4;
            }
        }
    }
}
