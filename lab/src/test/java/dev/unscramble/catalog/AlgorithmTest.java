package dev.unscramble.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.kind.TileInstance;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.TieBreak;
import dev.unscramble.search.Backtrack;
import dev.unscramble.search.Beam;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.Bidirectional;
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
import dev.unscramble.tiles.TilePuzzle;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class AlgorithmTest {

    @ParameterizedTest
    @CsvSource(textBlock = """
            backtrack,         BACKTRACK
            backtrack1,        BACKTRACK
            BACKTRACK1,        BACKTRACK
            dfs,               BACKTRACK
            ids,               IDS
            iddfs,             IDS
            iterative-deepening, IDS
            iterative_deepening, IDS
            bfs,               BFS
            graph-search,      BFS
            ucs,               UCS
            dijkstra,          UCS
            greedy,            GREEDY
            astar,             ASTAR
            a*,                ASTAR
            A*,                ASTAR
            A-star,            ASTAR
            ' AStar ',         ASTAR
            wastar,            WASTAR
            idastar,           IDASTAR
            ida*,              IDASTAR
            rbfs,              RBFS
            beam,              BEAM
            bidirectional,     BIDIRECTIONAL
            bidirectional BFS, BIDIRECTIONAL
            nbs,               NBS
            MMe,               MME
            BAE*,              BAE
            dibbs,             BAE
            bs*,               BS
            A*-epsilon,        FOCAL
            ara*,              ARA
            EPEA*,             EPEA
            ida*-tt,           IDASTAR_TT
            beam stack,        BEAM_STACK
            IBEX,              BTS
            SMA*,              SMA
            weighted IDA*,     WIDA
            weighted-rbfs,     WRBFS
            LSS-LRTA*,         LSS_LRTA
            simulated annealing, ANNEALING
            """)
    void goesByEveryNameThatPeopleUse(String name, Algorithm algorithm) {
        assertThat(Algorithm.named(name)).isEqualTo(algorithm);
    }

    @ParameterizedTest
    @EnumSource
    void hasOneLabelThatItsSearchBearsToo(Algorithm algorithm) {
        assertThat(Algorithm.named(algorithm.label())).isEqualTo(algorithm);
        assertThat(algorithm.search(SearchOptions.DEFAULT).name()).isEqualTo(algorithm.label());
        assertThat(Algorithm.labels()).contains(algorithm.label()).endsWith("auto");
        assertThat(algorithm.aliases())
                .allSatisfy(alias -> assertThat(Algorithm.named(alias)).isEqualTo(algorithm));
    }

    @ParameterizedTest
    @CsvSource({"astra, astar", "idstar, idastar", "bfss, bfs", "biderectional, bidirectional", "Beem, beam"})
    void namesTheNearestOneToAMistypedName(String mistyped, String meant) {
        assertThatThrownBy(() -> Algorithm.named(mistyped))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("unknown algorithm \"" + mistyped + "\"; did you mean " + meant + "?")
                .hasMessageContaining("backtrack, ids, bfs, ucs");
    }

    @Test
    void suggestsNothingWhereNothingIsNear() {
        assertThatThrownBy(() -> Algorithm.named("quicksort"))
                .hasMessageContaining("there are backtrack")
                .hasMessageNotContaining("did you mean");
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            BACKTRACK,     NONE PARENT PATH EXPLORED ALL
            IDS,           NONE PARENT PATH EXPLORED ALL
            BFS,           NONE PARENT PATH EXPLORED ALL
            UCS,           NONE PARENT PATH EXPLORED ALL
            GREEDY,        NONE PARENT PATH EXPLORED ALL
            ASTAR,         NONE PARENT PATH EXPLORED ALL
            WASTAR,        NONE PARENT PATH EXPLORED ALL
            IDASTAR,       NONE PARENT PATH SEQUENCES
            ASTAR_IDASTAR, PARENT PATH SEQUENCES
            RBFS,          NONE PARENT PATH
            BEAM,          ALL
            BIDIRECTIONAL, ALL
            NBS,           ALL
            XDP,           ALL
            ARA,           ALL
            BFHS,          ALL
            BEAM_STACK,    ALL
            BTS,           PARENT
            SMA,           PARENT
            LSS_LRTA,      EXPLORED
            ANNEALING,     NONE
            ANYTIME,       ALL
            """)
    void takesTheDuplicatesThatMakeSenseAndRefusesTheOthers(Algorithm algorithm, String sensible) {
        for (Duplicates duplicates : Duplicates.values()) {
            var options = SearchOptions.DEFAULT.withDuplicates(Optional.of(duplicates));
            if (List.of(sensible.split(" ")).contains(duplicates.name())) {
                assertThat(algorithm.search(options).name()).isEqualTo(algorithm.label());
            } else {
                assertThatThrownBy(() -> algorithm.search(options))
                        .isInstanceOf(InputException.class)
                        .hasMessageContainingAll(algorithm.label(), "--duplicates can only be");
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void takesEveryTieBreakInItsStride(TieBreak tieBreak) {
        var options = SearchOptions.DEFAULT.withTieBreak(tieBreak);
        assertThat(Algorithm.values())
                .allSatisfy(algorithm ->
                        assertThat(algorithm.search(options).name()).isEqualTo(algorithm.label()));
    }

    static Stream<Search> libraryDefaults() {
        return Stream.of(
                Backtrack.create(),
                IterativeDeepening.create(),
                BestFirst.bfs(),
                BestFirst.ucs(),
                BestFirst.greedy(),
                BestFirst.astar(),
                BestFirst.wastar(SearchOptions.DEFAULT_WEIGHT),
                Rbfs.create(),
                Beam.create(),
                Bidirectional.create(),
                Nbs.create(),
                Mm.mm(),
                Mm.mme(),
                Bae.create(),
                Bs.create(),
                Bounded.xdp(SearchOptions.DEFAULT_WEIGHT),
                Bounded.xup(SearchOptions.DEFAULT_WEIGHT),
                Bounded.focal(SearchOptions.DEFAULT_WEIGHT),
                Bounded.dps(SearchOptions.DEFAULT_WEIGHT),
                Ara.create(SearchOptions.DEFAULT_WEIGHT, 1),
                Ees.create(SearchOptions.DEFAULT_WEIGHT),
                Dvcbs.create(),
                PartialExpansion.pea(),
                PartialExpansion.epea(),
                Bfhs.create(),
                IdaStarTable.create(),
                BeamStack.create(),
                Bts.create(),
                Sma.create(),
                WeightedIdaStar.create(SearchOptions.DEFAULT_WEIGHT),
                Rbfs.weighted(SearchOptions.DEFAULT_WEIGHT),
                LssLrta.lrta(),
                LssLrta.create(),
                HillClimbing.create(),
                Annealing.create());
    }

    /** Whoever names nothing but the algorithm gets the same search from the library and from the commands. */
    @ParameterizedTest
    @MethodSource("libraryDefaults")
    void hasTheDefaultsOfTheLibrary(Search search) {
        TileInstance instance = Examples.tiles("625 1b3 748");
        Result named = Examples.solver(instance, search.name(), "manhattan")
                .solve(instance, Limits.NONE, Progress.NONE)
                .result();
        TilePuzzle puzzle = new TilePuzzle(instance.goalBoard());
        Result plain = search.solve(instance.problem(AdditiveDistance.manhattan(puzzle)));
        assertThat(plain.isSolved()).isTrue();
        assertThat(plain.moves()).isEqualTo(named.moves());
        assertThat(plain.statistics())
                .usingRecursiveComparison()
                .ignoringFields("nanos", "iterations")
                .isEqualTo(named.statistics());
    }

    @Test
    void isInformedUnlessItGoesByNoHeuristic() {
        assertThat(Algorithm.values())
                .filteredOn(algorithm -> !algorithm.isInformed())
                .containsExactly(
                        Algorithm.BACKTRACK, Algorithm.IDS, Algorithm.BFS, Algorithm.UCS, Algorithm.BIDIRECTIONAL);
    }
}
