// Permutation puzzles: by slot, the piece that is there, named by the slot where it belongs, and how it is turned.

/**
 * @typedef {{pieces: number[], turns: number[]}} Pieces
 * @typedef {{name: string, size: number, orientations: number}} PieceSet
 */

/** By slot, the number of ways in which a piece can be turned there. */
const orientations = (problem) => problem.sets.flatMap(({ size, orientations: count }) => Array(size).fill(count));

/** The slots whose pieces may be turned in any way. */
const loose = (problem) =>
  new Set(problem.goalPieces.filter((home, slot) => problem.solvedTurns[slot] < 0));

/** @returns {Pieces} */
export const start = (problem) => ({ pieces: problem.pieces, turns: problem.turns });

/** @returns {Pieces} */
export const goal = (problem) => ({ pieces: problem.goalPieces, turns: problem.goalPieces.map(() => 0) });

export const isSame = (one, other) =>
  one.pieces.every((piece, slot) => piece === other.pieces[slot] && one.turns[slot] === other.turns[slot]);

export const moves = (problem) => problem.effects.map(({ name }) => name);

/** What makes a puzzle's moves fast to make, worked out once. */
const tables = new WeakMap();

function tableOf(problem) {
  if (!tables.has(problem)) {
    tables.set(problem, {
      effects: new Map(problem.effects.map((effect) => [effect.name, effect])),
      orientations: orientations(problem),
      loose: loose(problem),
    });
  }
  return tables.get(problem);
}

/**
 * The pieces after a move.
 *
 * @param {Pieces} state
 * @param {string} move
 * @returns {Pieces}
 */
export function apply(state, move, problem) {
  const { effects, orientations: ways, loose: anyhow } = tableOf(problem);
  const { from, turns } = effects.get(move);
  const pieces = from.map((slot) => state.pieces[slot]);
  return {
    pieces,
    turns: from.map((slot, to) => (anyhow.has(pieces[to]) ? 0 : (state.turns[slot] + turns[to]) % ways[to])),
  };
}

/** The move that takes another one back. */
export function inverse(move, problem) {
  const home = { pieces: problem.effects[0].from.map((_, slot) => slot), turns: problem.turns.map(() => 0) };
  const made = apply(home, move, problem);
  return moves(problem).find((back) => isSame(apply(made, back, problem), home)) ?? move;
}

/** The pieces as text that every command reads: each set, its pieces, and how they are turned. */
export function text(state, problem) {
  let first = 0;
  return problem.sets
    .flatMap(({ name, size, orientations: ways }) => {
      const slots = Array.from({ length: size }, (_, i) => first + i);
      first += size;
      const numbers = slots.map((slot) => problem.numbers[state.pieces[slot]]);
      const turns = slots.map((slot) => (state.turns[slot] + Math.max(0, problem.solvedTurns[state.pieces[slot]])) % ways);
      return [name, ...numbers, ...(ways > 1 ? turns : [])];
    })
    .join(" ");
}
