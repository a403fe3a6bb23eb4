package dev.unscramble.cli;

import dev.unscramble.catalog.InstanceReader;
import dev.unscramble.tiles.Direction;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The rules of the puzzle: its goal and the order in which moves are tried. */
final class PuzzleArguments {
    @Option(
            names = "--goal",
            paramLabel = "GOAL",
            description = "blank-first (0 1 2 ..., the default), blank-last (1 2 ... 0), snail, or any state")
    private Optional<String> goal = Optional.empty();

    @Option(
            names = "--move-order",
            paramLabel = "ORDER",
            description = "the order in which the blank's moves are tried (default: up,left,right,down)")
    private Optional<String> moveOrder = Optional.empty();

    InstanceReader reader() {
        List<Direction> order = moveOrder.map(Direction::parseOrder).orElse(Direction.DEFAULT_ORDER);
        return new InstanceReader(goal, order);
    }
}
