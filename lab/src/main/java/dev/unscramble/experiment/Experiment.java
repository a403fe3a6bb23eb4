package dev.unscramble.experiment;

import dev.unscramble.run.Attribute;
import java.util.List;

/**
 * An experiment: which solvers, on which instances, within which limits, how often.
 *
 * @param name a short name, for folders
 * @param about a description in a few sentences, or empty
 * @param seed of all random choices
 * @param repetitions the number of runs with the same key; only their times differ
 * @param attributes the tables of the report, the most important first
 * @param groups the instances, in the rows of the report
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
        List<Group> groups,
        List<SolverSpec> solvers,
        List<LimitSpec> limits,
        List<PublishedFigures> published,
        String config) {

    public static final int MAX_REPETITIONS = 1000;
}
