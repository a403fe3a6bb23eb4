package dev.unscramble.input;

import java.util.Optional;

/**
 * What a student handed in for one puzzle, as it was written; nothing of it is checked yet.
 *
 * @param place where it stands, such as {@code alice.txt, line 3}
 * @param goal a goal of its own, where one is written
 */
public record Submission(String student, String place, String start, Optional<String> goal, String moves) {}
