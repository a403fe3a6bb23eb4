package dev.unscramble.catalog;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import java.util.Optional;

/** A kind of puzzle whose goal, order of moves and metric cannot be chosen. */
abstract class FixedGoalKind<P extends Position> implements PuzzleKind {

    /** A text that cannot be read as this kind is taken for another puzzle. */
    @Override
    public boolean isMeant(String text) {
        return objection(text).isEmpty();
    }

    /** The puzzle to be solved from a start; a goal that came with it must be the one that it has. */
    final Instance<P> instance(Domain<P> domain, String start, Optional<String> goal) {
        Instance<P> instance = domain.instance(domain.puzzle().parse(start));
        goal.ifPresent(given -> requireUsualGoal(instance, given));
        return instance;
    }

    private void requireUsualGoal(Instance<P> instance, String goal) {
        if (!instance.goal().equals(goal)
                && !instance.goal().equals(instance.format(instance.puzzle().parse(goal)))) {
            throw new InputException("goal: the goal of " + instance.puzzle().name() + " is always " + instance.goal());
        }
    }
}
