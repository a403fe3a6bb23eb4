// States drawn on a canvas, for pictures and animations.

import { COLOUR_LETTERS, FACE_NAMES } from "../puzzle/cube.js";
import { rules } from "../puzzle/puzzle.js";
import { drawing, isDrawn, outline, strokeWidth } from "../puzzle/shapes.js";
import { tileColour } from "../puzzle/tile-board.js";
import { blankAt, target } from "../puzzle/tiles.js";

const BACK = "#ffffff";
const WELL = "#dfdbd0";
const INK = "#14202b";
const FAINT = "#566473";
const PAPER = "#f6f4ef";
const COLOURS = { U: "#f7d417", R: "#2fae60", F: "#e2574c", D: "#fbfaf5", L: "#5b9bea", B: "#ff9f38" };

/** Where the faces are in the unfolded cube, in faces. */
const NET = { U: [1, 0], L: [0, 1], F: [1, 1], R: [2, 1], B: [3, 1], D: [1, 2] };

/** How high a picture of this width is. */
export function heightFor(problem, width) {
  if (isDrawn(problem.kind)) {
    const start = drawing(problem, rules(problem).start(problem));
    return Math.round((width * start.height) / start.width);
  }
  return problem.kind === "cube" ? (width * 3) / 4 : Math.round((width * problem.rows) / problem.columns);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {object} state
 * @param {string} [move] the move that is being made, of which a share is done
 * @param {number} [share]
 */
export function draw(context, problem, state, width, move, share) {
  if (problem.kind !== "tiles") {
    context.fillStyle = BACK;
    context.fillRect(0, 0, width, heightFor(problem, width));
  }
  context.textAlign = "center";
  context.textBaseline = "middle";
  if (isDrawn(problem.kind)) {
    drawShapes(context, drawing(problem, state), width);
  } else if (problem.kind === "cube") {
    drawNet(context, state, width);
  } else {
    drawBoard(context, state, rules(problem).goal(problem), width, move, share);
  }
}

/** How high the line below a picture is that says what it was made with. */
export const creditHeight = (width) => Math.max(18, Math.round(width / 26));

/**
 * Writes below a picture what it was made with.
 *
 * @param {string} [link] where it can be played
 */
export function drawCredit(context, width, top, link) {
  const height = creditHeight(width);
  context.fillStyle = BACK;
  context.fillRect(0, top, width, height);
  write(context, "made with Unscramble" + (link ? ` · ${link}` : ""), width / 2, top + height / 2, height * 0.55, FAINT, width);
}

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;
const CARD_EDGE = 60;
const CARD_PICTURE = 510;
const CARD_LINE = 76;

/** A card that invites others to solve a puzzle: its start, some words, and where it can be played. */
export function drawCard(context, problem, words, link) {
  context.fillStyle = PAPER;
  context.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  const width = Math.min(CARD_PICTURE, (CARD_PICTURE * CARD_PICTURE) / heightFor(problem, CARD_PICTURE));
  context.save();
  context.translate(CARD_EDGE + (CARD_PICTURE - width) / 2, (CARD_HEIGHT - heightFor(problem, width)) / 2);
  draw(context, problem, rules(problem).start(problem), width);
  context.restore();
  const left = 2 * CARD_EDGE + CARD_PICTURE;
  const room = CARD_WIDTH - left - CARD_EDGE;
  context.textAlign = "left";
  const lines = words.split(/(?<=[,:]) /);
  lines.forEach((line, at) => write(context, line, left, CARD_HEIGHT / 2 + (at - lines.length / 2) * CARD_LINE, 58, INK, room));
  write(context, "made with Unscramble", left, CARD_HEIGHT - 96, 28, FAINT, room);
  write(context, link, left, CARD_HEIGHT - 58, 22, FAINT, room);
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

function drawShapes(context, { left, top, width: across, shapes }, width) {
  const scale = width / across;
  const to = (x, y) => [(x - left) * scale, (y - top) * scale];
  for (const shape of shapes) {
    if (shape.text !== undefined) {
      const [x, y] = to(shape.at[0], shape.at[1]);
      write(context, shape.text, x, y, shape.size * scale);
      continue;
    }
    const path = new Path2D();
    outline(path, shape, to, scale);
    if (shape.fill) {
      context.fillStyle = shape.fill;
      context.fill(path);
    }
    if (shape.stroke) {
      context.strokeStyle = shape.stroke;
      context.lineWidth = strokeWidth(shape) * scale;
      context.stroke(path);
    }
  }
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

function write(context, text, x, y, size, colour = INK, room = Infinity) {
  context.fillStyle = colour;
  context.font = `650 ${Math.round(size)}px system-ui, sans-serif`;
  const wide = context.measureText(text).width;
  if (wide > room) {
    context.font = `650 ${Math.floor((size * room) / wide)}px system-ui, sans-serif`;
  }
  context.fillText(text, x, y);
}
