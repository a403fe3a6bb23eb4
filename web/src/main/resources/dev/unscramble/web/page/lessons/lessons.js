// The lessons: a few sentences each, and an example that the reader can change.

/**
 * @typedef {{name: string, title: string, text: string[], kind: "watch" | "race", start: string, measure?: string,
 *   tries: {label: string, solvers: string, says: string}[]}} Lesson measure is what a race compares first, says what to look for
 */

/** @type {Lesson[]} */
export const LESSONS = [
  {
    name: "uninformed",
    title: "Searching blindly",
    text: [
      "A search that knows nothing of the goal can only be systematic. Breadth-first search looks at all states one move away, then two, then three: the first solution is a shortest one, but the open list grows with every level.",
      "Iterative deepening goes depth first to a bound, and starts over with a larger one. It repeats itself and still pays little for it, because most nodes are in the last level.",
    ],
    kind: "watch",
    start: "142 358 6b7",
    tries: [
      { label: "Breadth-first", solvers: "bfs", says: "The tree grows level by level." },
      {
        label: "Iterative deepening",
        solvers: "ids",
        says: "Each round begins again at the start, with a larger bound.",
      },
      {
        label: "Both ends at once",
        solvers: "bidirectional",
        says: "Two small trees, one from each end, instead of a large one.",
      },
    ],
  },
  {
    name: "admissible",
    title: "A* and admissible heuristics",
    text: [
      "A* expands the node with the lowest f = g + h: the moves made so far, and an estimate of those to come. A heuristic is admissible if it never estimates too much. Then nothing shorter can hide behind what A* leaves out, and its solution is a shortest one.",
      "The better the estimate, the narrower the tree. The tiles that are out of place are one estimate, the distances that they have to go are a better one.",
    ],
    kind: "watch",
    start: "b54 132 678",
    tries: [
      { label: "No estimate", solvers: "astar zero", says: "Without an estimate it spreads in all directions." },
      { label: "Misplaced tiles", solvers: "astar misplaced", says: "Branches that put tiles out of place wait." },
      { label: "Distances", solvers: "astar manhattan", says: "It goes almost straight to the goal." },
    ],
  },
  {
    name: "inadmissible",
    title: "Why h1 + h2 is not optimal",
    text: [
      "Adding two admissible heuristics looks clever: misplaced tiles plus distances. But the sum counts a tile twice, and estimates too much. A node on the shortest way gets an f so high that A* finishes elsewhere first.",
      "Here the shortest solution has 10 moves. Watch the sum find one with 12, and look for the node that it left waiting. The larger of the two, max(h1, h2), stays admissible.",
    ],
    kind: "watch",
    start: "632 1b4 785",
    tries: [
      {
        label: "h1 + h2",
        solvers: "astar sum(misplaced,manhattan)",
        says: "It expands fewer nodes, and its solution is two moves too long.",
      },
      { label: "h2 alone", solvers: "astar manhattan", says: "10 moves, and proved to be the fewest." },
      {
        label: "max(h1, h2)",
        solvers: "astar max(misplaced,manhattan)",
        says: "Admissible, and at least as good as both.",
      },
    ],
  },
  {
    name: "memory",
    title: "IDA* and memory",
    text: [
      "A* remembers every node that it has met, and on large puzzles memory ends before patience does. IDA* goes depth first and cuts off whatever exceeds a bound on f. It stores only the path that it is on.",
      "The price is to begin again with every new bound. Compare the nodes stored, and the nodes generated.",
    ],
    kind: "race",
    start: "9 3 1 6 / 5 8 7 0 / 11 10 4 2 / 13 12 14 15",
    measure: "stored",
    tries: [
      { label: "A* and IDA*", solvers: "astar manhattan;idastar manhattan", says: "Compare what is stored, then what is generated." },
      {
        label: "With recursive best-first",
        solvers: "astar manhattan;idastar manhattan;rbfs manhattan",
        says: "RBFS remembers a little more, and comes back to what it gave up.",
      },
    ],
  },
  {
    name: "beam",
    title: "Beam search, and how it fails",
    text: [
      "Beam search keeps only the best few nodes of each level and throws the rest away. It is fast and needs little memory, but what it throws away is gone: it may miss the shortest solution, or all of them.",
      "This puzzle needs 10 moves. A beam of one gets lost, a beam of two finds 16 moves, a beam of five finds the 10.",
    ],
    kind: "watch",
    start: "b12 548 367",
    tries: [
      { label: "Width 1", solvers: "beam:1 manhattan", says: "In the end it has thrown away all that could help." },
      { label: "Width 2", solvers: "beam:2 manhattan", says: "A solution, but six moves too long." },
      { label: "Width 5", solvers: "beam:5 manhattan", says: "Wide enough here. Nobody knows that in advance." },
    ],
  },
  {
    name: "patterns",
    title: "Pattern databases",
    text: [
      "Solve a part of the puzzle exactly, in advance, for all its positions: how many moves do tiles 1 to 6 need, whatever the others do? A table of such answers is a pattern database. Tables of tiles that do not overlap can be added, and the sum still never estimates too much.",
      "The table costs time once. Every search after that is smaller, by a factor of hundreds on this 15-puzzle.",
    ],
    kind: "race",
    start: "10 12 2 11 / 8 1 4 5 / 13 6 14 3 / 9 0 7 15",
    tries: [
      {
        label: "Distances and tables",
        solvers: "idastar manhattan;idastar linear-conflict;idastar pdb",
        says: "The same algorithm three times; only the estimate differs.",
      },
      { label: "Better tables", solvers: "idastar pdb:5-5-5;idastar pdb:6-6-3", says: "Larger patterns know more." },
    ],
  },
  {
    name: "both-ends",
    title: "Searching from both ends",
    text: [
      "Two small trees have fewer nodes than one large tree. With a heuristic on each side it is not so simple: A* already leaves most of the tree out, and the two searches may pass each other before they can prove that nothing shorter is left.",
      "Meet in the middle (MM) never goes beyond half of the way. NBS expands pairs of nodes, one from each end, and at most twice as many as any search from both ends must. BAE* adds to f what the estimates of the other end turned out to be wrong by, and expands the fewest here.",
    ],
    kind: "watch",
    start: "b54 132 678",
    tries: [
      { label: "A*, from the start", solvers: "astar manhattan", says: "One tree, which knows the goal only by its estimates." },
      { label: "Meet in the middle", solvers: "mm manhattan", says: "Neither tree is deeper than half of the solution." },
      { label: "Pairs (NBS)", solvers: "nbs manhattan", says: "The two ends take turns: a pair has one node of each." },
      { label: "BAE*", solvers: "bae manhattan", says: "It stops as soon as the two ends prove enough together." },
    ],
  },
  {
    name: "bounded",
    title: "A little longer, much sooner",
    text: [
      "A solution that is proved to be at most w times as long as the shortest one is often good enough. Weighted A* orders nodes by g + w h. XDP spends most of what it may near the goal, DPS asks how much may still be spent per unit of h, and EES learns on its way how wrong h is.",
      "The shortest solution here has 45 moves, and A* expands 32,334 nodes for it. Weighted A* finds 49 moves with 6,780 for w = 1.5, and 55 moves with 4,357 for w = 2. ARA* begins with a large w and makes it smaller, round by round, until the optimum is proved.",
    ],
    kind: "race",
    start: "14 1 9 6 / 4 8 12 5 / 7 2 3 0 / 10 11 13 15",
    measure: "expanded",
    tries: [
      {
        label: "Larger and larger w",
        solvers: "astar manhattan;wastar:1.5 manhattan;wastar:2 manhattan",
        says: "Compare the nodes, then the lengths.",
      },
      {
        label: "The same bound, w = 1.5",
        solvers: "wastar:1.5 manhattan;xdp:1.5 manhattan;dps:1.5 manhattan;ees:1.5 manhattan",
        says: "All of them may be half as long again. None is best on every puzzle.",
      },
      { label: "ARA*", solvers: "astar manhattan;ara:3 manhattan", says: "Its first solutions come early, its proof comes late." },
    ],
  },
];
