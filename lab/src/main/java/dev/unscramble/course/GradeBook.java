package dev.unscramble.course;

import dev.unscramble.catalog.Instance;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Grades many submissions. A puzzle that several students were given is solved once. */
public final class GradeBook {
    private final InstanceReader reader;
    private final Limits limits;
    private final Progress progress;
    private final Map<List<String>, Result> solved = new HashMap<>();

    public GradeBook(InstanceReader reader, Limits limits, Progress progress) {
        this.reader = reader;
        this.limits = limits;
        this.progress = progress;
    }

    /** Grades one submission; if it cannot be read, the answer says why, so that the others are still graded. */
    public GradedSubmission grade(Submission submission) {
        if (submission.problem().isPresent()) {
            return unreadable(submission, submission.problem().get());
        }
        try {
            Instance<?> instance = reader.readText(submission.start(), submission.goal());
            return new GradedSubmission(submission, Optional.of(grade(instance, submission.moves())), Optional.empty());
        } catch (InputException e) {
            return unreadable(submission, e.at(submission.place()));
        }
    }

    private static GradedSubmission unreadable(Submission submission, InputException problem) {
        return new GradedSubmission(submission, Optional.empty(), Optional.ofNullable(problem.getMessage()));
    }

    private <P extends Position> Grade grade(Instance<P> instance, String moves) {
        List<String> key = List.of(instance.puzzle().name(), instance.start(), instance.goal());
        List<Integer> parsed = instance.parseMoves(moves);
        return Grade.of(
                instance, parsed, solved.computeIfAbsent(key, unsolved -> Grade.best(instance, limits, progress)));
    }
}
