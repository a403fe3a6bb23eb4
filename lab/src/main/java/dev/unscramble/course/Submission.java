package dev.unscramble.course;

import dev.unscramble.model.InputException;
import java.util.Optional;

/**
 * A student's answer to one puzzle, as it was written; its board and its moves are not checked yet.
 *
 * @param place where it was read, such as {@code alice.txt, line 3}
 * @param goal a goal of its own, if one is written
 * @param problem where and why the puzzle and the moves cannot be separated
 */
public record Submission(
        String student,
        String place,
        String start,
        Optional<String> goal,
        String moves,
        Optional<InputException> problem) {

    /** Makes the texts of students, which may have any characters in them, safe to show. */
    public Submission {
        student = InputException.shown(student);
        place = InputException.shown(place);
        start = InputException.shown(start);
        moves = InputException.shown(moves);
    }

    /** A submission whose puzzle and moves are known. */
    static Submission of(String student, String place, String start, Optional<String> goal, String moves) {
        return new Submission(student, place, start, goal, moves, Optional.empty());
    }

    /** A line that cannot be read, of which only the text is known. */
    static Submission unreadable(String student, String place, String text, InputException problem) {
        return new Submission(student, place, text, Optional.empty(), "", Optional.of(problem.at(place)));
    }

    /** A file that cannot be read. */
    static Submission unreadable(String student, String file, InputException problem) {
        return new Submission(student, file, "", Optional.empty(), "", Optional.of(problem));
    }
}
