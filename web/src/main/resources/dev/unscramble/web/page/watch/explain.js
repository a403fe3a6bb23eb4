// Why a node is where it is, in a sentence or two.

import { counted, number, solutionLength } from "../app/words.js";
import { rulesOf, value } from "./algorithms.js";
import { nodesWith, standingAt, STATUSES } from "./replay.js";

const STATUS_WORDS = {
  open: "It waits to be expanded.",
  duplicate: "Its state was known already, so it is left out.",
  bound: "The bound of this round ends the search here: the node is not expanded.",
  depth: "It is too deep to be expanded.",
  beam: "The beam kept better ones and threw it away.",
  forgotten: "It was forgotten for a better alternative, and may be found again.",
};

/** 1st, 2nd, 3rd, 4th, ... */
export function ordinal(place) {
  const tens = place % 100;
  const ending = tens > 10 && tens < 14 ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${number(place)}${ending}`;
}

/**
 * @param {import("./replay.js").Replay} replay
 * @param {import("./replay.js").Standing} standing the search now
 * @param {number} id
 */
export function explain(replay, standing, id) {
  const node = replay.nodes[id];
  const rules = rulesOf(replay.result);
  if (standing.solved === id) {
    return rules.memory === "sides"
      ? `Here the two searches meet: ${solutionLength(replay.result)} in all.`
      : `It is the goal, ${counted(node.depth, "move")} from the start.`;
  }
  const status = STATUSES[standing.status[id]];
  const turn = replay.turns.get(id) ?? Infinity;
  if (turn >= standing.expanded) {
    return STATUS_WORDS[status] ?? "";
  }
  const reason = rules.order ?? byOrder(replay, id, replay.stepsOfTurns[turn]);
  const after = { left: " The search has gone back from it.", forgotten: " " + STATUS_WORDS.forgotten }[status] ?? "";
  return `Expanded ${ordinal(turn + 1)}: ${reason}.${after}`;
}

/** For searches with an open list: what was lowest, and how ties were broken. */
function byOrder(replay, id, step) {
  const node = replay.nodes[id];
  const { priority } = rulesOf(replay.result);
  const open = step > 0 ? nodesWith(replay, standingAt(replay, step - 1), "open") : [];
  const ties = open.filter((other) => other.priority === node.priority);
  const lowest = `${priority} = ${value(node.priority)} was lowest`;
  if (ties.length < 2) {
    return lowest;
  }
  const others = `, as it was for ${number(ties.length - 1)} other${ties.length > 2 ? "s" : ""}`;
  const h = ties.map((other) => other.h);
  if (Math.min(...h) === node.h && Math.max(...h) > node.h) {
    return `${lowest}${others}; the tie was broken by lower h`;
  }
  return `${lowest}${others}; the tie was broken by ${node.id === Math.min(...ties.map((other) => other.id)) ? "age, the oldest first" : "age, the newest first"}`;
}
