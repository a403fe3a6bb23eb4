/**
 * The algorithms, one per file, over any puzzle. Each type here exists because of one problem:
 *
 * <ul>
 *   <li>{@link dev.unscramble.search.Search}: every algorithm must check the problem before it begins, keep all limits,
 *       survive a lack of memory, and {@link dev.unscramble.search.Replay} its solution. {@code Search} does all this once;
 *       an algorithm has a name and a {@code Search.Execution}, which is one run of it.
 *   <li>{@link dev.unscramble.search.BestFirst}: breadth-first, uniform-cost, greedy and A* search differ only in how
 *       they weigh g and h. They are one class, and an {@code Expansion} is a run of it. Nodes are ints, in the arrays
 *       of a {@code NodeStore}; the {@code Expander} makes the children of one.
 *   <li>{@link dev.unscramble.search.Bidirectional}: a search from one end generates b<sup>d</sup> nodes, two that meet
 *       in the middle about twice b<sup>d/2</sup>. {@link dev.unscramble.search.Layers} are the states at every distance
 *       from one state.
 *   <li>{@link dev.unscramble.search.IdaStar}: A* runs out of memory. IDA* stores only its path and searches again with
 *       a higher bound, round by round. It is where most time is spent, so what makes a round fast has a package of its
 *       own, {@code search.idastar}. A {@link dev.unscramble.search.SubtreeSearch} searches some subtrees of a round, so
 *       that machines can share it.
 *   <li>{@link dev.unscramble.search.AStarIdaStar}: IDA* leaves memory unused. A* fills it, and IDA* searches below the
 *       open nodes. A run is {@code GrowAndDeepen}; a {@code Frontier} is the open nodes as IDA* gets them; a {@code
 *       RoundForecast} estimates whether there is time for one more round.
 *   <li>{@link dev.unscramble.search.Rbfs}: IDA* repeats whole rounds if f takes many values. RBFS goes back only as
 *       far as the best alternative, in linear memory too.
 *   <li>{@link dev.unscramble.search.Backtrack}, {@link dev.unscramble.search.IterativeDeepening} and {@link
 *       dev.unscramble.search.OptimalSolutions} are {@code DepthFirst} with a bound: the first solution, the shortest, all
 *       that are optimal. {@code MetStates} are the states that it stores, so as not to search them twice.
 *   <li>{@link dev.unscramble.search.Beam} and {@link dev.unscramble.search.Anytime}: on large puzzles no optimal search
 *       ends. A beam keeps only the best states of every layer; {@code Anytime} has a solution at once and improves it
 *       by wider and wider beams. A run of it is {@code Improving}; its beams are in {@code search.beam}.
 *   <li>{@link dev.unscramble.search.CustomSearch}: an algorithm of a user's own must keep limits and count, too. It
 *       works on {@link dev.unscramble.search.SearchNode}s, and its {@link dev.unscramble.search.SearchRun} does the rest.
 *   <li>{@link dev.unscramble.search.SearchSteps}: to explain a search, it must stop before each node.
 * </ul>
 *
 * <p>All of them count nodes, keep limits and report progress by a {@code Meter}, in {@code search.meter}. More
 * algorithms are in the packages below: from both ends, within a bound of the optimum, with less memory than A*, and
 * walks. Read {@code Search} first, then {@code BestFirst}.
 */
@NullMarked
package dev.unscramble.search;

import org.jspecify.annotations.NullMarked;
