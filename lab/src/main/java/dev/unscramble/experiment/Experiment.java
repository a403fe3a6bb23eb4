package dev.unscramble.experiment;

import dev.unscramble.run.Attribute;
import dev.unscramble.run.LimitSpec;
import dev.unscramble.run.SolverSpec;
import dev.unscramble.text.Names;
import java.util.List;

/**
 * An experiment: which solvers, on which instances, within which limits, how often.
 *
 * @param name a short name, for folders
 * @param about a description in a few sentences, or empty
 * @param seed of all random choices
 * @param repetitions the number of runs with the same key; only their times differ
 * @param attributes the tables of the report, the most important first
 * @param rows what a row of the report stands for
 * @param groups the instances
 * @param published figures of others, shown beside ours
 * @param config the text of the file
 */
public record Experiment(
        String name,
        String title,
        String about,
        long seed,
        int repetitions,
        List<Attribute> attributes,
        Rows rows,
        List<Group> groups,
        List<SolverSpec> solvers,
        List<LimitSpec> limits,
        List<PublishedFigures> published,
        String config) {

    public static final int MAX_REPETITIONS = 1000;

    /** The subject of a row of the report. */
    public enum Rows {
        /** A group of instances. */
        GROUP,
        /** One puzzle; a last row has the means over all. */
        PUZZLE,
        /** Those puzzles of a group whose shortest solutions, as far as some run proved one, have the same length. */
        DEPTH;

        public static Rows named(String name) {
            return Names.oneOf(values(), name);
        }
    }
}
