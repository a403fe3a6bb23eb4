// What people call algorithms and heuristics, which the command line and addresses name in one word.

const ALGORITHMS = new Map([
  ["backtrack", "Backtracking"],
  ["ids", "Iterative deepening (IDS)"],
  ["bfs", "Breadth-first search (BFS)"],
  ["ucs", "Uniform-cost search (UCS)"],
  ["greedy", "Greedy best-first search"],
  ["astar", "A*"],
  ["wastar", "Weighted A*"],
  ["idastar", "IDA*"],
  ["astar-idastar", "A*, then IDA*"],
  ["rbfs", "Recursive best-first search (RBFS)"],
  ["wida", "Weighted IDA*"],
  ["wrbfs", "Weighted RBFS"],
  ["beam", "Beam search"],
  ["beam-stack", "Beam-stack search"],
  ["pea", "Partial-expansion A* (PEA*)"],
  ["epea", "Enhanced partial expansion (EPEA*)"],
  ["bfhs", "Breadth-first heuristic search"],
  ["idastar-tt", "IDA* with a table"],
  ["bts", "Budgeted tree search (BTS)"],
  ["sma", "Memory-bounded A* (SMA*)"],
  ["bidirectional", "Bidirectional search"],
  ["nbs", "Near-optimal bidirectional search (NBS)"],
  ["mm", "Meet in the middle (MM)"],
  ["mme", "Meet in the middle (MMe)"],
  ["bae", "BAE*, from both ends"],
  ["bs", "BS*, from both ends"],
  ["dvcbs", "Vertex covers from both ends (DVCBS)"],
  ["xdp", "Bounded search (XDP)"],
  ["xup", "Bounded search (XUP)"],
  ["focal", "Focal search (A*-epsilon)"],
  ["dps", "Dynamic potential search (DPS)"],
  ["ees", "Explicit estimation search (EES)"],
  ["ara", "Anytime repairing A* (ARA*)"],
  ["lrta", "Real-time search (LRTA*)"],
  ["lss-lrta", "Real-time search (LSS-LRTA*)"],
  ["hill-climbing", "Hill climbing"],
  ["annealing", "Simulated annealing"],
  ["anytime", "Anytime search"],
]);

/** Which states a depth-first search compares a new one with, the usual rule first. */
const DUPLICATE_RULES = new Map([
  ["ids", ["path", "all"]],
  ["backtrack", ["all", "path"]],
]);

/** @param {string} algorithm */
export const duplicateRules = (algorithm) => DUPLICATE_RULES.get(algorithm) ?? [];

/** @param {string} rule */
export const duplicateRuleName = (rule) =>
  ({ path: "on its path", all: "everywhere" })[rule] ?? rule;

/** Algorithms with a weight behind their names; that of a bounded search is the bound. */
export const WEIGHTED = ["wastar", "wida", "wrbfs", "xdp", "xup", "focal", "dps", "ees", "ara"];

/** What follows the name of an algorithm, behind a colon, in words. */
function valueWords(name, value) {
  if (name === "beam" || name === "beam-stack") {
    return `width ${value}`;
  }
  if (name === "lss-lrta") {
    return `look-ahead ${value}`;
  }
  if (name === "hill-climbing" || name === "annealing") {
    return `${value} restarts`;
  }
  if (WEIGHTED.includes(name)) {
    return `weight ${value}`;
  }
  return DUPLICATE_RULES.has(name) ? `duplicates ${duplicateRuleName(value)}` : value;
}

const HEURISTICS = new Map([
  ["zero", "no estimate"],
  ["misplaced", "misplaced tiles (h1)"],
  ["h1", "misplaced tiles (h1)"],
  ["manhattan", "Manhattan distances (h2)"],
  ["h2", "Manhattan distances (h2)"],
  ["euclidean", "straight distances"],
  ["gaschnig", "Gaschnig’s swaps"],
  ["max-sort", "max-sort swaps"],
  ["linear-conflict", "linear conflicts"],
  ["walking-distance", "walking distance"],
  ["in-place", "tiles in place"],
  ["pdb", "pattern databases"],
  ["pdb:twist", "pattern database of twists"],
  ["pdb:permutation", "pattern database of places"],
  ["pdb:exact", "exact distances"],
  ["own", "your own"],
]);

/** Short names, for what is put together of several. */
const SHORT = new Map([
  ["misplaced", "h1"],
  ["manhattan", "h2"],
  ["pdb:twist", "twists"],
  ["pdb:permutation", "places"],
]);

/** @param {string} algorithm perhaps with its number, such as beam:50 */
export function algorithmName(algorithm) {
  const [name, value] = algorithm.split(":");
  const words = ALGORITHMS.get(name) ?? name;
  return value ? `${words}, ${valueWords(name, value)}` : words;
}

/** @param {string} heuristic such as misplaced or sum(misplaced,manhattan) */
export function heuristicName(heuristic) {
  const parts = /^(sum|max)\(([^()]+)\)$/.exec(heuristic);
  if (!parts) {
    return HEURISTICS.get(heuristic) ?? heuristic;
  }
  const names = parts[2].split(",").map((part) => SHORT.get(part.trim()) ?? part.trim());
  return parts[1] === "sum" ? names.join(" + ") : `max(${names.join(", ")})`;
}

/** Names for tables, where there is little room. */
const SHORT_ALGORITHMS = new Map([
  ["ids", "IDS"],
  ["bfs", "BFS"],
  ["ucs", "UCS"],
  ["greedy", "Greedy"],
  ["rbfs", "RBFS"],
  ["wida", "WIDA*"],
  ["wrbfs", "WRBFS"],
  ["beam", "Beam"],
  ["beam-stack", "Beam stack"],
  ["pea", "PEA*"],
  ["epea", "EPEA*"],
  ["bfhs", "BFHS"],
  ["bts", "BTS"],
  ["sma", "SMA*"],
  ["bidirectional", "Bidirectional"],
  ["nbs", "NBS"],
  ["mm", "MM"],
  ["mme", "MMe"],
  ["bae", "BAE*"],
  ["bs", "BS*"],
  ["dvcbs", "DVCBS"],
  ["xdp", "XDP"],
  ["xup", "XUP"],
  ["focal", "Focal"],
  ["dps", "DPS"],
  ["ees", "EES"],
  ["ara", "ARA*"],
  ["lrta", "LRTA*"],
  ["lss-lrta", "LSS-LRTA*"],
  ["annealing", "Annealing"],
  ["anytime", "Anytime"],
]);

/**
 * A solver in a few letters: "A*, h1".
 *
 * @param {{algorithm: string, heuristic: string}} solver
 */
export function shortSolverWords({ algorithm, heuristic }) {
  const [name, value] = algorithm.split(":");
  const words = (SHORT_ALGORITHMS.get(name) ?? algorithmName(name)) + (value ? ` ${DUPLICATE_RULES.has(name) ? duplicateRuleName(value) : value}` : "");
  return heuristic ? `${words}, ${SHORT.get(heuristic) ?? heuristicName(heuristic)}` : words;
}

/** What found a result, in the words of people. */
export const resultName = ({ algorithm, heuristic, label }) =>
  algorithm ? solverWords({ algorithm, heuristic: heuristic ?? "" }) : label;

/**
 * A solver as people call it: "A*, misplaced tiles (h1)".
 *
 * @param {{algorithm: string, heuristic: string}} solver
 */
export const solverWords = ({ algorithm, heuristic }) =>
  algorithmName(algorithm) + (heuristic ? `, ${heuristicName(heuristic)}` : "");
