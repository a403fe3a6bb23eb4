package dev.unscramble.course;

import java.util.Optional;

/**
 * A submission and its grade.
 *
 * @param grade the grade of the moves, if they could be read
 * @param problem why they could not be read: one sentence, with the place
 */
public record GradedSubmission(Submission submission, Optional<Grade> grade, Optional<String> problem) {

    public boolean solves() {
        return grade.filter(Grade::solves).isPresent();
    }

    /** Whether it is proved that no solution is better. */
    public boolean isOptimal() {
        return grade.filter(given -> given.difference().orElse(1) == 0).isPresent();
    }
}
