package dev.unscramble.experiment;

import dev.unscramble.run.Attribute;
import java.util.List;

/**
 * What to find out: which solvers, on which instances, within which limits, how often.
 *
 * @param name a short name, for folders
 * @param about what it is about, in a few sentences, or nothing
 * @param seed of all that is drawn at random
 * @param repetitions how often each run is made; only times differ between them
 * @param attributes what the report has tables of, the most important first
 * @param groups the instances, in the rows of the report
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
        List<Group> groups,
        List<SolverSpec> solvers,
        List<LimitSpec> limits,
        List<PublishedFigures> published,
        String config) {

    public static final int MAX_REPETITIONS = 1000;
}
