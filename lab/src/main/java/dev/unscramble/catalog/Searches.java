package dev.unscramble.catalog;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.TieBreak;
import dev.unscramble.search.AStarIdaStar;
import dev.unscramble.search.Anytime;
import dev.unscramble.search.Backtrack;
import dev.unscramble.search.Beam;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.Bidirectional;
import dev.unscramble.search.IdaStar;
import dev.unscramble.search.IterativeDeepening;
import dev.unscramble.search.Rbfs;
import dev.unscramble.search.Search;
import dev.unscramble.search.bidirectional.Bae;
import dev.unscramble.search.bidirectional.Bs;
import dev.unscramble.search.bidirectional.Dvcbs;
import dev.unscramble.search.bidirectional.Mm;
import dev.unscramble.search.bidirectional.Nbs;
import dev.unscramble.search.bounded.Ara;
import dev.unscramble.search.bounded.Bounded;
import dev.unscramble.search.bounded.Ees;
import dev.unscramble.search.memory.BeamStack;
import dev.unscramble.search.memory.Bfhs;
import dev.unscramble.search.memory.Bts;
import dev.unscramble.search.memory.IdaStarTable;
import dev.unscramble.search.memory.PartialExpansion;
import dev.unscramble.search.memory.Sma;
import dev.unscramble.search.memory.WeightedIdaStar;
import dev.unscramble.search.walk.Annealing;
import dev.unscramble.search.walk.HillClimbing;
import dev.unscramble.search.walk.LssLrta;

/** Makes the search of each {@link Algorithm}. */
final class Searches {
    private Searches() {}

    /** The search of an algorithm, which sees only the options that the algorithm uses. */
    static Search of(Algorithm algorithm, SearchOptions options, Duplicates duplicates) {
        return switch (algorithm) {
            case BACKTRACK -> Backtrack.create().withDuplicates(duplicates).withCutoff(options.cutoff());
            case IDS -> IterativeDeepening.create().withDuplicates(duplicates).withCutoff(options.cutoff());
            case BFS ->
                BestFirst.bfs()
                        .withTieBreak(options.tieBreak().orElse(TieBreak.FIFO))
                        .withDuplicates(duplicates);
            case UCS ->
                BestFirst.ucs()
                        .withTieBreak(options.tieBreak().orElse(TieBreak.FIFO))
                        .withDuplicates(duplicates);
            case GREEDY ->
                BestFirst.greedy()
                        .withTieBreak(options.tieBreak().orElse(TieBreak.LOW_H))
                        .withDuplicates(duplicates);
            case ASTAR ->
                BestFirst.astar()
                        .withTieBreak(options.tieBreak().orElse(TieBreak.LOW_H))
                        .withDuplicates(duplicates);
            case WASTAR ->
                BestFirst.wastar(options.weight())
                        .withTieBreak(options.tieBreak().orElse(TieBreak.LOW_H))
                        .withDuplicates(duplicates);
            case IDASTAR ->
                IdaStar.create()
                        .withDuplicates(duplicates)
                        .withSequenceLength(options.sequenceLength())
                        .withThreads(options.threads());
            case ASTAR_IDASTAR -> astarIdastar(options, duplicates);
            case RBFS -> byTies(Rbfs.create(), options, duplicates);
            case WIDA -> WeightedIdaStar.create(options.weight());
            case WRBFS -> byTies(Rbfs.weighted(options.weight()), options, duplicates);
            case BEAM -> Beam.create().withWidth(options.width());
            case BEAM_STACK -> BeamStack.create().withWidth(options.width());
            case PEA -> PartialExpansion.pea();
            case EPEA -> PartialExpansion.epea();
            case BFHS -> Bfhs.create();
            case IDASTAR_TT -> IdaStarTable.create();
            case BTS -> Bts.create();
            case SMA -> Sma.create();
            case BIDIRECTIONAL -> Bidirectional.create();
            case NBS -> Nbs.create();
            case MM -> Mm.mm();
            case MME -> Mm.mme();
            case BAE -> Bae.create();
            case BS -> Bs.create();
            case DVCBS -> Dvcbs.create();
            case XDP -> Bounded.xdp(options.weight());
            case XUP -> Bounded.xup(options.weight());
            case FOCAL -> Bounded.focal(options.weight());
            case DPS -> Bounded.dps(options.weight());
            case EES -> Ees.create(options.weight());
            case ARA -> Ara.create(options.weight(), options.stopAt());
            case LRTA -> LssLrta.lrta();
            case LSS_LRTA -> LssLrta.create().withLookAhead(options.lookAhead());
            case HILL_CLIMBING -> HillClimbing.create().withRestarts(options.restarts());
            case ANNEALING -> Annealing.create().withRestarts(options.restarts());
            case ANYTIME -> Anytime.create().withRatio(options.stopAt()).withThreads(options.threads());
        };
    }

    /** Of the rules for ties, RBFS has only the last one in; with the others, the order of moves decides. */
    private static Search byTies(Rbfs rbfs, SearchOptions options, Duplicates duplicates) {
        Rbfs search = rbfs.withDuplicates(duplicates);
        return options.tieBreak().orElse(TieBreak.FIFO) == TieBreak.LIFO ? search.withRecentFirst() : search;
    }

    private static Search astarIdastar(SearchOptions options, Duplicates duplicates) {
        return AStarIdaStar.create()
                .withDuplicates(duplicates)
                .withSequenceLength(options.sequenceLength())
                .withThreads(options.threads())
                .withAim(options.aim(), options.stopAt());
    }
}
