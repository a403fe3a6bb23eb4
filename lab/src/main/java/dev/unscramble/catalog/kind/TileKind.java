package dev.unscramble.catalog.kind;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PuzzleKind;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.RecentlyUsed;
import dev.unscramble.model.InputException;
import dev.unscramble.pdb.Tables;
import dev.unscramble.text.Names;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.BoardReader;
import dev.unscramble.tiles.Direction;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TileCosts;
import dev.unscramble.tiles.TilePuzzle;
import dev.unscramble.tiles.score.ScoreWeights;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sliding tiles, on boards of every size and with every goal. */
final class TileKind implements PuzzleKind {
    private static final Pattern SIZE = Pattern.compile("(\\d{1,3})(?:x(\\d{1,3}))?");
    private static final String USUAL = "3x3";

    private final RecentlyUsed<Rules, TileDomain> domains = new RecentlyUsed<>(RecentlyUsed.MOST_PUZZLES);

    private record Rules(Board goal, List<Direction> moveOrder, TileCosts costs, Tables tables) {
        /** Few rules share a goal. To generate the usual method would take a twentieth of the time of a small solve. */
        @Override
        public int hashCode() {
            return goal.hashCode();
        }
    }

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
        Board goal = goal(rows, columns, settings).orElseGet(() -> Goals.blankFirst(rows, columns));
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
        return goal(start.rows(), start.columns(), settings)
                .or(() -> own)
                .map(board -> domain(board, settings))
                .map(domain -> domain.instance(domain.puzzle().at(start)))
                .orElseGet(() -> TileInstance.pickingGoal(start, board -> domain(board, settings)));
    }

    private TileDomain domain(Board goal, PuzzleSettings settings) {
        if (settings.metric().isPresent()) {
            throw new InputException(
                    "--metric is about the cube; on a " + goal.sizeName() + " board a slide is a move");
        }
        List<Direction> order = settings.moveOrder().map(Direction::parseOrder).orElse(Direction.DEFAULT_ORDER);
        TileCosts costs = settings.costs().map(TileKind::costs).orElse(TileCosts.UNIT);
        Rules rules = new Rules(goal, order, costs, settings.tables());
        return domains.get(
                rules,
                () -> new TileDomain(
                        new TilePuzzle(rules.goal(), rules.moveOrder(), () -> weights(rules)).withCosts(costs),
                        rules.tables()));
    }

    private static TileCosts costs(String name) {
        return TileCosts.named(Names.plain(name)).orElseThrow(() -> Names.unknown("costs", name, TileCosts.NAMES));
    }

    /** Weights that were learned here override those that come with the program. */
    private static ScoreWeights weights(Rules rules) {
        int rows = rules.goal().rows();
        int columns = rules.goal().columns();
        return rules.tables()
                .find(ScoreWeights.key(rows, columns))
                .map(table -> ScoreWeights.read(rows, columns, table.array()))
                .orElseGet(() -> ScoreWeights.shipped(rows, columns));
    }

    /** The goal that was asked for, if there was one. */
    private static Optional<Board> goal(int rows, int columns, PuzzleSettings settings) {
        return settings.goal()
                .map(goal -> Goals.named(Names.plain(goal), rows, columns).orElseGet(() -> state(goal)));
    }

    private static Board state(String goal) {
        try {
            if (goal.chars().filter(Character::isLetter).count() > 1) {
                List<String> names = new ArrayList<>(Goals.NAMES);
                names.add(0, PuzzleSettings.AUTO_GOAL);
                throw Names.unknown("goal", goal, names);
            }
            return BoardReader.read(goal);
        } catch (InputException e) {
            throw e.at("--goal");
        }
    }
}
