package dev.unscramble.example;

import dev.unscramble.example.Pancakes.Stack;
import dev.unscramble.pdb.Projection;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The patterns of a stack in which only the largest pancakes are distinguished. A pattern is the places of these, the
 * largest first, and its number has a digit for each: the number of places above it that no larger one has.
 *
 * <p>The second view of a stack is its inverse: pancake p is in place q if in the stack pancake q is in
 * place p. It is as far from sorted, by the same moves in reverse (Felner, Zahavi, Schaeffer and Holte, 2005).
 *
 * @param count the number of pancakes that are distinguished
 */
public record LargestPancakes(Pancakes puzzle, int count) implements Projection<Stack> {

    @Override
    public String name() {
        return "pdb";
    }

    @Override
    public String tableName() {
        return puzzle.name() + "-largest" + count;
    }

    @Override
    public long size() {
        return LongStream.range(0, count).map(i -> puzzle.size() - i).reduce(1, (a, b) -> a * b);
    }

    @Override
    public long rank(Stack stack) {
        return rank(stack, 0);
    }

    @Override
    public long rank(Stack stack, int view) {
        int[] places = new int[puzzle.size()];
        for (int place = 0; place < places.length; place++) {
            if (view == 0) {
                places[stack.at(place) - 1] = place;
            } else {
                places[place] = stack.at(place) - 1;
            }
        }
        long rank = 0;
        for (int pancake = places.length - 1; pancake >= places.length - count; pancake--) {
            int free = places[pancake];
            for (int larger = pancake + 1; larger < places.length; larger++) {
                free -= places[larger] < places[pancake] ? 1 : 0;
            }
            rank = rank * (pancake + 1) + free;
        }
        return rank;
    }

    /** The digits, from the last to the first, are where each pancake goes into the stack of all larger ones. */
    @Override
    public void unrank(long number, Stack stack) {
        int size = puzzle.size();
        int[] order = IntStream.rangeClosed(1, size).toArray();
        long rest = number;
        for (int pancake = size - count; pancake < size; pancake++) {
            int place = (int) (rest % (pancake + 1));
            rest /= pancake + 1;
            System.arraycopy(order, place, order, place + 1, pancake - place);
            order[place] = pancake + 1;
        }
        stack.set(order);
    }

    @Override
    public int views() {
        return 2;
    }

    /** Neighbours differ in the places of pancakes, and their inverses in the pancakes of places. */
    @Override
    public boolean viewsKeepNeighbours() {
        return false;
    }
}
