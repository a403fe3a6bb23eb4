// Small pictures of states, for the nodes of a tree.

import { COLOUR_WORDS, STICKERS } from "../puzzle/cube.js";
import { rules } from "../puzzle/puzzle.js";
import { drawing, isDrawn, outline, strokeWidth } from "../puzzle/shapes.js";
import { tileColour } from "../puzzle/tile-board.js";

const INK = "#14202b";
const STICKER_COLOURS = {
  yellow: "#f7d417",
  green: "#2fae60",
  red: "#e2574c",
  white: "#fbfaf5",
  blue: "#5b9bea",
  orange: "#ff9f38",
};

/** Where the faces are in the unfolded cube, in stickers from the middle. */
const NET = { U: [-2, -3], L: [-4, -1], F: [-2, -1], R: [0, -1], B: [2, -1], D: [-2, 1] };

/** Numbers smaller than this, in pixels, are left out. */
const LEAST_NUMBER = 5;

/**
 * Draws states, all that has one colour at once.
 *
 * @param {import("./pens.js").Pen} pen
 * @param {object} problem
 * @param {{state: any, x: number, y: number}[]} pictures with their middles
 * @param {number} side how large they are
 * @param {number} zoom how many pixels a unit of the picture has
 */
export function drawStates(pen, problem, pictures, side, zoom) {
  if (isDrawn(problem.kind)) {
    pictures.forEach((picture) => drawShapes(pen, problem, picture, side, zoom));
    return;
  }
  const boxes = new Map();
  const numbers = [];
  const add = (colour, x, y, size, corner) => {
    if (!boxes.has(colour)) {
      boxes.set(colour, pen.path());
    }
    boxes.get(colour).roundRect(x, y, size, size, corner);
  };
  for (const { state, x, y } of pictures) {
    if (problem.kind === "cube") {
      addStickers(add, state, x, y, side);
    } else {
      addTiles(add, numbers, state, rules(problem).goal(problem), x, y, side);
    }
  }
  boxes.forEach((path, colour) => pen.paint(path, { fill: colour }));
  numbers
    .filter(({ size }) => size * zoom >= LEAST_NUMBER)
    .forEach(({ tile, x, y, size }) => pen.text(String(tile), x, y, { size, fill: INK, weight: 650 }));
}

/** What has been drawn of a state before, since a tree is drawn many times. */
const drawings = new WeakMap();

function drawingOf(problem, state) {
  if (!drawings.has(problem)) {
    drawings.set(problem, new Map());
  }
  const known = drawings.get(problem);
  const key = rules(problem).text(state);
  if (!known.has(key)) {
    known.set(key, drawing(problem, state));
  }
  return known.get(key);
}

function drawShapes(pen, problem, { state, x, y }, side, zoom) {
  const { left, top, width, height, shapes } = drawingOf(problem, state);
  const scale = side / Math.max(width, height);
  const to = (across, down) => [x + (across - left - width / 2) * scale, y + (down - top - height / 2) * scale];
  for (const shape of shapes) {
    if (shape.text === undefined) {
      const path = pen.path();
      outline(path, shape, to, scale);
      pen.paint(path, { fill: shape.fill, stroke: shape.stroke, width: strokeWidth(shape) * scale });
    } else if (shape.size * scale * zoom >= LEAST_NUMBER) {
      const [across, down] = to(shape.at[0], shape.at[1]);
      pen.text(shape.text, across, down, { size: shape.size * scale, fill: INK, weight: 650 });
    }
  }
}

function addTiles(add, numbers, board, goal, x, y, side) {
  const cell = side / Math.max(board.rows, board.columns);
  const left = x - (board.columns * cell) / 2;
  const top = y - (board.rows * cell) / 2;
  board.cells.forEach((tile, at) => {
    if (tile === 0) {
      return;
    }
    const column = left + (at % board.columns) * cell;
    const row = top + Math.floor(at / board.columns) * cell;
    add(tileColour(tile, goal), column + 0.04 * cell, row + 0.04 * cell, 0.92 * cell, 0.16 * cell);
    numbers.push({ tile, x: column + cell / 2, y: row + 0.52 * cell, size: 0.62 * cell });
  });
}

function addStickers(add, stickers, x, y, side) {
  const size = side / 8;
  [...stickers].forEach((colour, place) => {
    const [column, row] = NET[STICKERS[place].face];
    const left = x + (column + (place % 2)) * size;
    const top = y + (row + ((place % 4) >> 1)) * size;
    add("#161b21", left, top, size, 0);
    add(STICKER_COLOURS[COLOUR_WORDS[colour]], left + 0.05 * size, top + 0.05 * size, 0.9 * size, 0.1 * size);
  });
}
