package dev.unscramble.permutation.pattern;

import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import dev.unscramble.permutation.Points;
import dev.unscramble.permutation.definition.PuzzleDefinition.Move;
import dev.unscramble.permutation.definition.Rearrangement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A relabelling of the points of a puzzle that takes moves to moves and slots to slots, as turning or mirroring a whole cube
 * does: a state and its relabelled view are equally far from the solved one.
 *
 * @param moves by move: the move that it becomes
 * @param points by point: the point that it becomes; empty if nothing is relabelled
 */
record Symmetry(PermutationPuzzle puzzle, int[] moves, int[] points) {
    /** The most ways of taking moves to moves that are tried. */
    private static final int MOST_TRIES = 200_000;

    private static final int MOST_FOUND = 48;

    static Symmetry none(PermutationPuzzle puzzle) {
        return new Symmetry(puzzle, IntStream.range(0, puzzle.effects().count()).toArray(), new int[0]);
    }

    /** The view of a position. That of no symmetry is the position itself, in which pieces may be alike. */
    PermutationPosition view(PermutationPosition position) {
        return points.length == 0 ? position : relabelled(new Points(puzzle).element(position));
    }

    /** The view of the inverse of a position, of a puzzle without pieces that are alike. */
    PermutationPosition viewOfInverse(PermutationPosition position) {
        int[] element = new Points(puzzle).element(position);
        int[] inverse = new int[element.length];
        for (int point = 0; point < element.length; point++) {
            inverse[element[point]] = point;
        }
        return relabelled(inverse);
    }

    private PermutationPosition relabelled(int[] element) {
        int[] seen = new int[element.length];
        for (int point = 0; point < seen.length && points.length > 0; point++) {
            seen[points[point]] = points[element[point]];
        }
        return new Points(puzzle).position(points.length == 0 ? element : seen);
    }

    /** The symmetries of a puzzle without pieces that are alike, up to a number, without that which changes nothing. */
    static List<Symmetry> of(PermutationPuzzle puzzle) {
        return puzzle.kinds().hasAlike() ? List.of() : new Finder(puzzle).found();
    }

    /** Tries to take the moves to moves, one after the other, such that those that commute still do. */
    private static final class Finder {
        private final PermutationPuzzle puzzle;
        private final Points points;
        private final List<Move> moves;
        private final int[][] elements;
        private final boolean[][] commute;
        private final int[] orders;
        /** By move: the move that is the same as this one made twice, or -1. */
        private final int[] twice;

        private final int[] image;
        private final boolean[] isUsed;
        private final List<Symmetry> found = new ArrayList<>();
        private int tries;

        Finder(PermutationPuzzle puzzle) {
            this.puzzle = puzzle;
            this.points = new Points(puzzle);
            this.moves = puzzle.definition().moves();
            this.elements =
                    moves.stream().map(move -> points.element(move.effect())).toArray(int[][]::new);
            int[] orientations = puzzle.definition().orientations();
            this.commute = new boolean[moves.size()][moves.size()];
            this.orders = new int[moves.size()];
            for (int one = 0; one < moves.size(); one++) {
                for (int other = 0; other < moves.size(); other++) {
                    commute[one][other] = moves.get(one)
                            .effect()
                            .commutesWith(moves.get(other).effect(), orientations);
                }
                Rearrangement power = moves.get(one).effect();
                for (orders[one] = 1; !power.isNone(); orders[one]++) {
                    power = power.then(moves.get(one).effect(), orientations);
                }
            }
            this.twice = moves.stream()
                    .map(move -> move.effect().then(move.effect(), orientations))
                    .mapToInt(both -> IntStream.range(0, moves.size())
                            .filter(move -> moves.get(move).effect().equals(both))
                            .findFirst()
                            .orElse(-1))
                    .toArray();
            this.image = new int[moves.size()];
            this.isUsed = new boolean[moves.size()];
        }

        List<Symmetry> found() {
            assign(0);
            return found;
        }

        private void assign(int move) {
            if (found.size() >= MOST_FOUND || ++tries > MOST_TRIES) {
                return;
            }
            if (move == image.length) {
                check();
                return;
            }
            for (int to = 0; to < image.length; to++) {
                if (!isUsed[to] && fits(move, to)) {
                    image[move] = to;
                    isUsed[to] = true;
                    assign(move + 1);
                    isUsed[to] = false;
                }
            }
        }

        private boolean fits(int move, int to) {
            if (orders[move] != orders[to]) {
                return false;
            }
            for (int before = 0; before < move; before++) {
                if (commute[before][move] != commute[image[before]][to]
                        || (twice[before] == move) != (twice[image[before]] == to)
                        || (twice[move] == before) != (twice[to] == image[before])
                        || puzzle.effects().inverse(before) == move
                                && puzzle.effects().inverse(image[before]) != to) {
                    return false;
                }
            }
            return true;
        }

        /** Keeps the assignment if a relabelling of points goes with it. */
        private void check() {
            int count = elements[0].length;
            int[] map = new int[count];
            Arrays.fill(map, -1);
            boolean[] isTaken = new boolean[count];
            for (int point = 0; point < count; point++) {
                if (map[point] < 0 && !begin(point, map, isTaken)) {
                    return;
                }
            }
            boolean isNone = true;
            for (int move = 0; move < image.length; move++) {
                isNone &= image[move] == move;
            }
            if (!isNone && points.keepSlots(map)) {
                found.add(new Symmetry(puzzle, image.clone(), map));
            }
        }

        /** Finds an image for a point such that the images of all points that moves take it to follow. */
        private boolean begin(int point, int[] map, boolean[] isTaken) {
            for (int to = 0; to < map.length; to++) {
                int[] tried = isTaken[to] ? null : follow(point, to, map);
                if (tried != null) {
                    System.arraycopy(tried, 0, map, 0, map.length);
                    for (int mapped : map) {
                        if (mapped >= 0) {
                            isTaken[mapped] = true;
                        }
                    }
                    return true;
                }
            }
            return false;
        }

        private int @Nullable [] follow(int point, int to, int[] map) {
            int[] tried = map.clone();
            tried[point] = to;
            List<Integer> open = new ArrayList<>(List.of(point));
            while (!open.isEmpty()) {
                int at = open.remove(open.size() - 1);
                for (int move = 0; move < image.length; move++) {
                    int next = elements[move][at];
                    int wanted = elements[image[move]][tried[at]];
                    if (tried[next] < 0) {
                        tried[next] = wanted;
                        open.add(next);
                    } else if (tried[next] != wanted) {
                        return null;
                    }
                }
            }
            return tried;
        }
    }
}
