package dev.unscramble.catalog;

import dev.unscramble.model.InputException;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.BoardReader;
import dev.unscramble.tiles.Direction;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads puzzles from an argument, which is a puzzle itself, the name of a file with one or many, or
 * {@code -} for standard input; all formats are told apart by looking at them.
 */
public final class InstanceReader {
    private static final int MAX_BYTES = 64 << 20;

    private final Optional<String> goal;
    private final List<Direction> moveOrder;
    private final Map<Board, TilePuzzle> puzzles = new HashMap<>();
    private final Map<TilePuzzle, HeuristicNames<TilePosition>> heuristics = new HashMap<>();

    /**
     * A reader.
     *
     * @param goal the name of a goal, or a state; else what a puzzle brings, else the default
     * @param moveOrder the order in which the blank's moves are tried
     */
    public InstanceReader(Optional<String> goal, List<Direction> moveOrder) {
        this.goal = goal;
        this.moveOrder = moveOrder;
    }

    /** Reads one puzzle or many. */
    public List<TileInstance> read(String argument, InputStream standardInput) {
        if (argument.equals("-")) {
            return within("standard input", bytes(standardInput, "standard input"));
        }
        if (looksLikePuzzle(argument) && !isFile(argument)) {
            return parse(argument);
        }
        return within(argument, bytes(argument));
    }

    /** Reads exactly one puzzle. */
    public TileInstance readOne(String argument, InputStream standardInput) {
        List<TileInstance> all = read(argument, standardInput);
        if (all.size() != 1) {
            throw new InputException(
                    "there are " + all.size() + " puzzles in " + argument + "; this command takes one");
        }
        return all.get(0);
    }

    /** The puzzle of a size without a start, that is, its rules and its goal. */
    public TilePuzzle puzzle(int rows, int columns) {
        Board board = goalBoard(rows, columns, Optional.empty());
        if (board.rows() != rows || board.columns() != columns) {
            throw new InputException("the goal is " + board.sizeName() + " and the size asked for " + rows + "x"
                    + columns + "; they must be the same");
        }
        return puzzle(board);
    }

    private List<TileInstance> within(String source, byte[] bytes) {
        try {
            return parse(decode(bytes));
        } catch (InputException e) {
            throw e.at(source);
        }
    }

    private List<TileInstance> parse(String text) {
        String plain = BoardReader.withoutComments(text).strip();
        if (plain.startsWith("{") || plain.startsWith("[")) {
            return ProblemJson.readAll(text).stream()
                    .map(given -> instance(given.start(), given.goal()))
                    .toList();
        }
        List<String> blocks = List.of(plain.split("\\R\\s*\\R"));
        if (blocks.size() > 1 && blocks.stream().allMatch(InstanceReader::isBoard)) {
            return blocks.stream()
                    .map(block -> instance(BoardReader.read(block), Optional.empty()))
                    .toList();
        }
        List<String> lines = BoardReader.withoutComments(text).lines().toList();
        if (isBoard(text) || lines.stream().noneMatch(InstanceReader::isBoard)) {
            return List.of(instance(BoardReader.read(text), Optional.empty()));
        }
        List<TileInstance> instances = new ArrayList<>();
        for (int line = 0; line < lines.size(); line++) {
            if (!lines.get(line).isBlank()) {
                try {
                    instances.add(instance(BoardReader.read(lines.get(line)), Optional.empty()));
                } catch (InputException e) {
                    throw e.at("line " + (line + 1));
                }
            }
        }
        return instances;
    }

    private static boolean isBoard(String text) {
        try {
            BoardReader.read(text);
            return true;
        } catch (InputException e) {
            return false;
        }
    }

    private TileInstance instance(Board start, Optional<Board> ownGoal) {
        TilePuzzle puzzle = puzzle(goalBoard(start.rows(), start.columns(), ownGoal));
        return new TileInstance(puzzle, start, heuristics.computeIfAbsent(puzzle, TileInstance::heuristics));
    }

    /** Many instances share a puzzle: its tables are made once. */
    private TilePuzzle puzzle(Board goalBoard) {
        return puzzles.computeIfAbsent(goalBoard, board -> new TilePuzzle(board, moveOrder));
    }

    private Board goalBoard(int rows, int columns, Optional<Board> ownGoal) {
        if (goal.isEmpty()) {
            return ownGoal.orElseGet(() -> Goals.blankFirst(rows, columns));
        }
        Optional<Board> named = Goals.named(Names.plain(goal.get()), rows, columns);
        if (named.isPresent()) {
            return named.get();
        }
        try {
            if (goal.get().chars().filter(Character::isLetter).count() > 1) {
                throw Names.unknown("goal", goal.get(), Goals.NAMES);
            }
            return BoardReader.read(goal.get());
        } catch (InputException e) {
            throw e.at("--goal");
        }
    }

    private static boolean isFile(String argument) {
        try {
            return !argument.isBlank() && Files.exists(Path.of(argument));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static boolean looksLikePuzzle(String argument) {
        String plain = BoardReader.withoutComments(argument).strip();
        return plain.isEmpty()
                || plain.startsWith("{")
                || plain.startsWith("[")
                || !plain.matches("(?s).*[\\p{L}&&[^bBxX]].*");
    }

    private static byte[] bytes(String name) {
        Path path = Path.of(name);
        if (!Files.exists(path)) {
            throw new InputException("there is no file \"" + name + "\", and it is no puzzle" + whyNot(name));
        }
        if (Files.isDirectory(path)) {
            throw new InputException("\"" + name + "\" is a folder; a file with puzzles is needed");
        }
        try (InputStream stream = Files.newInputStream(path)) {
            return bytes(stream, "\"" + name + "\"");
        } catch (AccessDeniedException e) {
            throw new InputException("cannot read \"" + name + "\": permission denied", e);
        } catch (IOException e) {
            throw new InputException("cannot read \"" + name + "\": " + e.getMessage(), e);
        }
    }

    /** What is wrong with what may be meant as a puzzle, since no file is called like that. */
    private static String whyNot(String text) {
        if (!text.matches("(?s).*\\d.*\\s.*\\d.*")) {
            return " either";
        }
        try {
            BoardReader.read(text);
            return " either";
        } catch (InputException e) {
            return ": " + e.getMessage();
        }
    }

    private static byte[] bytes(InputStream stream, String source) {
        byte[] bytes;
        try {
            bytes = stream.readNBytes(MAX_BYTES + 1);
        } catch (IOException e) {
            throw new InputException("cannot read " + source + ": " + e.getMessage(), e);
        }
        if (bytes.length > MAX_BYTES) {
            throw new InputException(
                    source + " is larger than " + (MAX_BYTES >> 20) + " MiB, the most that is read as puzzles");
        }
        return bytes;
    }

    private static String decode(byte[] bytes) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(buffer)
                    .toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new InputException("byte " + (buffer.position() + 1) + " is not UTF-8; puzzles are text in UTF-8", e);
        }
    }
}
