// The algorithms in a few lines each, and the lines that a step of a search is about.

import { html } from "../vendor/preact-htm.js";
import { rulesOf } from "../watch/algorithms.js";

/**
 * What a step of a search did: it is the first one, it began a round or a level, it expanded a node, it went back, or it
 * found the goal.
 *
 * @typedef {"start" | "round" | "expand" | "back" | "goal"} Deed
 *
 * @typedef {[string, ...Deed[]]} Line with the deeds that light it
 */

/** @type {(which: string) => Line[]} */
const bestFirst = (which) => [
  ["Open ← { start }", "start"],
  ["repeat"],
  [`  n ← node of Open with the ${which}`, "expand"],
  ["  if n is the goal: return its path", "goal"],
  ["  for each child c of n:", "expand"],
  ["    if c is new: Open ← Open + c", "expand"],
];

/** @type {(priority: string) => Line[]} */
const bounded = (priority) => [
  [priority, "start"],
  ...bestFirst("lowest Φ"),
  ["    if c is cheaper than before, and had its turn: leave it", "expand"],
];

/** @type {(children: string) => Line[]} */
const partial = (children) => [
  ["Open ← { start }", "start"],
  ["repeat"],
  ["  n ← node of Open with the lowest f", "expand"],
  ["  if n is the goal: return its path", "goal"],
  [`  Open ← Open + ${children}`, "expand"],
  ["  if n has other children:", "expand"],
  ["    f(n) ← the lowest f of those; n stays in Open", "expand"],
];

/** @type {(choice: string) => Line[]} */
const walk = (choice) => [
  ["n ← start", "start"],
  ["until n is the goal:", "goal"],
  ["  look at the children of n", "expand"],
  [`  n ← ${choice}`, "expand"],
];

/** @type {(first: string, next: string, test: string) => Line[]} */
const deepening = (first, next, test) => [
  [`bound ← ${first}`, "start"],
  ["repeat"],
  ["  search(start)", "round"],
  [`  bound ← ${next}`, "round"],
  [""],
  ["search(n):"],
  ["  if n is the goal: return the path", "goal"],
  [`  if ${test}: go back`, "back"],
  ["  for each child c of n: search(c)", "expand"],
];

/** @type {(value: string) => Line[]} */
const recursive = (value) => [
  ["search(start, ∞)", "start"],
  [""],
  ["search(n, limit):"],
  ["  if n is the goal: return the path", "goal"],
  ["  make the children of n", "expand"],
  [`  while the best child has ${value} ≤ limit:`],
  [`    search(best child, min(limit, ${value} of the second))`, "round"],
  [`  n gets the ${value} of its best child; forget the children`, "back"],
];

/** @type {(choice: string) => Line[]} */
const bothEnds = (choice) => [
  ["Open ← { start }; Open′ ← { goal }; best ← ∞", "start"],
  ["while best > the lower bound:", "round"],
  [`  n ← ${choice}`, "expand"],
  ["  for each child c of n:", "expand"],
  ["    if c is new at this end: add it to Open or Open′", "expand"],
  ["    if c is known from the other end:", "goal"],
  ["      best ← min(best, the two paths joined)", "goal"],
];

/** @type {Map<string, Line[]>} */
const LINES = new Map([
  ["bfs", bestFirst("lowest depth")],
  ["ucs", bestFirst("lowest g")],
  ["greedy", bestFirst("lowest h")],
  ["astar", bestFirst("lowest f = g + h")],
  ["wastar", bestFirst("lowest g + w h")],
  ["focal", bestFirst("lowest h of those with f ≤ w · lowest f")],
  ["dps", bestFirst("highest (w · lowest f − g) / h")],
  ["ees", bestFirst("fewest moves to go, as learned so far, within w · lowest f")],
  ["xdp", bounded("Φ = (g + (2w − 1) h + √((g − h)² + 4w g h)) / 2w")],
  ["xup", bounded("Φ = (g + h + √((g + h)² + 4w (w − 1) h²)) / 2w")],
  ["pea", partial("all children of n whose f is f(n)")],
  ["epea", partial("only the children of n whose f is f(n), by a table of moves")],
  ["nbs", bothEnds("both nodes of the pair with the least lower bound")],
  ["mm", bothEnds("node of both lists with the lowest max(f, 2 g)")],
  ["mme", bothEnds("node of both lists with the lowest max(f, 2 g + e)")],
  ["bae", bothEnds("node with the lowest f + error, the ends in turn")],
  ["bs", bothEnds("node with the lowest f, at the end with fewer nodes")],
  ["dvcbs", bothEnds("a node of the fewest that have one of every pair below best")],
  ["idastar-tt", deepening("h(start)", "the lowest f that was cut off", "f(n), by h or by the table, > bound")],
  ["lrta", walk("the child c with the lowest 1 + h(c); h(n) ← that")],
  ["lss-lrta", walk("the best node that A* sees near n; h ← what was learned there")],
  ["hill-climbing", walk("the child with the lowest h; begin again where none is lower")],
  ["annealing", walk("a random child; a worse one the less often, the colder it is")],
  ["ids", deepening("0", "bound + 1", "the depth of n is the bound")],
  ["idastar", deepening("h(start)", "the lowest f that was cut off", "f(n) > bound")],
  ["wida", deepening("w · h(start)", "the lowest g + w h that was cut off", "g(n) + w h(n) > bound")],
  [
    "backtrack",
    [
      ["search(start)", "start"],
      [""],
      ["search(n):"],
      ["  if n is the goal: return the path", "goal"],
      ["  for each child c of n: search(c)", "expand"],
      ["  go back", "back"],
    ],
  ],
  ["rbfs", recursive("f")],
  ["wrbfs", recursive("g + w h")],
  [
    "beam",
    [
      ["Beam ← { start }", "start"],
      ["repeat"],
      ["  Children ← all children of the nodes in Beam", "expand"],
      ["  if the goal is one of them: return its path", "goal"],
      ["  Beam ← the best few of Children", "round"],
      ["  throw the others away", "round"],
    ],
  ],
  [
    "ara",
    [
      ["w ← the first weight; Open ← { start }", "start"],
      ["while w > 1:"],
      ["  while a node of Open has g + w h < best:"],
      ["    n ← node of Open with the lowest g + w h", "expand"],
      ["    for each child c of n that got cheaper:", "expand"],
      ["      if c had its turn in this round: it waits for the next", "expand"],
      ["      else: Open ← Open + c", "expand"],
      ["  best ← the path to the goal; tell it", "goal"],
      ["  w ← a smaller one; those that wait come back to Open", "round"],
    ],
  ],
  [
    "anytime",
    [
      ["best ← a first solution, tile by tile", "start"],
      ["repeat with wider and wider beams:", "round"],
      ["  Children ← all children of the states in Beam", "expand"],
      ["  Beam ← those with the best scores", "expand"],
      ["  if the goal is one of them, and shorter: best ← its path", "goal"],
    ],
  ],
  [
    "astar-idastar",
    [
      ...bestFirst("lowest f = g + h"),
      ["until memory is full; then"],
      ["  bound ← the lowest f of Open", "round"],
      ["  IDA* from each node of Open, bound by bound"],
    ],
  ],
  [
    "bfhs",
    [
      ["bound ← the lowest f that was cut off; h(start) at first", "start", "round"],
      ["Layer ← { start }", "round"],
      ["repeat"],
      ["  Next ← all children of Layer with f ≤ bound", "expand"],
      ["  if the goal is one of them: find its path again", "goal"],
      ["  keep Layer, Next and the one before; forget the others"],
    ],
  ],
  [
    "beam-stack",
    [
      ["Beam ← { start }; best ← ∞", "start"],
      ["repeat"],
      ["  Children ← all children of the nodes in Beam with f < best", "expand"],
      ["  if the goal is one of them: best ← its path", "goal"],
      ["  Beam ← the first few of Children; note which was dropped first", "round"],
      ["  if Beam is empty:", "round"],
      ["    go back to the last Beam that has dropped children", "round"],
      ["    begin its Children with the first one dropped", "round"],
    ],
  ],
  [
    "bts",
    [
      ["bound ← h(start); budget ← ∞", "start", "round"],
      ["search(start)", "round"],
      ["if few more nodes than before were expanded:"],
      ["  try larger bounds, with a budget of 8 times as many", "round"],
      [""],
      ["search(n):"],
      ["  if n is the goal: best ← the path; look for cheaper ones", "goal"],
      ["  if f(n) > bound or the budget is spent: go back", "back"],
      ["  for each child c of n: search(c)", "expand"],
    ],
  ],
  [
    "sma",
    [
      ["Open ← { start }", "start"],
      ["repeat"],
      ["  n ← deepest node of Open with the lowest f", "expand"],
      ["  if n is the goal: return its path", "goal"],
      ["  for each child c of n: f(c) ← max(f(n), g + h)", "expand"],
      ["    if memory is full: forget the leaf with the highest f;", "expand"],
      ["      its parent remembers that f, and is in Open again", "expand"],
      ["  f of n and of the nodes above it ← the lowest of their children", "expand"],
    ],
  ],
  [
    "bidirectional",
    [
      ["Open ← { start }; Open′ ← { goal }", "start"],
      ["repeat"],
      ["  take the smaller of Open and Open′", "round"],
      ["  expand all its nodes, one level", "expand"],
      ["  if a state is known from the other side:", "goal"],
      ["    return the two paths, joined", "goal"],
    ],
  ],
]);

/**
 * What a step did.
 *
 * @param {import("../watch/replay.js").Replay} replay
 * @param {number} step
 * @returns {Deed}
 */
export function deedOf({ counts }, step) {
  if (step === 0) {
    return "start";
  }
  const [before, now] = [counts[step - 1], counts[step]];
  if (now.solved >= 0 && before.solved < 0) {
    return "goal";
  }
  if (now.rounds > before.rounds) {
    return "round";
  }
  return now.expanded > before.expanded ? "expand" : "back";
}

/** @param {{replay: import("../watch/replay.js").Replay, step: number}} props */
export function Pseudocode({ replay, step }) {
  const lines = LINES.get(replay.result.algorithm.split(":")[0]);
  if (!lines) {
    return null;
  }
  const lit = new Set([deedOf(replay, step)]);
  if (lit.has("round") && rulesOf(replay.result).memory === "lists") {
    lit.add("expand"); // a new lowest priority, which the lines do not tell of
  }
  return html`<section class="panel" aria-label="The algorithm">
    <ol class="plain pseudocode">${lines.map(([line, ...deeds]) => html`<li class=${deeds.some((deed) => lit.has(deed)) ? "lit" : ""}>${line || "\u00a0"}</li>`)}</ol>
  </section>`;
}
