package dev.unscramble.catalog.kind;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.HeuristicNames;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Ranking;
import dev.unscramble.pdb.Tables;
import dev.unscramble.permutation.Gap;
import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import dev.unscramble.permutation.pattern.Patterns;
import dev.unscramble.permutation.pattern.Patterns.Best;
import dev.unscramble.permutation.pattern.ProductRanking;
import dev.unscramble.text.Names;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A permutation puzzle, whose heuristics are the patterns that are found in its definition. */
public final class PermutationDomain implements Domain<PermutationPosition> {
    private static final String PDB = "pdb";

    private static final String GAP = "gap";

    /** How many patterns the standard comparison has, beside those of the default. */
    private static final int MOST_COMPARED = 4;

    private final PermutationPuzzle puzzle;
    private final Patterns patterns;
    private final HeuristicNames<PermutationPosition> heuristics;
    private @Nullable Best best;
    /** One, or none; null until it is asked for. */
    private @Nullable List<Ranking<PermutationPosition>> ranking;

    PermutationDomain(PermutationPuzzle puzzle, Tables tables) {
        this.puzzle = puzzle;
        this.patterns = new Patterns(puzzle, tables);
        Map<String, Supplier<Heuristic<? super PermutationPosition>>> makers = new LinkedHashMap<>();
        if (Gap.fits(puzzle)) {
            makers.put(GAP, () -> new Gap(puzzle));
        }
        makers.put(PDB, () -> heuristics().parse(best().name()));
        patterns.names().forEach(name -> makers.put(Names.plain(name), () -> patterns.named(name)));
        this.heuristics = new HeuristicNames<>(puzzle, makers, Map.of(), Map.of(), tables);
    }

    @Override
    public PermutationPuzzle puzzle() {
        return puzzle;
    }

    @Override
    public HeuristicNames<PermutationPosition> heuristics() {
        return heuristics;
    }

    /** The choice takes a moment, and is made when it is first needed. */
    private synchronized Best best() {
        if (best == null) {
            best = patterns.best(Patterns.USUAL_BYTES);
        }
        return best;
    }

    /** For pancakes their gaps; otherwise what {@link #auto} takes. */
    @Override
    public String defaultHeuristic() {
        return Gap.fits(puzzle) ? GAP : PDB;
    }

    @Override
    public String quickHeuristic() {
        return patterns.quick();
    }

    /** Of the patterns, some whose tables are made at once, and those that the default takes under its own name. */
    @Override
    public boolean isCompared(String heuristic) {
        boolean isPattern = heuristic.startsWith(PDB + ":");
        return !isPattern
                || patterns.small().stream()
                        .limit(MOST_COMPARED)
                        .filter(name -> !name.equals(best().name()))
                        .anyMatch(name -> Names.plain(name).equals(heuristic));
    }

    /** The table of all distances, if there is one; else the largest distance in the patterns that promise the most. */
    @Override
    public Solver<PermutationPosition> auto(Optional<String> heuristic, SearchOptions options) {
        return heuristic
                .map(name -> auto(Algorithm.IDASTAR, name, options, "it needs no memory beside the tables"))
                .orElseGet(() -> auto(Algorithm.IDASTAR, best().name(), options, best().reason()));
    }

    /** With larger tables. */
    @Override
    public Solver<PermutationPosition> proving(Optional<String> heuristic, SearchOptions options) {
        if (heuristic.isPresent()) {
            return auto(heuristic, options);
        }
        Best largest = patterns.best(Patterns.PROOF_BYTES);
        return auto(Algorithm.IDASTAR, largest.name(), options, largest.reason());
    }

    @Override
    public PermutationPosition random(Random random) {
        return puzzle.random(random);
    }

    @Override
    public synchronized Optional<Ranking<PermutationPosition>> ranking() {
        if (ranking == null) {
            ranking = ProductRanking.of(puzzle).stream().toList();
        }
        return ranking.stream().findFirst();
    }

    /** Drawn by its stickers, in colour if there is any. */
    @Override
    public Instance<PermutationPosition> instance(PermutationPosition start) {
        return new Instance<>(this, start) {
            @Override
            public String draw(PermutationPosition position, boolean inColour) {
                return puzzle.draw(position, inColour);
            }

            @Override
            public Optional<String> picture(boolean inColour) {
                return inColour ? Optional.of(draw(position(), true)) : Optional.empty();
            }
        };
    }

    @Override
    public Optional<BigInteger> stateCount() {
        return puzzle.stateCount();
    }
}
