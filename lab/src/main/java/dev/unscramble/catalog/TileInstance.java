package dev.unscramble.catalog;

import dev.unscramble.text.Names;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.BoardFormat;
import dev.unscramble.tiles.Direction;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A sliding-tile puzzle to be solved. */
public final class TileInstance extends Instance<TilePosition> {
    private final TilePuzzle puzzle;

    TileInstance(TileDomain domain, TilePosition start) {
        super(domain, start);
        this.puzzle = domain.puzzle();
    }

    public Board startBoard() {
        return puzzle.board(position());
    }

    public Board goalBoard() {
        return puzzle.goalBoard();
    }

    /** Reads directions or their first letters, in a row or parted, or the numbers of the tiles that slide. */
    @Override
    public List<Integer> parseMoves(String text) {
        String plain = text.strip();
        List<String> words = plain.matches("(?i)[udlr]+") ? List.of(plain.split("")) : words(plain);
        TilePosition position = position();
        List<Integer> moves = new ArrayList<>();
        for (String word : words) {
            int move = word.matches("\\d+") ? slide(position, word) : puzzle.move(Direction.parse(word));
            moves.add(move);
            if (isLegal(position, move)) {
                position.apply(move);
            }
        }
        return moves;
    }

    private int slide(TilePosition position, String tile) {
        for (int move = 0; move < puzzle.moveCount(); move++) {
            if (isLegal(position, move)
                    && Integer.toString(position.tile(position.target(move))).equals(tile)) {
                return move;
            }
        }
        return NO_MOVE;
    }

    @Override
    public List<String> movedPieces(List<Integer> moves) {
        TilePosition position = position();
        List<String> tiles = new ArrayList<>();
        for (int move : moves) {
            tiles.add(Integer.toString(position.tile(position.target(move))));
            position.apply(move);
        }
        return tiles;
    }

    @Override
    public List<String> formats() {
        List<String> names = new ArrayList<>(List.of("json"));
        for (BoardFormat format : BoardFormat.values()) {
            names.add(format.label());
        }
        return names;
    }

    @Override
    public String write(String format) {
        String name = Names.plain(format);
        if (name.equals("json")) {
            return PuzzleJson.write(startBoard(), goalBoard());
        }
        return Arrays.stream(BoardFormat.values())
                .filter(known -> known.label().equals(name))
                .findFirst()
                .orElseThrow(() -> Names.unknown("puzzle format", format, formats()))
                .write(startBoard());
    }
}
