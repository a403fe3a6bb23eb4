package dev.unscramble.input;

import dev.unscramble.catalog.Instance;
import dev.unscramble.model.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The puzzles of a text, and complaints about its lines that are not puzzles. */
public record Reading(List<Instance<?>> instances, List<InputException> complaints) {

    static Reading of(List<Instance<?>> instances) {
        return new Reading(instances, List.of());
    }

    /**
     * All puzzles.
     *
     * @throws InputException if a line is not a puzzle
     */
    public List<Instance<?>> all() {
        if (!complaints.isEmpty()) {
            throw complaints.get(0);
        }
        return instances;
    }

    /** With the source of the text in all complaints. */
    Reading at(String source) {
        return new Reading(
                instances,
                complaints.stream().map(complaint -> complaint.at(source)).toList());
    }

    /** Reads line by line, and continues after a wrong one. */
    static final class Lines {
        private final List<Instance<?>> instances = new ArrayList<>();
        private final List<InputException> complaints = new ArrayList<>();

        void add(int number, Supplier<Instance<?>> line) {
            addAll(() -> {
                try {
                    return List.of(line.get());
                } catch (InputException e) {
                    throw e.at("line " + number);
                }
            });
        }

        /** Reads a line that may have several puzzles, or none; a complaint about it names the line itself. */
        void addAll(Supplier<List<Instance<?>>> line) {
            try {
                instances.addAll(line.get());
            } catch (InputException e) {
                complaints.add(e);
            }
        }

        void refuse(InputException complaint) {
            complaints.add(complaint);
        }

        /**
         * The puzzles that were read.
         *
         * @throws InputException if most lines are wrong, so that the text must be something else
         */
        Reading reading() {
            if (isSomethingElse()) {
                throw complaints.get(0);
            }
            return new Reading(instances, complaints);
        }

        /** Whether most lines are wrong. */
        boolean isSomethingElse() {
            return complaints.size() > instances.size();
        }
    }
}
