package dev.unscramble.cli.config;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.cli.config.Ini.Entry;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.InputException;
import dev.unscramble.pdb.Tables;
import dev.unscramble.tiles.TilePuzzle;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** Values that are puzzles, under the rules of one section. */
final class PuzzleValues {
    private final Keys keys;
    private final PuzzleSettings settings;
    private final InstanceReader reader;

    PuzzleValues(Keys keys, Tables tables) {
        this.keys = keys;
        this.settings = keys.options().settings(tables);
        this.reader = new InstanceReader(settings);
    }

    /** The puzzle of a size, such as 3, or of another name. */
    Domain<?> domain(String name) {
        return reader.domain(name);
    }

    /** One puzzle, in any format. */
    Instance<?> one(String text) {
        return reader.readOne(text, InputStream.nullInputStream());
    }

    /** Many puzzles of one kind and size, by its name, which may have different goals. */
    List<Instance<?>> many(Entry entry, String name) {
        Domain<?> domain = domain(name);
        boolean isTiles = domain.puzzle() instanceof TilePuzzle;
        int rows = domain.puzzle() instanceof TilePuzzle tiles ? tiles.rows() : 1;
        int columns = domain.puzzle() instanceof TilePuzzle tiles ? tiles.columns() : 1;
        InstanceReader named = isTiles ? reader : new InstanceReader(settings.withPuzzle(name));
        List<Instance<?>> puzzles = new ArrayList<>();
        for (BoardList.Board board : BoardList.of(entry, rows, columns)) {
            puzzles.add(keys.at(board.line(), () -> {
                String text = isTiles && board.isList() ? sized(board, rows, columns) : board.text();
                return checked(named.readOne(text, InputStream.nullInputStream()), domain);
            }));
        }
        return puzzles;
    }

    /** The text of a board with its size, since a list does not show its rows. */
    private static String sized(BoardList.Board board, int rows, int columns) {
        if (board.cells() != rows * columns) {
            throw new InputException("a board of " + rows + "x" + columns + " has " + rows * columns
                    + " cells, and this one has " + board.cells());
        }
        return rows + "x" + columns + "\n" + board.text();
    }

    private static Instance<?> checked(Instance<?> instance, Domain<?> domain) {
        String wanted = domain.puzzle().name();
        String found = instance.puzzle().name();
        if (!found.equals(wanted)) {
            throw new InputException("this puzzle is " + found + ", and it stands among those of " + wanted);
        }
        return instance;
    }
}
