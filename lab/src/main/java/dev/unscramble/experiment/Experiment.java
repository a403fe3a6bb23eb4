package dev.unscramble.experiment;

import dev.unscramble.run.Attribute;
import dev.unscramble.text.Names;
import java.util.List;

/**
 * What to find out: which solvers, on which instances, within which limits, how often.
 *
 * @param name a short name, for folders
 * @param about what it is about, in a few sentences, or nothing
 * @param seed of all that is drawn at random
 * @param repetitions how often each run is made; only times differ between them
 * @param attributes what the report has tables of, the most important first
 * @param rows what a row of the report is about
 * @param groups the instances
 * @param published figures of others, to be shown beside ours
 * @param config the text that says all this
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

    /** What a row of the report is about. */
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
