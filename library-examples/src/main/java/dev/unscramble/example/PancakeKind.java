package dev.unscramble.example;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PlainDomain;
import dev.unscramble.catalog.SizedKind;
import dev.unscramble.example.Pancakes.Stack;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.pdb.ProjectionDatabase;
import dev.unscramble.pdb.Tables;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;

/**
 * Makes the pancake puzzles available by name: {@code pancake-2} to {@code pancake-16}, and {@code pancake} for ten of
 * them. The command line finds this class because it is registered in {@code META-INF/services}.
 */
public final class PancakeKind extends SizedKind<Stack> {

    /** The gap heuristic (Helmert, 2010). A move separates one pair of pancakes, so it mends at most one gap. */
    public static final Heuristic<Stack> GAP = Heuristic.of("gap", Guarantee.CONSISTENT, stack -> {
        int gaps = 0;
        for (int place = 0; place < stack.size(); place++) {
            gaps += Math.abs(stack.at(place) - stack.at(place + 1)) > 1 ? 1 : 0;
        }
        return gaps;
    });

    public PancakeKind() {
        super("pancake", 2, 16, 10);
    }

    @Override
    protected Domain<Stack> domain(int size, Tables tables) {
        Pancakes puzzle = new Pancakes(size);
        Heuristic<Stack> pdb = new ProjectionDatabase<>(new LargestPancakes(puzzle, Math.min(size, 5)), tables);
        return new PlainDomain<>(puzzle, List.of(GAP, pdb)) {
            /** For generate: every order is as likely as every other. */
            @Override
            public Stack random(Random random) {
                List<String> pancakes =
                        Arrays.asList(puzzle.format(puzzle.newPosition()).split(" "));
                Collections.shuffle(pancakes, random);
                return puzzle.parse(String.join(" ", pancakes));
            }

            /** For census and check-heuristic, which check beforehand whether all states fit in memory. */
            @Override
            public Optional<BigInteger> stateCount() {
                return LongStream.rangeClosed(1, size)
                        .mapToObj(BigInteger::valueOf)
                        .reduce(BigInteger::multiply);
            }
        };
    }
}
