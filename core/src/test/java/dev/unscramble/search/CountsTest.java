package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.model.DepthCutoff;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * What every search counts on two small problems, and what it has proved when a node limit ends it. A change here is a
 * change of what searches do or of what they say they did, and should be meant.
 *
 * <pre>
 *   search: cost/bound, expanded generated duplicates reopened, maxOpen maxStored, before the last layer, rounds
 * </pre>
 */
class CountsTest {
    private static final long FEW = 15;

    private static Map<String, Search> searches() {
        Map<String, Search> searches = new LinkedHashMap<>();
        for (Duplicates duplicates :
                List.of(Duplicates.NONE, Duplicates.PARENT, Duplicates.PATH, Duplicates.EXPLORED, Duplicates.ALL)) {
            searches.put("bfs " + duplicates, BestFirst.bfs().withDuplicates(duplicates));
            searches.put("ids " + duplicates, IterativeDeepening.create().withDuplicates(duplicates));
            searches.put(
                    "ids late " + duplicates,
                    IterativeDeepening.create().withDuplicates(duplicates).withCutoff(DepthCutoff.LATE));
            if (duplicates != Duplicates.NONE) {
                searches.put("backtrack " + duplicates, Backtrack.create().withDuplicates(duplicates));
            }
            searches.put("astar " + duplicates, BestFirst.astar().withDuplicates(duplicates));
            if (!duplicates.isGraphSearch()) {
                searches.put("idastar " + duplicates, IdaStar.create().withDuplicates(duplicates));
                searches.put("astar-idastar " + duplicates, SmallStore.of(6, duplicates, 1));
                searches.put("rbfs " + duplicates, Rbfs.create().withDuplicates(duplicates));
            }
        }
        searches.put("ucs", BestFirst.ucs());
        searches.put("greedy", BestFirst.greedy());
        searches.put("wastar", BestFirst.wastar(1.5));
        searches.put("bidirectional", Bidirectional.create());
        searches.put("beam", Beam.create().withWidth(3));
        searches.put("anytime", Anytime.create());
        return searches;
    }

    /** All moves cost one, and the heuristic is consistent. */
    private static Problem<Hand> unit() {
        Dial dial = Dial.unit(30, 1, 4);
        ExactDistances<Hand> exact = new ExactDistances<>(dial);
        return new Problem<>(dial, dial.at(14), new Claim<>("half", Guarantee.CONSISTENT, hand -> exact.of(hand) / 2));
    }

    /** Moves cost two or three, and the heuristic is not consistent, so that states are reached again by cheaper paths. */
    private static Problem<Hand> priced() {
        Dial dial = new Dial(30, new Turn(1, 2), new Turn(-1, 2), new Turn(4, 3), new Turn(-4, 3));
        ExactDistances<Hand> exact = new ExactDistances<>(dial);
        return new Problem<>(
                dial,
                dial.at(14),
                new Claim<>("patchy", Guarantee.ADMISSIBLE, hand -> hand.mark() % 3 == 0 ? exact.of(hand) : 0));
    }

    private static String table(Problem<Hand> problem, Limits limits) {
        return searches().entrySet().stream()
                .map(search ->
                        search.getKey() + ": " + line(search.getValue().solve(problem, limits, Progress.NONE)) + "\n")
                .collect(Collectors.joining());
    }

    private static String line(Result result) {
        Statistics counts = result.statistics();
        return "%s/%d, %d %d %d %d, %d %d, %d, %s"
                .formatted(
                        result.isSolved()
                                ? Integer.toString(result.cost())
                                : result.outcome().label(),
                        result.lowerBound(),
                        counts.expanded(),
                        counts.generated(),
                        counts.duplicates(),
                        counts.reopened(),
                        counts.maxOpen(),
                        counts.maxStored(),
                        counts.expandedBeforeLastLayer(),
                        counts.iterations().stream()
                                .map(round -> round.bound() + ":" + round.expanded() + "+" + round.generated() + "+"
                                        + round.duplicates())
                                .collect(Collectors.joining(" ")))
                .strip();
    }

    @Test
    void whereMovesCostOne() {
        assertThat(table(unit(), Limits.NONE)).isEqualTo("""
                bfs NONE: 4/4, 255 1021 0 0, 766 1021, 85,
                ids NONE: 4/4, 85 341 0 0, 0 5, 27, 0:0+1+0 1:1+5+0 2:5+21+0 3:21+85+0 4:58+229+0
                ids late NONE: 4/4, 340 1361 0 0, 0 5, 112, 0:1+5+0 1:5+21+0 2:21+85+0 3:85+341+0 4:228+909+0
                astar NONE: 4/4, 11 45 0 0, 34 45, 11,
                idastar NONE: 4/4, 46 181 0 0, 0 5, 12, 2:2+8+0 3:10+40+0 4:34+132+0
                astar-idastar NONE: 4/4, 14 54 0 0, 6 8, 10, 2:2+7+0 3:8+32+0 4:4+14+0
                rbfs NONE: 4/4, 65 261 0 0, 16 21, 28,
                bfs PARENT: 4/4, 39 59 0 0, 20 59, 25,
                ids PARENT: 4/4, 41 81 0 0, 0 5, 19, 0:0+1+0 1:1+5+0 2:5+13+0 3:13+25+0 4:22+37+0
                ids late PARENT: 4/4, 80 139 0 0, 0 5, 44, 0:1+5+0 1:5+13+0 2:13+25+0 3:25+41+0 4:36+55+0
                backtrack PARENT: 16/1, 16 17 0 0, 0 16, 0,
                astar PARENT: 4/4, 10 20 0 0, 10 20, 10,
                idastar PARENT: 4/4, 29 52 0 0, 0 5, 11, 2:2+5+0 3:9+18+0 4:18+28+0
                astar-idastar PARENT: 4/4, 14 38 0 0, 6 8, 10, 2:2+7+0 3:8+20+0 4:4+10+0
                rbfs PARENT: 4/4, 30 48 0 0, 8 13, 11,
                bfs PATH: 4/4, 39 59 2 0, 18 57, 25,
                ids PATH: 4/4, 41 81 0 0, 0 5, 19, 0:0+1+0 1:1+5+0 2:5+13+0 3:13+25+0 4:22+37+0
                ids late PATH: 4/4, 80 139 2 0, 0 5, 44, 0:1+5+0 1:5+13+0 2:13+25+0 3:25+41+0 4:36+55+2
                backtrack PATH: 16/1, 16 17 0 0, 0 16, 0,
                astar PATH: 4/4, 10 20 0 0, 10 20, 10,
                idastar PATH: 4/4, 29 52 0 0, 0 5, 11, 2:2+5+0 3:9+18+0 4:18+28+0
                astar-idastar PATH: 4/4, 14 38 0 0, 6 8, 10, 2:2+7+0 3:8+20+0 4:4+10+0
                rbfs PATH: 4/4, 30 48 0 0, 8 13, 11,
                bfs EXPLORED: 4/4, 27 109 79 0, 8 30, 21,
                ids EXPLORED: 4/4, 50 201 94 0, 0 27, 23, 0:0+1+0 1:1+5+0 2:5+21+4 3:17+69+32 4:27+105+58
                ids late EXPLORED: 4/4, 106 425 247 0, 0 30, 60, 0:1+5+0 1:5+21+4 2:17+69+32 3:37+149+82 4:46+181+129
                backtrack EXPLORED: 16/1, 16 17 0 0, 0 16, 0,
                astar EXPLORED: 4/4, 10 41 18 0, 14 23, 10,
                bfs ALL: 4/4, 27 83 53 0, 8 30, 21,
                ids ALL: 4/4, 50 158 51 0, 0 27, 23, 0:0+1+0 1:1+5+0 2:5+17+0 3:17+53+16 4:27+82+35
                ids late ALL: 4/4, 106 327 149 0, 0 30, 60, 0:1+5+0 1:5+17+0 2:17+53+16 3:37+113+46 4:46+139+87
                backtrack ALL: 16/1, 16 17 0 0, 0 16, 0,
                astar ALL: 4/4, 10 32 9 0, 14 23, 10,
                ucs: 4/4, 27 83 53 0, 8 30, 21,
                greedy: 4/2, 4 14 0 0, 10 14, 0,
                wastar: 4/3, 4 14 0 0, 10 14, 4,
                bidirectional: 4/4, 10 34 8 0, 16 26, 6,
                beam: 4/2, 10 32 10 0, 7 22, 7,
                anytime: 4/4, 31 98 45 0, 14 23, 31,
                """);
    }

    @Test
    void whereMovesCostMore() {
        assertThat(table(priced(), Limits.NONE)).isEqualTo("""
                bfs NONE: 12/4, 255 1021 0 0, 766 1021, 85,
                ids NONE: 12/4, 85 341 0 0, 0 5, 27, 0:0+1+0 1:1+5+0 2:5+21+0 3:21+85+0 4:58+229+0
                ids late NONE: 12/4, 340 1361 0 0, 0 5, 112, 0:1+5+0 1:5+21+0 2:21+85+0 3:85+341+0 4:228+909+0
                astar NONE: 12/12, 85 341 0 0, 256 341, 36,
                idastar NONE: 12/12, 47 121 0 0, 0 5, 23, 0:1+1+0 10:10+27+0 11:12+31+0 12:24+61+0
                astar-idastar NONE: 12/12, 55 133 0 0, 6 11, 28, 0:1+4+0 2:1+3+0 3:1+2+0 5:2+3+0 7:3+6+0 8:4+7+0 10:7+18+0 11:9+22+0 12:27+67+0
                rbfs NONE: 12/12, 219 877 0 0, 22 29, 119,
                bfs PARENT: 12/4, 39 59 0 0, 20 59, 25,
                ids PARENT: 12/4, 41 81 0 0, 0 5, 19, 0:0+1+0 1:1+5+0 2:5+13+0 3:13+25+0 4:22+37+0
                ids late PARENT: 12/4, 80 139 0 0, 0 5, 44, 0:1+5+0 1:5+13+0 2:13+25+0 3:25+41+0 4:36+55+0
                backtrack PARENT: 32/2, 16 17 0 0, 0 16, 0,
                astar PARENT: 12/12, 7 13 0 0, 6 13, 4,
                idastar PARENT: 12/12, 11 21 0 0, 0 5, 5, 0:1+1+0 10:4+9+0 12:6+10+0
                astar-idastar PARENT: 12/12, 26 54 0 0, 6 11, 12, 0:1+4+0 2:1+3+0 3:1+2+0 5:2+3+0 7:3+5+0 10:4+9+0 12:14+27+0
                rbfs PARENT: 12/12, 8 16 0 0, 6 9, 5,
                bfs PATH: 12/4, 39 59 2 0, 18 57, 25,
                ids PATH: 12/4, 41 81 0 0, 0 5, 19, 0:0+1+0 1:1+5+0 2:5+13+0 3:13+25+0 4:22+37+0
                ids late PATH: 12/4, 80 139 2 0, 0 5, 44, 0:1+5+0 1:5+13+0 2:13+25+0 3:25+41+0 4:36+55+2
                backtrack PATH: 32/2, 16 17 0 0, 0 16, 0,
                astar PATH: 12/12, 7 13 0 0, 6 13, 4,
                idastar PATH: 12/12, 11 21 0 0, 0 5, 5, 0:1+1+0 10:4+9+0 12:6+10+0
                astar-idastar PATH: 12/12, 26 54 0 0, 6 11, 12, 0:1+4+0 2:1+3+0 3:1+2+0 5:2+3+0 7:3+5+0 10:4+9+0 12:14+27+0
                rbfs PATH: 12/12, 8 16 0 0, 6 9, 5,
                bfs EXPLORED: 12/4, 27 109 79 0, 8 30, 21,
                ids EXPLORED: 12/4, 50 201 94 0, 0 27, 23, 0:0+1+0 1:1+5+0 2:5+21+4 3:17+69+32 4:27+105+58
                ids late EXPLORED: 12/4, 106 425 247 0, 0 30, 60, 0:1+5+0 1:5+21+4 2:17+69+32 3:37+149+82 4:46+181+129
                backtrack EXPLORED: 32/2, 16 17 0 0, 0 16, 0,
                astar EXPLORED: 12/12, 17 69 43 2, 11 26, 9,
                bfs ALL: 12/4, 27 83 53 0, 8 30, 21,
                ids ALL: 12/4, 50 158 51 0, 0 27, 23, 0:0+1+0 1:1+5+0 2:5+17+0 3:17+53+16 4:27+82+35
                ids late ALL: 12/4, 106 327 149 0, 0 30, 60, 0:1+5+0 1:5+17+0 2:17+53+16 3:37+113+46 4:46+139+87
                backtrack ALL: 32/2, 16 17 0 0, 0 16, 0,
                astar ALL: 12/12, 17 53 27 2, 11 26, 9,
                ucs: 12/12, 27 83 53 0, 8 30, 27,
                greedy: 16/2, 6 20 5 0, 9 15, 0,
                wastar: 16/11, 13 41 16 0, 12 25, 13,
                bidirectional: 12/4, 10 34 8 0, 16 26, 6,
                beam: 16/2, 16 50 22 0, 7 28, 13,
                anytime: 12/12, 38 119 63 2, 11 26, 30,
                """);
    }

    @Test
    void whereMovesCostOneUntilANodeLimit() {
        assertThat(table(unit(), Limits.NONE.withNodes(FEW))).isEqualTo("""
                bfs NONE: node-limit/1, 4 15 0 0, 11 15, 1,
                ids NONE: node-limit/2, 4 15 0 0, 0 3, 1, 0:0+1+0 1:1+5+0 2:3+9+0
                ids late NONE: node-limit/1, 4 15 0 0, 0 2, 1, 0:1+5+0 1:3+10+0
                astar NONE: node-limit/3, 4 15 0 0, 11 15, 2,
                idastar NONE: node-limit/3, 5 15 0 0, 0 2, 2, 2:2+8+0 3:3+6+0
                astar-idastar NONE: node-limit/3, 4 15 0 0, 6 8, 2, 2:2+7+0 3:2+7+0
                rbfs NONE: node-limit/2, 4 15 0 0, 10 13, 1,
                bfs PARENT: node-limit/2, 6 15 0 0, 9 15, 5,
                ids PARENT: node-limit/2, 4 15 0 0, 0 3, 1, 0:0+1+0 1:1+5+0 2:3+9+0
                ids late PARENT: node-limit/1, 5 15 0 0, 0 2, 1, 0:1+5+0 1:4+10+0
                backtrack PARENT: node-limit/1, 15 15 0 0, 0 15, 0,
                astar PARENT: node-limit/3, 9 15 0 0, 6 15, 2,
                idastar PARENT: node-limit/3, 6 15 0 0, 0 3, 2, 2:2+5+0 3:4+9+0
                astar-idastar PARENT: node-limit/3, 6 15 0 0, 6 8, 2, 2:2+7+0 3:4+7+0
                rbfs PARENT: node-limit/3, 7 15 0 0, 6 8, 4,
                bfs PATH: node-limit/2, 6 15 0 0, 9 15, 5,
                ids PATH: node-limit/2, 4 15 0 0, 0 3, 1, 0:0+1+0 1:1+5+0 2:3+9+0
                ids late PATH: node-limit/1, 5 15 0 0, 0 2, 1, 0:1+5+0 1:4+10+0
                backtrack PATH: node-limit/1, 15 15 0 0, 0 15, 0,
                astar PATH: node-limit/3, 9 15 0 0, 6 15, 2,
                idastar PATH: node-limit/3, 6 15 0 0, 0 3, 2, 2:2+5+0 3:4+9+0
                astar-idastar PATH: node-limit/3, 6 15 0 0, 6 8, 2, 2:2+7+0 3:4+7+0
                rbfs PATH: node-limit/3, 7 15 0 0, 6 8, 4,
                bfs EXPLORED: node-limit/1, 4 15 4 0, 8 11, 1,
                ids EXPLORED: node-limit/2, 4 15 2 0, 0 9, 1, 0:0+1+0 1:1+5+0 2:3+9+2
                ids late EXPLORED: node-limit/1, 4 15 2 0, 0 8, 1, 0:1+5+0 1:3+10+2
                backtrack EXPLORED: node-limit/1, 15 15 0 0, 0 15, 0,
                astar EXPLORED: node-limit/3, 4 15 2 0, 9 13, 2,
                bfs ALL: node-limit/1, 5 15 3 0, 8 12, 1,
                ids ALL: node-limit/2, 4 15 0 0, 0 11, 1, 0:0+1+0 1:1+5+0 2:3+9+0
                ids late ALL: node-limit/1, 5 15 0 0, 0 11, 1, 0:1+5+0 1:4+10+0
                backtrack ALL: node-limit/1, 15 15 0 0, 0 15, 0,
                astar ALL: node-limit/3, 5 15 0 0, 10 15, 2,
                ucs: node-limit/1, 5 15 3 0, 8 12, 1,
                greedy: 4/2, 4 14 0 0, 10 14, 0,
                wastar: 4/3, 4 14 0 0, 10 14, 4,
                bidirectional: node-limit/3, 4 15 0 0, 10 15, 2,
                beam: node-limit/2, 5 15 2 0, 7 13, 4,
                anytime: node-limit/2, 5 15 0 0, 4 5, 0,
                """);
    }

    @Test
    void whereMovesCostMoreUntilANodeLimit() {
        assertThat(table(priced(), Limits.NONE.withNodes(FEW))).isEqualTo("""
                bfs NONE: node-limit/2, 4 15 0 0, 11 15, 1,
                ids NONE: node-limit/2, 4 15 0 0, 0 3, 1, 0:0+1+0 1:1+5+0 2:3+9+0
                ids late NONE: node-limit/2, 4 15 0 0, 0 2, 1, 0:1+5+0 1:3+10+0
                astar NONE: node-limit/4, 4 15 0 0, 11 15, 3,
                idastar NONE: node-limit/10, 7 15 0 0, 0 4, 1, 0:1+1+0 10:6+13+0
                astar-idastar NONE: node-limit/7, 7 15 0 0, 6 9, 5, 0:1+4+0 2:1+3+0 3:1+2+0 5:2+3+0 7:2+2+0
                rbfs NONE: node-limit/4, 4 15 0 0, 7 9, 3,
                bfs PARENT: node-limit/2, 6 15 0 0, 9 15, 5,
                ids PARENT: node-limit/2, 4 15 0 0, 0 3, 1, 0:0+1+0 1:1+5+0 2:3+9+0
                ids late PARENT: node-limit/2, 5 15 0 0, 0 2, 1, 0:1+5+0 1:4+10+0
                backtrack PARENT: node-limit/2, 15 15 0 0, 0 15, 0,
                astar PARENT: 12/12, 7 13 0 0, 6 13, 4,
                idastar PARENT: node-limit/12, 8 15 0 0, 0 3, 5, 0:1+1+0 10:4+9+0 12:3+4+0
                astar-idastar PARENT: node-limit/7, 7 15 0 0, 6 9, 5, 0:1+4+0 2:1+3+0 3:1+2+0 5:2+3+0 7:2+2+0
                rbfs PARENT: node-limit/12, 8 15 0 0, 6 9, 5,
                bfs PATH: node-limit/2, 6 15 0 0, 9 15, 5,
                ids PATH: node-limit/2, 4 15 0 0, 0 3, 1, 0:0+1+0 1:1+5+0 2:3+9+0
                ids late PATH: node-limit/2, 5 15 0 0, 0 2, 1, 0:1+5+0 1:4+10+0
                backtrack PATH: node-limit/2, 15 15 0 0, 0 15, 0,
                astar PATH: 12/12, 7 13 0 0, 6 13, 4,
                idastar PATH: node-limit/12, 8 15 0 0, 0 3, 5, 0:1+1+0 10:4+9+0 12:3+4+0
                astar-idastar PATH: node-limit/7, 7 15 0 0, 6 9, 5, 0:1+4+0 2:1+3+0 3:1+2+0 5:2+3+0 7:2+2+0
                rbfs PATH: node-limit/12, 8 15 0 0, 6 9, 5,
                bfs EXPLORED: node-limit/2, 4 15 4 0, 8 11, 1,
                ids EXPLORED: node-limit/2, 4 15 2 0, 0 9, 1, 0:0+1+0 1:1+5+0 2:3+9+2
                ids late EXPLORED: node-limit/2, 4 15 2 0, 0 8, 1, 0:1+5+0 1:3+10+2
                backtrack EXPLORED: node-limit/2, 15 15 0 0, 0 15, 0,
                astar EXPLORED: node-limit/5, 4 15 5 0, 7 10, 3,
                bfs ALL: node-limit/2, 5 15 3 0, 8 12, 1,
                ids ALL: node-limit/2, 4 15 0 0, 0 11, 1, 0:0+1+0 1:1+5+0 2:3+9+0
                ids late ALL: node-limit/2, 5 15 0 0, 0 11, 1, 0:1+5+0 1:4+10+0
                backtrack ALL: node-limit/2, 15 15 0 0, 0 15, 0,
                astar ALL: node-limit/5, 5 15 4 0, 7 11, 3,
                ucs: node-limit/3, 5 15 3 0, 8 12, 3,
                greedy: node-limit/2, 5 15 3 0, 8 12, 0,
                wastar: node-limit/4, 5 15 4 0, 7 11, 3,
                bidirectional: node-limit/3, 4 15 0 0, 10 15, 2,
                beam: node-limit/2, 5 15 3 0, 7 12, 4,
                anytime: node-limit/2, 5 15 0 0, 4 5, 0,
                """);
    }
}
