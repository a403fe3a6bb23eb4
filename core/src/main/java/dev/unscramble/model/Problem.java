package dev.unscramble.model;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A puzzle, the state to solve it from, and the heuristic. */
public final class Problem<P extends Position> {
    private final Puzzle<P> puzzle;
    private final Supplier<P> start;
    private final Heuristic<? super P> heuristic;
    private final Question question;

    /** The obstacle at the start, shared by all problems from it. */
    private static final class Question {
        private @Nullable Answer answer;
    }

    private record Answer(Optional<String> obstacle) {}

    /** The start is copied. */
    public Problem(Puzzle<P> puzzle, P start, Heuristic<? super P> heuristic) {
        this(puzzle, puzzle.copies(start), heuristic, new Question());
    }

    private Problem(Puzzle<P> puzzle, Supplier<P> start, Heuristic<? super P> heuristic, Question question) {
        this.puzzle = puzzle;
        this.start = start;
        this.heuristic = heuristic;
        this.question = question;
    }

    /** This problem with another heuristic. */
    public Problem<P> with(Heuristic<? super P> other) {
        return other == heuristic ? this : new Problem<>(puzzle, start, other, question);
    }

    /** This problem from another start. */
    public Problem<P> from(P otherStart) {
        return new Problem<>(puzzle, otherStart, heuristic);
    }

    /** The puzzle. */
    public Puzzle<P> puzzle() {
        return puzzle;
    }

    /** A new position, at the start. */
    public P start() {
        return start.get();
    }

    /** Why it cannot be solved, if the rules show that it cannot. The puzzle is asked once, or by each of several threads. */
    public Optional<String> obstacle() {
        Answer answer = question.answer;
        if (answer == null) {
            answer = new Answer(puzzle.obstacle(start()));
            question.answer = answer;
        }
        return answer.obstacle;
    }

    /** The heuristic. */
    public Heuristic<? super P> heuristic() {
        return heuristic;
    }

    /** The puzzle, the start and the heuristic. */
    @Override
    public String toString() {
        return puzzle.name() + " from " + puzzle.format(start()) + " with " + heuristic.name();
    }
}
