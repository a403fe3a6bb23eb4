package dev.unscramble.catalog;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.text.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A puzzle to be solved, as a user gave it: a {@link Domain} and a start. It writes states and moves in the notation of
 * that user, by default in that of the puzzle.
 */
public class Instance<P extends Position> {
    /** A word that is not the name of a move. */
    public static final int NO_MOVE = -1;

    private final Domain<P> domain;
    private final PackedState start;

    /** The start is copied; the position stays the caller's. */
    public Instance(Domain<P> domain, P start) {
        this.domain = domain;
        this.start = PackedState.of(domain.puzzle(), start);
    }

    public final Domain<P> domain() {
        return domain;
    }

    public final Puzzle<P> puzzle() {
        return domain.puzzle();
    }

    public final Problem<P> problem(Heuristic<? super P> heuristic) {
        return new Problem<>(puzzle(), position(), heuristic);
    }

    /** A new position at the start. */
    public final P position() {
        return start.in(puzzle());
    }

    /** Why the puzzle cannot be solved, if the rules show that it cannot. */
    public final Optional<String> obstacle() {
        return puzzle().obstacle(position());
    }

    /** The start on one line. */
    public final String start() {
        return format(position());
    }

    /** The goal on one line. */
    public final String goal() {
        return format(puzzle().goal());
    }

    /** The name of the goal, if it has one. */
    public Optional<String> goalName() {
        return Optional.empty();
    }

    /** Why another goal than the default was picked; empty if the user chose one. */
    public Optional<String> goalReason() {
        return Optional.empty();
    }

    /** A remark on the goal for the user: why it was picked, or which other one can be chosen. */
    public Optional<String> goalNote() {
        return goalReason();
    }

    /** A state on one line, which can be read again. */
    public String format(P position) {
        return puzzle().format(position);
    }

    /** A drawing of a state, possibly on several lines. */
    public String draw(P position, boolean inColour) {
        return puzzle().draw(position);
    }

    /** The start drawn, if a line of text is hard to imagine. */
    public Optional<String> picture(boolean inColour) {
        return Optional.empty();
    }

    /** The names of moves that are made from the start. */
    public List<String> moveNames(List<Integer> moves) {
        return moves.stream().map(puzzle()::moveName).toList();
    }

    /** The moves named by the pieces that move, such as the tiles' numbers, if the puzzle has such names. */
    public List<String> movedPieces(List<Integer> moves) {
        throw new InputException("in " + puzzle().name() + ", moves have only one name");
    }

    /**
     * Reads moves in any of the usual notations. A word that is well written but is not the name of a move at its place
     * is {@link #NO_MOVE}.
     */
    public List<Integer> parseMoves(String text) {
        List<String> known = IntStream.range(0, puzzle().moveCount())
                .mapToObj(puzzle()::moveName)
                .toList();
        List<Integer> moves = new ArrayList<>();
        for (String word : words(text)) {
            if (!known.contains(word)) {
                throw Names.unknown("move", word, known);
            }
            moves.add(known.indexOf(word));
        }
        return moves;
    }

    /** What to say about moves that change less than their writer may have meant. */
    public Optional<String> remarkOn(String moves) {
        return Optional.empty();
    }

    /**
     * The puzzle after some moves.
     *
     * @throws InputException if one of them cannot be made; the message names it
     */
    public Instance<P> after(String moves) {
        P position = position();
        List<Integer> parsed = parseMoves(moves);
        for (int i = 0; i < parsed.size(); i++) {
            int move = parsed.get(i);
            if (!isLegal(position, move)) {
                String name = move == NO_MOVE ? words(moves).get(i) : puzzle().moveName(move);
                throw new InputException("\"" + name + "\" is not possible at " + format(position) + "; "
                        + String.join(", ", legalMoves(position)) + " are");
            }
            position.apply(move);
        }
        return domain.instance(position);
    }

    private List<String> legalMoves(P position) {
        return IntStream.range(0, puzzle().moveCount())
                .filter(move -> isLegal(position, move))
                .mapToObj(puzzle()::moveName)
                .toList();
    }

    /** The words of a text, separated by space, commas or semicolons. */
    static List<String> words(String text) {
        return List.of(text.split("[\\s,;]+")).stream()
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /** Whether a move can be made. */
    public static boolean isLegal(Position position, int move) {
        return move != NO_MOVE && (position.legalMoves() & 1L << move) != 0;
    }

    /** The names of the formats in which it can be written. */
    public List<String> formats() {
        return List.of("text", "json", "drawn");
    }

    /** The start, and the goal if the format has it, in a format by name. */
    public String write(String format) {
        return switch (Names.plain(format)) {
            case "text" -> start();
            case "json" -> InstanceJson.write(puzzle().name(), start(), goal());
            case "drawn" -> draw(position(), false);
            default -> throw Names.unknown("puzzle format", format, formats());
        };
    }
}
