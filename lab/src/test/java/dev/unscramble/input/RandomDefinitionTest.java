package dev.unscramble.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.Solver;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random definitions of two sets of pieces, some of them alike, solved with every pattern that is found in them, against
 * distances that are found in the plainest way.
 */
class RandomDefinitionTest {
    private static final int SETS = 2;
    private static final int LARGEST_SET = 4;

    private final Random random = new Random();
    private final int[] sizes = new int[SETS];
    private final int[] orientations = new int[SETS];
    /** Each with the source of each slot of each set, and by how much the piece that was in a slot is turned. */
    private final List<int[][][]> moves = new ArrayList<>();

    private final StringBuilder text = new StringBuilder();

    static long[] seeds() {
        return Samples.seeds(25, 1);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everyPatternLeadsToAShortestSolution(long seed) {
        random.setSeed(seed);
        for (int set = 0; set < SETS; set++) {
            sizes[set] = 1 + random.nextInt(LARGEST_SET);
            orientations[set] = 1 + random.nextInt(2);
            text.append("Set " + name(set) + " " + sizes[set] + " " + orientations[set] + "\n");
        }
        int[][][] solved = solved();
        text.append("Solved\n" + lines(solved) + "End\n");
        for (int move = 0; move < 2; move++) {
            addMove("M" + move);
        }
        Map<String, Integer> distances = distances(solved);
        InstanceReader reader = InstanceReader.withFiles(
                PuzzleSettings.DEFAULT.withPuzzle("own.tws").withMetric("quarter"),
                name -> Optional.of(text.toString()));
        for (int i = 0; i < 4; i++) {
            String start = i == 0
                    ? written(shuffled(solved))
                    : new ArrayList<>(distances.keySet()).get(random.nextInt(distances.size()));
            Optional<Integer> distance = Optional.ofNullable(distances.get(start));
            try {
                solve(reader.readText(start), distance);
            } catch (InputException e) {
                assertThat(distance).as(text + start + " " + e.getMessage()).isEmpty();
            }
        }
    }

    private <P extends Position> void solve(Instance<P> instance, Optional<Integer> distance) {
        Domain<P> domain = instance.domain();
        List<String> heuristics = new ArrayList<>(domain.heuristics().labels());
        for (String heuristic : heuristics) {
            for (String algorithm : List.of("idastar", "astar")) {
                Solver<P> solver = SolveOptions.NONE
                        .with(SolveOption.HEURISTIC, heuristic)
                        .with(SolveOption.ALGORITHM, algorithm)
                        .solver(domain);
                Result result = solver.solve(instance, Limits.NONE.withNodes(20_000), Progress.NONE)
                        .result();
                String problem = text + instance.start() + " by " + algorithm + " with " + heuristic;
                if (distance.isEmpty()) {
                    assertThat(result.outcome()).as(problem).isIn(Outcome.UNSOLVABLE, Outcome.NODE_LIMIT);
                } else if (result.outcome() != Outcome.NODE_LIMIT) {
                    assertThat(result.isOptimal()).as(problem).isTrue();
                    assertThat(result.cost()).as(problem).isEqualTo(distance.get());
                }
            }
        }
    }

    private int[][][] solved() {
        boolean areAlike = random.nextBoolean();
        int[][][] solved = new int[SETS][2][];
        for (int set = 0; set < SETS; set++) {
            int kinds = areAlike ? Math.min(2, sizes[set]) : 0;
            solved[set][0] = IntStream.range(0, sizes[set])
                    .map(slot -> kinds > 0 ? random.nextInt(kinds) : slot)
                    .toArray();
            solved[set][1] = new int[sizes[set]];
        }
        return solved;
    }

    private void addMove(String name) {
        int[][][] move = new int[SETS][2][];
        for (int set = 0; set < SETS; set++) {
            int most = orientations[set];
            move[set][0] = shuffled(IntStream.range(0, sizes[set]).toArray());
            move[set][1] = random.ints(sizes[set], 0, most).toArray();
        }
        boolean changes = Arrays.stream(move)
                .anyMatch(set -> Arrays.stream(set[1]).anyMatch(turn -> turn > 0)
                        || IntStream.range(0, set[0].length).anyMatch(slot -> set[0][slot] != slot));
        if (changes) {
            moves.add(move);
            text.append("Move " + name + "\n" + lines(move) + "End\n");
        } else {
            addMove(name);
        }
    }

    private int[][][] shuffled(int[][][] state) {
        return Arrays.stream(state)
                .map(set -> new int[][] {shuffled(set[0]), shuffled(set[1])})
                .toArray(int[][][]::new);
    }

    private int[] shuffled(int[] numbers) {
        List<Integer> list = Arrays.stream(numbers).boxed().collect(Collectors.toList());
        Collections.shuffle(list, random);
        return list.stream().mapToInt(Integer::intValue).toArray();
    }

    /** By state, as it is written: how far it is from the solved one; breadth first. A move and its inverse are moves. */
    private Map<String, Integer> distances(int[][][] solved) {
        Map<String, Integer> distances = new HashMap<>(Map.of(written(solved), 0));
        List<int[][][]> open = new ArrayList<>();
        open.add(solved);
        for (int i = 0; i < open.size(); i++) {
            int distance = Objects.requireNonNull(distances.get(written(open.get(i))));
            for (int[][][] move : moves) {
                for (int[][][] next : List.of(made(open.get(i), move), takenBack(open.get(i), move))) {
                    if (distances.putIfAbsent(written(next), distance + 1) == null) {
                        open.add(next);
                    }
                }
            }
        }
        return distances;
    }

    private int[][][] made(int[][][] state, int[][][] move) {
        int[][][] next = copy(state);
        for (int set = 0; set < SETS; set++) {
            for (int slot = 0; slot < sizes[set]; slot++) {
                int source = move[set][0][slot];
                next[set][0][slot] = state[set][0][source];
                next[set][1][slot] = (state[set][1][source] + move[set][1][source]) % orientations[set];
            }
        }
        return next;
    }

    private int[][][] takenBack(int[][][] state, int[][][] move) {
        int[][][] before = copy(state);
        for (int set = 0; set < SETS; set++) {
            for (int slot = 0; slot < sizes[set]; slot++) {
                int source = move[set][0][slot];
                before[set][0][source] = state[set][0][slot];
                before[set][1][source] = Math.floorMod(state[set][1][slot] - move[set][1][source], orientations[set]);
            }
        }
        return before;
    }

    private static int[][][] copy(int[][][] state) {
        return Arrays.stream(state)
                .map(set -> new int[][] {set[0].clone(), set[1].clone()})
                .toArray(int[][][]::new);
    }

    private static String name(int set) {
        return "S" + set;
    }

    private String written(int[][][] state) {
        return lines(state).replace("\n", " ").strip();
    }

    private String lines(int[][][] blocks) {
        StringBuilder lines = new StringBuilder();
        for (int set = 0; set < SETS; set++) {
            lines.append(name(set) + "\n" + line(blocks[set][0], 1));
            lines.append(orientations[set] > 1 ? line(blocks[set][1], 0) : "");
        }
        return lines.toString();
    }

    private static String line(int[] numbers, int added) {
        return Arrays.stream(numbers)
                        .mapToObj(number -> Integer.toString(number + added))
                        .collect(Collectors.joining(" "))
                + "\n";
    }
}
