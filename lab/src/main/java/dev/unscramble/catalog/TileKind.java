package dev.unscramble.catalog;

import dev.unscramble.model.InputException;
import dev.unscramble.pdb.Tables;
import dev.unscramble.text.Names;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.BoardReader;
import dev.unscramble.tiles.Direction;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePuzzle;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sliding tiles, on boards of every size and with every goal. */
final class TileKind implements PuzzleKind {
    private static final Pattern SIZE = Pattern.compile("(\\d{1,3})(?:x(\\d{1,3}))?");
    private static final String USUAL = "3x3";

    private final Map<Rules, TileDomain> domains = new HashMap<>();

    private record Rules(Board goal, List<Direction> moveOrder, Tables tables) {}

    @Override
    public String name() {
        return "tiles";
    }

    @Override
    public List<String> examples() {
        return List.of("3x3", "4x5", "4");
    }

    @Override
    public Optional<Domain<?>> named(String name, PuzzleSettings settings) {
        Matcher sides = SIZE.matcher(Names.plain(name).equals(name()) ? USUAL : Names.plain(name));
        if (!sides.matches()) {
            return Optional.empty();
        }
        int rows = Integer.parseInt(sides.group(1));
        int columns = sides.group(2) == null ? rows : Integer.parseInt(sides.group(2));
        Board goal = goal(rows, columns, Optional.empty(), settings);
        if (goal.rows() != rows || goal.columns() != columns) {
            throw new InputException("the goal is " + goal.sizeName() + " and the size asked for " + rows + "x"
                    + columns + "; they must be the same");
        }
        return Optional.of(domain(goal, settings));
    }

    @Override
    public boolean isMeant(String text) {
        return !text.matches("(?s).*[\\p{L}&&[^bBxX]].*");
    }

    @Override
    public ReadStart read(String text) {
        Board start = BoardReader.read(text);
        return (goal, settings) -> instance(start, goal, settings);
    }

    private TileInstance instance(Board start, Optional<String> goal, PuzzleSettings settings) {
        Optional<Board> own = goal.map(BoardReader::read);
        TileDomain domain = domain(goal(start.rows(), start.columns(), own, settings), settings);
        return domain.instance(domain.puzzle().at(start));
    }

    private TileDomain domain(Board goal, PuzzleSettings settings) {
        if (settings.metric().isPresent()) {
            throw new InputException(
                    "--metric is about the cube; on a " + goal.sizeName() + " board a slide is a move");
        }
        List<Direction> order = settings.moveOrder().map(Direction::parseOrder).orElse(Direction.DEFAULT_ORDER);
        return domains.computeIfAbsent(
                new Rules(goal, order, settings.tables()),
                rules -> new TileDomain(new TilePuzzle(rules.goal(), rules.moveOrder()), rules.tables()));
    }

    private static Board goal(int rows, int columns, Optional<Board> own, PuzzleSettings settings) {
        if (settings.goal().isEmpty()) {
            return own.orElseGet(() -> Goals.blankFirst(rows, columns));
        }
        String goal = settings.goal().get();
        Optional<Board> named = Goals.named(Names.plain(goal), rows, columns);
        if (named.isPresent()) {
            return named.get();
        }
        try {
            if (goal.chars().filter(Character::isLetter).count() > 1) {
                throw Names.unknown("goal", goal, Goals.NAMES);
            }
            return BoardReader.read(goal);
        } catch (InputException e) {
            throw e.at("--goal");
        }
    }
}
