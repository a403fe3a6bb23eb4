// A game: a start, the moves made, and those that were taken back or come from a solution, in one line of time.
// All functions here are pure.

import { rules } from "../puzzle/puzzle.js";

/**
 * @typedef {{problem: import("../puzzle/puzzle.js").Problem, states: object[], moves: string[], at: number,
 *   helped: number, turn: {name: string, id: number} | undefined}} Game states[i + 1] is states[i] after moves[i]; we are
 *   at states[at]; from moves[helped] on, moves are those of a solution that was shown; turn is the move that led here
 *   last, forward or back
 */

/**
 * @param {import("../puzzle/puzzle.js").Problem} problem
 * @returns {Game}
 */
export const newGame = (problem) => ({
  problem,
  states: [rules(problem).start(problem)],
  moves: [],
  at: 0,
  helped: Infinity,
  turn: undefined,
});

export const stateOf = (game) => game.states[game.at];

export const isSolved = (game) => rules(game.problem).isGoal(stateOf(game), game.problem);

const nextTurn = (game, name) => ({ name, id: (game.turn?.id ?? 0) + 1 });

/**
 * Makes moves; what lay ahead is forgotten, unless it is just these moves. A move that is not legal is not made: fast
 * fingers may ask for one that was legal in the picture they saw.
 *
 * @param {Game} game
 * @param {string[]} moves
 */
export function play(game, moves) {
  const { legalMoves, apply } = rules(game.problem);
  const now = { ...game, states: game.states.slice(), moves: game.moves.slice() };
  for (const move of moves.filter(Boolean)) {
    if (!legalMoves(stateOf(now)).includes(move)) {
      continue;
    }
    if (now.moves[now.at] !== move) {
      now.states.splice(now.at + 1, Infinity, apply(stateOf(now), move));
      now.moves.splice(now.at, Infinity, move);
      now.helped = now.helped < now.at ? now.helped : Infinity;
    }
    now.at += 1;
    now.turn = nextTurn(now, move);
  }
  return now;
}

/** Puts a solution ahead of where we are. */
export function withSolution(game, solution) {
  const ahead = play({ ...game, moves: game.moves.slice(0, game.at) }, solution);
  return { ...ahead, at: game.at, helped: Math.min(ahead.helped, game.at), turn: game.turn };
}

/** Whether some of the moves made are those of a solution that was shown. */
export const isHelped = (game) => game.helped < game.at;

/** Between the moves made and those ahead, in the text of a game. */
const HERE = ".";

/**
 * The game in the settings of an address: the moves made, and after a dot those ahead.
 *
 * @param {Game} game
 * @returns {{moves: string, helped: string}}
 */
export function writeGame(game) {
  const text = (moves) => moves.map(rules(game.problem).moveText).join("");
  const ahead = text(game.moves.slice(game.at));
  return {
    moves: text(game.moves.slice(0, game.at)) + (ahead && HERE + ahead),
    helped: game.helped < game.moves.length ? String(game.helped) : "",
  };
}

/**
 * The game that an address holds; moves that are not legal are left out.
 *
 * @param {import("../puzzle/puzzle.js").Problem} problem
 * @param {{moves?: string, helped?: string}} settings
 * @returns {Game}
 */
export function readGame(problem, { moves = "", helped = "" }) {
  const [made, ahead = ""] = moves.split(HERE, 2);
  const read = rules(problem).readMoves;
  const here = play(newGame(problem), read(made));
  const whole = play(here, read(ahead));
  return { ...whole, at: here.at, helped: /^\d+$/.test(helped) ? Number(helped) : Infinity, turn: undefined };
}

export const undo = (game) => jump(game, game.at - 1);

export const redo = (game) => jump(game, game.at + 1);

/** Goes to another point of the line of time. */
export function jump(game, to) {
  const at = Math.max(0, Math.min(game.moves.length, to));
  if (at === game.at + 1) {
    return { ...game, at, turn: nextTurn(game, game.moves[game.at]) };
  }
  if (at === game.at - 1) {
    return { ...game, at, turn: nextTurn(game, rules(game.problem).inverse(game.moves[at])) };
  }
  return { ...game, at, turn: undefined };
}
