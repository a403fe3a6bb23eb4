package dev.unscramble.cli;

import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.search.Duplicates;
import dev.unscramble.store.OpenList.TieBreak;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What can be chosen about an algorithm. */
final class SearchArguments {
    @Option(names = "--weight", paramLabel = "W", description = "the weight of h in wastar (default: 1.5)")
    private double weight = SearchOptions.DEFAULT_WEIGHT;

    @Option(
            names = "--beam-width",
            paramLabel = "K",
            description = "how many states beam keeps (default: 100, 1000 if auto picks it)")
    private Optional<Integer> beamWidth = Optional.empty();

    @Option(
            names = "--tie-break",
            paramLabel = "RULE",
            description = "which of the nodes of least f comes first: low-h, high-h, lifo or fifo"
                    + " (default: low-h; fifo for bfs and ucs)")
    private Optional<TieBreak> tieBreak = Optional.empty();

    @Option(
            names = "--duplicates",
            paramLabel = "RULE",
            description = "leave out only the parent (tree search), states on the path, all states met before"
                    + " (graph search), or sequences of moves that lead where others lead (idastar);"
                    + " default: all, but parent for idastar and rbfs")
    private Optional<Duplicates> duplicates = Optional.empty();

    @Option(
            names = "--sequence-length",
            paramLabel = "N",
            description = "with --duplicates sequences: the longest that are looked at (default: 10)")
    private int sequenceLength = SearchOptions.DEFAULT_SEQUENCE_LENGTH;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "how many threads share a search (idastar; default: 1); the answer is the same")
    private int threads = 1;

    SearchOptions options() {
        return new SearchOptions(weight, beamWidth, tieBreak, duplicates, sequenceLength, threads);
    }
}
