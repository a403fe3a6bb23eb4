// The rules of sliding tiles. A move is the direction in which the blank goes, as everywhere in Unscramble.

/**
 * @typedef {{rows: number, columns: number, cells: number[]}} Board cells by rows, 0 for the blank
 */

const STEPS = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] };

export const MOVES = Object.keys(STEPS);

/** @type {Record<string, string>} */
const INVERSES = { up: "down", down: "up", left: "right", right: "left" };

export const inverse = (move) => INVERSES[move];

/** @param {Board} board */
export const blankAt = (board) => board.cells.indexOf(0);

/**
 * The cell that the blank goes to, or -1.
 *
 * @param {Board} board
 * @param {string} move
 */
export function target(board, move) {
  const blank = blankAt(board);
  const row = Math.floor(blank / board.columns) + STEPS[move][0];
  const column = (blank % board.columns) + STEPS[move][1];
  const isOnBoard = row >= 0 && row < board.rows && column >= 0 && column < board.columns;
  return isOnBoard ? row * board.columns + column : -1;
}

/** @param {Board} board */
export const legalMoves = (board) => MOVES.filter((move) => target(board, move) >= 0);

/**
 * The board after a move that is legal.
 *
 * @param {Board} board
 * @param {string} move
 * @returns {Board}
 */
export function apply(board, move) {
  return swap(board, blankAt(board), target(board, move));
}

/**
 * The board with two cells swapped, which may be impossible to solve.
 *
 * @param {Board} board
 */
export function swap(board, one, other) {
  const cells = board.cells.slice();
  [cells[one], cells[other]] = [cells[other], cells[one]];
  return { ...board, cells };
}

/**
 * The moves that slide the tiles between a cell and the blank, if the two are in line: none, one or several.
 *
 * @param {Board} board
 * @param {number} cell
 * @returns {string[]}
 */
export function slides(board, cell) {
  const blank = blankAt(board);
  const down = Math.floor(cell / board.columns) - Math.floor(blank / board.columns);
  const right = (cell % board.columns) - (blank % board.columns);
  if (down !== 0 && right !== 0) {
    return [];
  }
  const move = down > 0 ? "down" : down < 0 ? "up" : right > 0 ? "right" : "left";
  return Array(Math.abs(down + right)).fill(move);
}

/** @param {Board} board */
export const isSame = (board, other) => board.cells.every((tile, cell) => tile === other.cells[cell]);

/** The board as text that every command reads. */
export function text(board) {
  const rows = [];
  for (let row = 0; row < board.rows; row++) {
    rows.push(board.cells.slice(row * board.columns, (row + 1) * board.columns).join(" "));
  }
  return rows.join(" / ");
}
