package dev.unscramble.catalog;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.json.Json;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.text.Names;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A puzzle to be solved, as a user gave it: a {@link Domain} and a start. It writes states and moves in the notation of
 * that user, by default in that of the puzzle.
 */
public class Instance<P extends Position> {
    /** A word that is not the name of a move. */
    public static final int NO_MOVE = -1;

    private static final Pattern SEPARATORS = Pattern.compile("[\\s,;]+");

    private final Domain<P> domain;
    private final Problem<P> problem;

    /** The start is copied; the position stays the caller's. */
    public Instance(Domain<P> domain, P start) {
        this.domain = domain;
        this.problem = new Problem<>(domain.puzzle(), start, Zero.INSTANCE);
    }

    public final Domain<P> domain() {
        return domain;
    }

    public final Puzzle<P> puzzle() {
        return domain.puzzle();
    }

    public final Problem<P> problem(Heuristic<? super P> heuristic) {
        return problem.with(heuristic);
    }

    /** A new position at the start. */
    public final P position() {
        return problem.start();
    }

    /** Why the puzzle cannot be solved, if the rules show that it cannot. */
    public final Optional<String> obstacle() {
        return problem.obstacle();
    }

    /** The start on one line. */
    public final String start() {
        return format(position());
    }

    /** The goal on one line; a remark if goals are known by a test only. */
    public final String goal() {
        return puzzle().goal().map(this::format).orElseGet(puzzle()::goalText);
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

    /** A remark on the cost of a solution, if costs are not in the usual unit. */
    public Optional<String> costNote(int cost) {
        return Optional.empty();
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
        if (!hasMovesByState()) {
            return moves.stream().map(puzzle()::moveName).toList();
        }
        P position = position();
        List<String> names = new ArrayList<>();
        for (int move : moves) {
            names.add(puzzle().moveName(position, move));
            position.apply(move);
        }
        return names;
    }

    /** Whether the same number is another move in each state. */
    private boolean hasMovesByState() {
        return puzzle().moveCount() == Puzzle.BY_STATE;
    }

    /** The names of all moves that can be made at a position, by move. */
    public Map<Integer, String> legalMoves(P position) {
        Map<Integer, String> names = new LinkedHashMap<>();
        long mask = position.legalMoves();
        for (int word = 0; mask != 0; mask = position.legalMoves(++word)) {
            for (; mask != 0; mask &= mask - 1) {
                int move = word * Long.SIZE + Long.numberOfTrailingZeros(mask);
                names.put(move, puzzle().moveName(position, move));
            }
        }
        return names;
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
        if (hasMovesByState()) {
            return parseByState(text);
        }
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

    /** Reads moves, whose names may have several words, as they are called along the way. */
    private List<Integer> parseByState(String text) {
        P position = position();
        List<Integer> moves = new ArrayList<>();
        String rest = withoutSeparator(text);
        while (!rest.isEmpty()) {
            Map<Integer, String> legal = legalMoves(position);
            String left = rest;
            Map.Entry<Integer, String> next = legal.entrySet().stream()
                    .filter(move -> left.startsWith(move.getValue()))
                    .filter(move -> SEPARATORS
                            .matcher(left.substring(move.getValue().length()) + " ")
                            .lookingAt())
                    .max(Comparator.comparingInt(move -> move.getValue().length()))
                    .orElseThrow(() -> new InputException("\"" + left + "\" does not begin with a move from "
                            + format(position) + "; there are " + String.join(", ", legal.values())));
            moves.add(next.getKey());
            position.apply(next.getKey());
            rest = withoutSeparator(rest.substring(next.getValue().length()));
        }
        return moves;
    }

    private static String withoutSeparator(String text) {
        Matcher separator = SEPARATORS.matcher(text);
        return separator.lookingAt() ? text.substring(separator.end()) : text;
    }

    /** A remark on moves that change less than their writer may have meant. */
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
            if (!position.isLegal(move)) {
                String name = move == NO_MOVE ? words(moves).get(i) : puzzle().moveName(position, move);
                throw new InputException("\"" + name + "\" is not possible at " + format(position) + "; "
                        + String.join(", ", legalMoves(position).values()) + " are");
            }
            position.apply(move);
        }
        return domain.instance(position);
    }

    /** The words of a text, separated by space, commas or semicolons. */
    protected static List<String> words(String text) {
        return SEPARATORS.splitAsStream(text).filter(word -> !word.isEmpty()).toList();
    }

    /** The names of the formats in which it can be written. */
    public List<String> formats() {
        return List.of("text", "json", "drawn");
    }

    /** The start, and the goal if the format has it, in a format by name. */
    public String write(String format) {
        return switch (Names.plain(format)) {
            case "text" -> start();
            case "json" ->
                Json.object()
                        .put("puzzle", puzzle().name())
                        .put("start", start())
                        .put("goal", goal())
                        .line();
            case "drawn" -> draw(position(), false);
            default -> throw Names.unknown("puzzle format", format, formats());
        };
    }
}
