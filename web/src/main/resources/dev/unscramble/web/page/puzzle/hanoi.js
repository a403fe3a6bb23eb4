// The Tower of Hanoi: a state is the peg of each disc, the largest first, as a text of letters. The move AC takes the top
// disc of A to C.

const letter = (peg) => String.fromCharCode(65 + peg);

/** The place in the text of the top disc of a peg: the smallest is the last; -1 if there is none. */
const top = (state, peg) => state.lastIndexOf(peg);

const pegs = (problem) => Array.from({ length: problem.pegs }, (_, peg) => letter(peg));

export const moves = (problem) =>
  pegs(problem).flatMap((from) => pegs(problem).filter((to) => to !== from).map((to) => from + to));

export const legalMoves = (state, problem) =>
  moves(problem).filter((move) => top(state, move[0]) > top(state, move[1]));

export function apply(state, move) {
  const disc = top(state, move[0]);
  return state.slice(0, disc) + move[1] + state.slice(disc + 1);
}

export const inverse = (move) => move[1] + move[0];

/** By peg: its discs from below, by their size, from 1. */
export const towers = (state, problem) =>
  pegs(problem).map((peg) =>
    [...state].map((own, place) => (own === peg ? state.length - place : 0)).filter((size) => size > 0),
  );
