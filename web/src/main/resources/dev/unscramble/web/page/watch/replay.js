// A recorded search, and how it stood after any of its steps. A step is one expansion with the children that it
// made, a way back along the path, or the beginning of a round. All functions here are pure.

import { rules } from "../puzzle/puzzle.js";
import { rulesOf } from "./algorithms.js";

const GENERATED = 0;
const EXPANDED = 1;
const DUPLICATE = 2;
const REOPENED = 3;
const PRUNED = 4;
const BOUND = 5;
const SOLVED = 6;
const LEFT = 7;

/** What has become of a node, by the number that stands for it. Those from bound to forgotten are the reasons of pruning. */
export const STATUSES = [
  "unknown",
  "open",
  "closed",
  "duplicate",
  "bound",
  "depth",
  "beam",
  "forgotten",
  "goal",
  "left",
];
/** @type {(name: string) => number} */
const numberOf = (name) => STATUSES.indexOf(name);
const OPEN = numberOf("open");
const CLOSED = numberOf("closed");
const FIRST_REASON = numberOf("bound");
const FORGOTTEN = numberOf("forgotten");
const GOAL = numberOf("goal");

/** All nodes' statuses are stored once in that many steps; those between follow from the changes since. */
const CHECKPOINT = 500;

/**
 * @typedef {{id: number, parent: number, move: string | null, side: number, g: number, h: number, priority: number,
 *   depth: number}} TreeNode side is 1 in a search from the goal
 *
 * @typedef {{generated: number, expanded: number, duplicates: number, reopened: number, thrownAway: number, open: number,
 *   bound: number | null, rounds: number, round: number, current: number, tip: number, solved: number}} Counts
 *   round is the number of the round that is on; tip is the end of the path of a depth-first search
 *
 * @typedef {Counts & {step: number, status: Uint8Array}} Standing how a search stands after a step; status has the
 *   number of each node's status
 *
 * @typedef {{nodes: TreeNode[], counts: Counts[], last: number, solvedStep: number, isWhole: boolean, events: number,
 *   result: object, rounds: {from: number, to: number}[], expansions: number[], turns: Map<number, number>,
 *   stepsOfTurns: number[], stateOf: (id: number) => any, changed: number[], changedTo: number[], changeEnds: number[],
 *   checkpoints: Uint8Array[], statuses: Set<string>}} Replay counts are those after each step; rounds are the nodes of
 *   each; expansions are nodes in the order in which they were expanded, turns the first place of each there; statuses are
 *   those that some node ever has
 */

/**
 * @param {import("../puzzle/puzzle.js").Problem} problem
 * @param {{result: object, totalEvents: number, moveNames: string[], events: number[][]}} recorded by /api/trace
 * @returns {Replay}
 */
export function replayOf(problem, recorded) {
  const nodes = nodesOf(recorded);
  const stateOf = statesOf(problem, nodes);
  const replay = {
    nodes,
    stateOf,
    counts: [],
    last: 0,
    solvedStep: -1,
    isWhole: recorded.events.length === recorded.totalEvents,
    events: recorded.events.length,
    result: recorded.result,
    rounds: [{ from: 0, to: nodes.length }],
    expansions: [],
    turns: new Map(),
    stepsOfTurns: [],
    changed: [],
    changedTo: [],
    changeEnds: [],
    checkpoints: [],
    statuses: new Set(),
  };
  const events = new Events(replay, problem);
  recorded.events.forEach((event, at) => {
    if (at > 0 && beginsStep(event[0], recorded.events[at - 1][0])) {
      events.endStep();
    }
    events.add(event);
  });
  events.endStep();
  replay.last = replay.counts.length - 1;
  replay.changedTo.forEach((status) => replay.statuses.add(STATUSES[status]));
  return replay;
}

/** A bound and the expansion that follows it are one step, and so are the ways back from several nodes. */
const beginsStep = (kind, before) =>
  kind === BOUND ||
  kind === SOLVED ||
  (kind === EXPANDED && before !== BOUND && before !== REOPENED && before !== LEFT) ||
  (kind === REOPENED && before !== BOUND) ||
  (kind === LEFT && before !== LEFT);

/** @returns {TreeNode[]} */
function nodesOf({ events, moveNames }) {
  const nodes = [];
  for (const [kind, parent, move, g, h, priority, side] of events) {
    if (kind === GENERATED) {
      nodes.push({
        id: nodes.length,
        parent,
        move: parent < 0 ? null : moveNames[move],
        side,
        g,
        h,
        priority,
        depth: parent < 0 ? 0 : nodes[parent].depth + 1,
      });
    }
  }
  return nodes;
}

/** The states of nodes, each worked out when it is first asked for. */
function statesOf(problem, nodes) {
  const { start, goal, apply } = rules(problem);
  const states = new Map();
  return (id) => {
    const unknown = [];
    for (let at = id; at >= 0 && !states.has(at); at = nodes[at].parent) {
      unknown.push(nodes[at]);
    }
    for (const { id: at, parent, move, side } of unknown.reverse()) {
      states.set(at, parent >= 0 ? apply(states.get(parent), move) : side === 1 ? goal(problem) : start(problem));
    }
    return states.get(id);
  };
}

/** Takes the events of a recording one by one, and notes what each changes. */
class Events {
  constructor(replay, problem) {
    this.replay = replay;
    this.rules = rulesOf(replay.result);
    this.textOf = rules(problem).text;
    this.status = new Uint8Array(replay.nodes.length);
    /** By state, and by the end that the search came from, the node with the cheapest path to it. */
    this.cheapest = new Map();
    /** By node, its children so far. */
    this.children = replay.nodes.map(() => []);
    /** @type {Counts} */
    this.now = {
      generated: 0,
      expanded: 0,
      duplicates: 0,
      reopened: 0,
      thrownAway: 0,
      open: 0,
      bound: null,
      rounds: 0,
      round: 0,
      current: -1,
      tip: -1,
      solved: -1,
    };
  }

  endStep() {
    const { counts, changed, changeEnds, checkpoints } = this.replay;
    if (counts.length % CHECKPOINT === 0) {
      checkpoints.push(this.status.slice());
    }
    counts.push({ ...this.now });
    changeEnds.push(changed.length);
  }

  /** @param {number[]} event */
  add([kind, subject, detail]) {
    const { now, replay } = this;
    switch (kind) {
      case GENERATED:
        this.generate(now.generated++);
        break;
      case EXPANDED:
        this.expand(subject);
        break;
      case DUPLICATE:
        now.duplicates++;
        if (!this.rules.keepsCheapest || this.cheapest.get(this.key(subject)) !== subject) {
          this.settle(subject, numberOf("duplicate"));
        }
        break;
      case REOPENED:
        now.reopened++;
        break;
      case PRUNED:
        this.prune(subject, FIRST_REASON + detail);
        break;
      case BOUND:
        this.beginRound(subject);
        break;
      case SOLVED:
        now.solved = subject;
        now.current = subject;
        this.settle(subject, GOAL);
        replay.solvedStep = replay.counts.length;
        break;
      case LEFT:
        now.tip = replay.nodes[subject].parent;
        now.current = now.tip >= 0 ? now.tip : subject;
        if (this.status[subject] === CLOSED) {
          this.settle(subject, numberOf("left"));
        }
        break;
    }
  }

  /** A cheaper path takes the place of the known one in the open list. */
  generate(id) {
    const { nodes } = this.replay;
    this.settle(id, OPEN);
    this.children[nodes[id].parent]?.push(id);
    if (this.rules.keepsCheapest) {
      const key = this.key(id);
      const known = this.cheapest.get(key);
      const isKept = this.rules.keepsClosed && this.status[known] === CLOSED;
      if (known === undefined || (nodes[id].g < nodes[known].g && !isKept)) {
        this.cheapest.set(key, id);
        if (known !== undefined && this.status[known] === OPEN) {
          this.settle(known, numberOf("duplicate"));
        }
      }
    }
  }

  expand(id) {
    const { now, replay } = this;
    if (!replay.turns.has(id)) {
      replay.turns.set(id, now.expanded);
    }
    replay.expansions.push(id);
    replay.stepsOfTurns.push(replay.counts.length);
    now.expanded++;
    now.current = id;
    now.tip = id;
    this.settle(id, CLOSED);
  }

  /** What was forgotten is forgotten with its children, and may be generated again if its parent is not forgotten. */
  prune(id, reason) {
    this.now.thrownAway += reason === numberOf("beam") ? 1 : 0;
    if (reason === FORGOTTEN) {
      this.children[id]
        .filter((child) => this.status[child] === OPEN)
        .forEach((child) => this.settle(child, FORGOTTEN));
      if (this.rules.memory === "lists") {
        this.settle(this.replay.nodes[id].parent, OPEN);
      }
    }
    this.settle(id, reason);
  }

  beginRound(bound) {
    const { now, replay } = this;
    now.bound = bound;
    now.rounds++;
    if (this.rules.isDeepening && now.rounds > 1) {
      replay.rounds[now.round].to = now.generated;
      replay.rounds.push({ from: now.generated, to: replay.nodes.length });
      now.round++;
      now.tip = -1;
    }
  }

  settle(id, status) {
    this.now.open += (status === OPEN ? 1 : 0) - (this.status[id] === OPEN ? 1 : 0);
    this.status[id] = status;
    this.replay.changed.push(id);
    this.replay.changedTo.push(status);
  }

  key(id) {
    return this.replay.nodes[id].side + this.textOf(this.replay.stateOf(id));
  }
}

/**
 * How the search stands after a step.
 *
 * @param {Replay} replay
 * @param {number} step
 * @returns {Standing}
 */
export function standingAt(replay, step) {
  const within = Math.max(0, Math.min(step, replay.last));
  const checkpoint = Math.floor(within / CHECKPOINT);
  const status = replay.checkpoints[checkpoint].slice();
  for (let at = replay.changeEnds[checkpoint * CHECKPOINT]; at < replay.changeEnds[within]; at++) {
    status[replay.changed[at]] = replay.changedTo[at];
  }
  return { ...replay.counts[within], step: within, status };
}

/** What has become of a node, in one word; current is the one expanded last. */
export const statusOf = (standing, id) =>
  standing.solved === id ? "goal" : standing.current === id ? "current" : STATUSES[standing.status[id]];

/** The nodes with a status. */
export function nodesWith(replay, standing, status) {
  const number = numberOf(status);
  const found = [];
  for (let id = 0; id < standing.generated; id++) {
    if (standing.status[id] === number) {
      found.push(replay.nodes[id]);
    }
  }
  return found;
}

/** The path to a node, from the start on. */
export function pathTo(replay, id) {
  const path = [];
  for (let node = replay.nodes[id]; node; node = replay.nodes[node.parent]) {
    path.push(node);
  }
  return path.reverse();
}

/** The path that a depth-first search is on, or that has led to the goal. */
export const currentPath = (replay, { solved, tip }) => pathTo(replay, solved >= 0 ? solved : tip);

/**
 * The node of the other tree that has the same state, where two searches meet.
 *
 * @returns {number} -1 if there is none
 */
export function metBy(replay, id) {
  const { side } = replay.nodes[id];
  if (rulesOf(replay.result).memory !== "sides") {
    return -1;
  }
  const state = JSON.stringify(replay.stateOf(id));
  const met = replay.nodes.find(
    (other) => other.side !== side && JSON.stringify(replay.stateOf(other.id)) === state,
  );
  return met?.id ?? -1;
}

/** The nodes that are drawn together: those of the round that is on, with the start, where a search begins again. */
export function drawnTogether(replay, round) {
  const { from, to } = replay.rounds[round];
  const nodes = replay.nodes.slice(from, to);
  return nodes.length > 0 && nodes[0].parent >= 0 ? [replay.nodes[0], ...nodes] : nodes;
}
