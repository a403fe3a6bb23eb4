// A recorded search, and how it stood after any of its steps. A step is one expansion with the children that it
// made, or the beginning of a round. All functions here are pure.

import { rules } from "../puzzle/puzzle.js";

const GENERATED = 0;
const EXPANDED = 1;
const DUPLICATE = 2;
const REOPENED = 3;
const PRUNED = 4;
const BOUND = 5;
const SOLVED = 6;

/** Searches that keep one open node for a state, that of the cheapest path. */
const KEEP_CHEAPEST = ["bfs", "ucs", "astar", "wastar", "astar-idastar"];

export const PRUNED_REASONS = ["bound", "depth", "beam", "forgotten"];

/**
 * @typedef {{id: number, parent: number, move: string | null, atGoal: boolean, g: number, h: number, f: number,
 *   step: number, root: number, state: object, key: string}} TreeNode step is the one in which it was generated, root
 *   the first of its tree, key the same for equal states
 * @typedef {{nodes: TreeNode[], steps: number[], events: number[][], solvedStep: number, isWhole: boolean,
 *   result: object}} Replay steps holds, for each step, how many events have happened when it is over
 */

/**
 * @param {import("../puzzle/puzzle.js").Problem} problem
 * @param {{result: object, totalEvents: number, moveNames: string[], events: number[][]}} recorded by /api/trace
 * @returns {Replay}
 */
export function replayOf(problem, recorded) {
  const nodes = [];
  const steps = [];
  let solvedStep = -1;
  recorded.events.forEach((event, at) => {
    if (at > 0 && beginsStep(event[0], recorded.events[at - 1][0])) {
      steps.push(at);
    }
    if (event[0] === GENERATED) {
      nodes.push(nodeOf(problem, event, nodes, recorded.moveNames, steps.length));
    } else if (event[0] === SOLVED) {
      solvedStep = steps.length;
    }
  });
  steps.push(recorded.events.length);
  return {
    nodes,
    steps,
    events: recorded.events,
    solvedStep,
    isWhole: recorded.events.length === recorded.totalEvents,
    result: recorded.result,
  };
}

/** A bound and the expansion that follows it are one step. */
const beginsStep = (kind, before) =>
  kind === BOUND ||
  kind === SOLVED ||
  (kind === EXPANDED && before !== BOUND && before !== REOPENED) ||
  (kind === REOPENED && before !== BOUND);

function nodeOf(problem, event, nodes, moveNames, step) {
  const [, parent, move, g, h, f] = event;
  const id = nodes.length;
  const atGoal = parent < 0 && move === 1;
  const rulesOf = rules(problem);
  const state =
    parent >= 0
      ? rulesOf.apply(nodes[parent].state, moveNames[move])
      : atGoal
        ? rulesOf.goal(problem)
        : rulesOf.start(problem);
  return {
    id,
    parent,
    move: parent < 0 ? null : moveNames[move],
    atGoal,
    g,
    h,
    f,
    step,
    root: parent < 0 ? id : nodes[parent].root,
    state,
    key: rulesOf.text(state),
  };
}

/**
 * How the search stands after a step.
 *
 * @typedef {{generated: number, expanded: number[], open: Set<number>, status: Map<number, string>, duplicates: number,
 *   reopened: number, bound: number | null, rounds: number, current: number, solved: number}} Standing expanded holds
 *   nodes in the order in which they were; status is open, closed, duplicate, bound, depth, beam or forgotten
 *
 * @param {Replay} replay
 * @param {number} step
 * @returns {Standing}
 */
export function standingAt(replay, step) {
  const standing = {
    generated: 0,
    expanded: [],
    open: new Set(),
    status: new Map(),
    duplicates: 0,
    reopened: 0,
    bound: null,
    rounds: 0,
    current: -1,
    solved: -1,
  };
  const cheapest = KEEP_CHEAPEST.includes(replay.result.algorithm) ? new Map() : null;
  const end = replay.steps[Math.max(0, Math.min(step, replay.steps.length - 1))];
  for (let at = 0; at < end; at++) {
    happen(standing, replay.events[at], replay.nodes, cheapest);
  }
  return standing;
}

/** @param {Map<string, TreeNode> | null} cheapest by state, the node with the cheapest path to it */
function happen(standing, event, nodes, cheapest) {
  const [kind, subject, detail] = event;
  switch (kind) {
    case GENERATED:
      standing.open.add(standing.generated);
      standing.status.set(standing.generated, "open");
      replace(standing, nodes[standing.generated], cheapest);
      standing.generated++;
      break;
    case EXPANDED:
      standing.expanded.push(subject);
      standing.current = subject;
      settle(standing, subject, "closed");
      break;
    case DUPLICATE:
      standing.duplicates++;
      if (cheapest?.get(nodes[subject].key)?.id !== subject) {
        settle(standing, subject, "duplicate");
      }
      break;
    case REOPENED:
      standing.reopened++;
      break;
    case PRUNED:
      settle(standing, subject, PRUNED_REASONS[detail]);
      break;
    case BOUND:
      standing.bound = subject;
      standing.rounds++;
      break;
    case SOLVED:
      standing.solved = subject;
      standing.current = subject;
      break;
  }
}

/** A cheaper path takes the place of the known one in the open list. */
function replace(standing, node, cheapest) {
  const known = cheapest?.get(node.key);
  if (!known || node.g < known.g) {
    cheapest?.set(node.key, node);
    if (known && standing.open.has(known.id)) {
      settle(standing, known.id, "duplicate");
    }
  }
}

function settle(standing, node, status) {
  standing.open.delete(node);
  standing.status.set(node, status);
}

/** The nodes on the way to a node, itself included. */
export function ancestors(replay, id) {
  const all = new Set();
  for (let node = replay.nodes[id]; node; node = replay.nodes[node.parent]) {
    all.add(node.id);
  }
  return all;
}
