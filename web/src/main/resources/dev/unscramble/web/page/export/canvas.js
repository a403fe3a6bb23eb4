// States drawn on a canvas, for pictures and animations.

import { COLOUR_LETTERS, FACE_NAMES } from "../puzzle/cube.js";
import { rules } from "../puzzle/puzzle.js";
import { tileColour } from "../puzzle/tile-board.js";
import { blankAt, target } from "../puzzle/tiles.js";

const BACK = "#ffffff";
const WELL = "#dfdbd0";
const INK = "#14202b";
const COLOURS = { U: "#f7d417", R: "#2fae60", F: "#e2574c", D: "#fbfaf5", L: "#5b9bea", B: "#ff9f38" };

/** Where the faces are in the unfolded cube, in faces. */
const NET = { U: [1, 0], L: [0, 1], F: [1, 1], R: [2, 1], B: [3, 1], D: [1, 2] };

/** How high a picture of this width is. */
export const heightFor = (problem, width) =>
  problem.kind === "cube" ? (width * 3) / 4 : Math.round((width * problem.rows) / problem.columns);

/**
 * @param {CanvasRenderingContext2D} context
 * @param {object} state
 * @param {string} [move] the move that is being made, of which a share is done
 * @param {number} [share]
 */
export function draw(context, problem, state, width, move, share) {
  context.fillStyle = BACK;
  context.fillRect(0, 0, width, heightFor(problem, width));
  context.textAlign = "center";
  context.textBaseline = "middle";
  if (problem.kind === "cube") {
    drawNet(context, state, width);
  } else {
    drawBoard(context, state, rules(problem).goal(problem), width, move, share);
  }
}

function drawBoard(context, board, goal, width, move, share = 0) {
  const cell = width / board.columns;
  const blank = blankAt(board);
  const moved = move ? target(board, move) : -1;
  box(context, 0, 0, width, cell * board.rows, cell * 0.08, WELL);
  board.cells.forEach((tile, at) => {
    if (tile === 0) {
      return;
    }
    const way = at === moved ? share : 0;
    const column = (at % board.columns) * (1 - way) + (blank % board.columns) * way;
    const row = Math.floor(at / board.columns) * (1 - way) + Math.floor(blank / board.columns) * way;
    const gap = cell * 0.03;
    box(
      context,
      column * cell + gap,
      row * cell + gap,
      cell - 2 * gap,
      cell - 2 * gap,
      cell * 0.14,
      tileColour(tile, goal),
    );
    write(context, String(tile), (column + 0.5) * cell, (row + 0.53) * cell, cell * 0.38);
  });
}

function drawNet(context, stickers, width) {
  const size = width / 8.4;
  FACE_NAMES.forEach((face, number) => {
    const [column, row] = NET[face];
    const x = column * size * 2.1;
    const y = row * size * 2.1;
    box(context, x, y, size * 2, size * 2, size * 0.12, "#161b21");
    for (let place = 0; place < 4; place++) {
      const colour = stickers[4 * number + place];
      const left = x + (place % 2) * size;
      const top = y + Math.floor(place / 2) * size;
      box(context, left + size * 0.05, top + size * 0.05, size * 0.9, size * 0.9, size * 0.12, COLOURS[colour]);
      write(context, COLOUR_LETTERS[colour], left + size / 2, top + size * 0.53, size * 0.4);
    }
  });
}

function box(context, x, y, width, height, radius, colour) {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fill();
}

function write(context, text, x, y, size) {
  context.fillStyle = INK;
  context.font = `650 ${Math.round(size)}px system-ui, sans-serif`;
  context.fillText(text, x, y);
}
