package dev.unscramble.catalog.kind;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PlainDomain;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.RecentlyUsed;
import dev.unscramble.hanoi.HanoiNumbers;
import dev.unscramble.hanoi.HanoiPosition;
import dev.unscramble.hanoi.HanoiPuzzle;
import dev.unscramble.hanoi.ThreePegs;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Ranking;
import dev.unscramble.pdb.ProjectionDatabase;
import dev.unscramble.pdb.Tables;
import dev.unscramble.text.Names;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** The Tower of Hanoi, by pegs and discs: {@code hanoi:4x10}. */
final class HanoiKind extends DefinedKind {
    /** The most states whose distances are kept in a table. */
    private static final long MOST_EXACT = 1 << 26;

    private final RecentlyUsed<Rules, Tower> domains = new RecentlyUsed<>(RecentlyUsed.MOST_PUZZLES);

    private record Rules(String name, Tables tables) {}

    @Override
    public String name() {
        return "hanoi";
    }

    @Override
    public List<String> examples() {
        return List.of("hanoi:4x10");
    }

    @Override
    public boolean isNamed(String given, PuzzleSettings settings) {
        return Names.plain(given).startsWith("hanoi:")
                && HanoiPuzzle.named(Names.plain(given)).isPresent();
    }

    @Override
    public Optional<Domain<?>> named(String given, PuzzleSettings settings) {
        if (!isNamed(given, settings)) {
            return Optional.empty();
        }
        settings.requireNoChoice(given + " puzzle");
        return Optional.of(tower(given, settings));
    }

    private Tower tower(String given, PuzzleSettings settings) {
        Rules rules = new Rules(Names.plain(given), settings.tables());
        return domains.get(rules, () -> new Tower(HanoiPuzzle.named(rules.name).orElseThrow(), rules.tables));
    }

    @Override
    ReadStart read(String given, String text, PuzzleSettings settings) {
        tower(given, settings).puzzle().parse(text); // refuses what is not a state
        return (goal, chosen) -> {
            named(given, chosen); // refuses what cannot be chosen
            Tower tower = tower(given, chosen);
            goal.filter(state -> !tower.puzzle().parse(state).isGoal()).ifPresent(other -> {
                throw new InputException("goal: the goal of a tower is always its last peg, and not " + other);
            });
            return tower.instance(tower.puzzle().parse(text));
        };
    }

    /** A tower with its heuristic. */
    private static final class Tower extends PlainDomain<HanoiPosition> {
        private final HanoiNumbers numbers;

        Tower(HanoiPuzzle puzzle, Tables tables) {
            super(puzzle, heuristics(puzzle, tables));
            this.numbers = new HanoiNumbers(puzzle);
        }

        private static List<Heuristic<? super HanoiPosition>> heuristics(HanoiPuzzle puzzle, Tables tables) {
            if (puzzle.pegs() == 3) {
                return List.of(new ThreePegs(puzzle));
            }
            HanoiNumbers numbers = new HanoiNumbers(puzzle);
            return numbers.size() <= Math.min(MOST_EXACT, tables.memoryLimit())
                    ? List.of(new ProjectionDatabase<>(numbers, tables))
                    : List.of();
        }

        @Override
        public HanoiPosition random(Random random) {
            HanoiPosition position = puzzle().newPosition();
            numbers.unrank((long) (random.nextDouble() * numbers.size()), position);
            return position;
        }

        @Override
        public Optional<Ranking<HanoiPosition>> ranking() {
            return Optional.of(numbers);
        }
    }
}
