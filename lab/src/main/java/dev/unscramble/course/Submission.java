package dev.unscramble.course;

import dev.unscramble.model.InputException;
import java.util.Optional;

/**
 * What a student handed in for one puzzle, as it was written; no board and no move of it is checked yet.
 *
 * @param place where it stands, such as {@code alice.txt, line 3}
 * @param goal a goal of its own, where one is written
 * @param problem why it cannot even be told what is the puzzle and what the moves
 */
public record Submission(
        String student,
        String place,
        String start,
        Optional<String> goal,
        String moves,
        Optional<InputException> problem) {

    /** Texts of students may have anything in them, and are shown. */
    public Submission {
        student = InputException.shown(student);
        place = InputException.shown(place);
        start = InputException.shown(start);
        moves = InputException.shown(moves);
    }

    /** One that can be told apart. */
    static Submission of(String student, String place, String start, Optional<String> goal, String moves) {
        return new Submission(student, place, start, goal, moves, Optional.empty());
    }

    /** One that cannot, of which only the text is known. */
    static Submission unreadable(String student, String place, String text, InputException problem) {
        return new Submission(student, place, text, Optional.empty(), "", Optional.of(problem));
    }
}
