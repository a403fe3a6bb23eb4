// Why a node is where it is, in a sentence or two.

import { counted, solutionLength } from "../app/words.js";

const STATUS_WORDS = {
  open: "It waits to be expanded.",
  duplicate: "Its state was known already, so it is left out.",
  bound: "The bound of this round ends the search here: the node is not expanded.",
  depth: "It is too deep to be expanded.",
  beam: "The beam kept better ones and threw it away.",
  forgotten: "It was given up for a better alternative, and may be expanded again.",
};

/** 1st, 2nd, 3rd, 4th, ... */
export function ordinal(number) {
  const tens = number % 100;
  const ending = tens > 10 && tens < 14 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number.toLocaleString("en")}${ending}`;
}

/** How an algorithm decides which node is next; by f where it says nothing else. */
const ORDERS = {
  backtrack: "the newest child of the deepest node comes first",
  ids: "within the depth of the round, the newest child of the deepest node comes first",
  idastar: "within the bound on f, the first child of the deepest node comes first",
  rbfs: "it is the best child, and no alternative elsewhere has a lower f",
  beam: "all nodes that the beam kept are expanded, level by level",
  anytime: "all states that the beam kept are expanded, level by level",
  bidirectional: "the smaller of the two frontiers is expanded next, level by level",
};

/**
 * @param {import("./replay.js").Replay} replay
 * @param {import("./replay.js").Standing} standing the search now
 * @param {number} id
 * @param {(step: number) => import("./replay.js").Standing} standingAt
 */
export function explain(replay, standing, id, standingAt) {
  const node = replay.nodes[id];
  if (standing.solved === id) {
    return replay.result.algorithm === "bidirectional"
      ? `Here the two searches meet: ${solutionLength(replay.result)} in all.`
      : `It is the goal, ${counted(node.g, "move")} from the start.`;
  }
  const turn = standing.expanded.indexOf(id);
  if (turn < 0) {
    return STATUS_WORDS[standing.status.get(id)] ?? "";
  }
  const algorithm = replay.result.algorithm;
  const reason = ORDERS[algorithm] ?? byOrder(replay, id, standingAt(stepOf(replay, turn) - 1), algorithm);
  return `Expanded ${ordinal(turn + 1)}: ${reason}.`;
}

/** The step of an expansion. */
export function stepOf(replay, turn) {
  let seen = -1;
  for (let step = 0, at = 0; step < replay.steps.length; step++) {
    for (; at < replay.steps[step]; at++) {
      seen += replay.events[at][0] === 1 ? 1 : 0;
      if (seen === turn) {
        return step;
      }
    }
  }
  return replay.steps.length - 1;
}

/** For searches with an open list: what was lowest, and how ties were broken. */
function byOrder(replay, id, before, algorithm) {
  const node = replay.nodes[id];
  const what = { bfs: "depth", ucs: "g", greedy: "h" }[algorithm] ?? "f";
  const ties = [...before.open].map((other) => replay.nodes[other]).filter((other) => other.f === node.f);
  const lowest = `${what} = ${node.f} was lowest`;
  if (ties.length < 2) {
    return lowest;
  }
  const others = `, as it was for ${ties.length - 1} other${ties.length > 2 ? "s" : ""}`;
  const h = ties.map((other) => other.h);
  if (Math.min(...h) === node.h && Math.max(...h) > node.h) {
    return `${lowest}${others}; the tie was broken by lower h`;
  }
  return `${lowest}${others}; the tie was broken by ${node.id === Math.min(...ties.map((other) => other.id)) ? "age, the oldest first" : "age, the newest first"}`;
}
