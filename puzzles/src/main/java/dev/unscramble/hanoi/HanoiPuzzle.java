package dev.unscramble.hanoi;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Puzzle;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The Tower of Hanoi: all discs are to get to the last peg, one at a time, and no disc may lie on a smaller one. Pegs are A,
 * B, C ...; a state is the peg of each disc, the largest first, and the move AC takes the top disc of A to C.
 */
public final class HanoiPuzzle implements Puzzle<HanoiPosition> {
    private static final Pattern NAME = Pattern.compile("hanoi:(\\d{1,2})x(\\d{1,2})");
    private static final int MOST_PEGS = 8;
    private static final int MOST_DISCS = 21;

    private final int pegs;
    private final int discs;

    /**
     * A tower.
     *
     * @throws InputException if there are too few or too many pegs or discs
     */
    public HanoiPuzzle(int pegs, int discs) {
        if (pegs < 3 || pegs > MOST_PEGS || discs < 1 || discs > MOST_DISCS) {
            throw new InputException(
                    "hanoi:PxD has from 3 to " + MOST_PEGS + " pegs and from 1 to " + MOST_DISCS + " discs");
        }
        this.pegs = pegs;
        this.discs = discs;
    }

    /** The tower of a name such as hanoi:4x10, pegs and discs. */
    public static Optional<HanoiPuzzle> named(String name) {
        Matcher sizes = NAME.matcher(name);
        return sizes.matches()
                ? Optional.of(new HanoiPuzzle(Integer.parseInt(sizes.group(1)), Integer.parseInt(sizes.group(2))))
                : Optional.empty();
    }

    public int pegs() {
        return pegs;
    }

    public int discs() {
        return discs;
    }

    long solved() {
        return allOn(pegs - 1);
    }

    private long allOn(int peg) {
        long all = 0;
        for (int disc = 0; disc < discs; disc++) {
            all |= (long) peg << disc * HanoiPosition.BITS;
        }
        return all;
    }

    @Override
    public String name() {
        return "hanoi:" + pegs + "x" + discs;
    }

    @Override
    public int moveCount() {
        return pegs * (pegs - 1);
    }

    int from(int move) {
        return move / (pegs - 1);
    }

    int to(int move) {
        int other = move % (pegs - 1);
        return other + (other >= from(move) ? 1 : 0);
    }

    @Override
    public int inverse(int move) {
        int from = to(move);
        int to = from(move);
        return from * (pegs - 1) + to - (to > from ? 1 : 0);
    }

    @Override
    public String moveName(int move) {
        return "" + letter(from(move)) + letter(to(move));
    }

    private static char letter(int peg) {
        return (char) ('A' + peg);
    }

    @Override
    public int packedLongs() {
        return 1;
    }

    @Override
    public HanoiPosition newPosition() {
        return new HanoiPosition(this, solved());
    }

    @Override
    public HanoiPosition parse(String text) {
        String letters = text.replaceAll("[\\s,;]", "").toUpperCase(Locale.ROOT);
        if (letters.length() != discs) {
            throw new InputException("\"" + text + "\" is not a state of " + name()
                    + ", which has a letter for each of its " + discs + " discs, as in " + "A".repeat(discs));
        }
        long state = 0;
        for (int i = 0; i < discs; i++) {
            int peg = letters.charAt(i) - 'A';
            if (peg < 0 || peg >= pegs) {
                throw new InputException(
                        "\"" + letters.charAt(i) + "\" is not a peg; there are A to " + letter(pegs - 1));
            }
            state = state << HanoiPosition.BITS | peg;
        }
        return new HanoiPosition(this, state);
    }

    @Override
    public String format(HanoiPosition position) {
        StringBuilder text = new StringBuilder();
        for (int disc = discs - 1; disc >= 0; disc--) {
            text.append(letter(position.peg(disc)));
        }
        return text.toString();
    }

    /** The pegs side by side, with their discs. */
    @Override
    public String draw(HanoiPosition position) {
        StringBuilder text = new StringBuilder();
        for (int height = discs; height >= 0; height--) {
            for (int peg = 0; peg < pegs; peg++) {
                int disc = discAt(position, peg, height);
                String side = disc < 0 ? " " : "=";
                int width = disc < 0 ? 0 : disc + 1;
                text.append(" ".repeat(discs - width + 1))
                        .append(side.repeat(width))
                        .append(disc < 0 ? '|' : '=')
                        .append(side.repeat(width))
                        .append(" ".repeat(discs - width));
            }
            while (text.charAt(text.length() - 1) == ' ') {
                text.setLength(text.length() - 1);
            }
            text.append('\n');
        }
        return text.toString().stripTrailing();
    }

    /** The disc that has this many below it on a peg, or -1. */
    private int discAt(HanoiPosition position, int peg, int height) {
        int below = 0;
        for (int disc = discs - 1; disc >= 0; disc--) {
            if (position.peg(disc) == peg && below++ == height) {
                return disc;
            }
        }
        return -1;
    }
}
