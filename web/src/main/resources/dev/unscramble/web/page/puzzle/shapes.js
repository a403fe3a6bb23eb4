// Puzzles from names and files as pictures: a list of shapes, which every way of drawing understands.

import * as hanoi from "./hanoi.js";
import { cellOf } from "./ways.js";

/**
 * @typedef {{points?: number[][], disc?: number[], box?: number[], line?: number[], fill?: string, stroke?: string,
 *   text?: string, size?: number, at?: number[], role?: string}} Shape points of a polygon; a disc is x, y, radius; a box is
 *   x, y, width, height; a line is x, y, x, y; text is written at a place
 * @typedef {{left: number, top: number, width: number, height: number, shapes: Shape[]}} Drawing
 */

export const INK = "#14202b";
const WOOD = "#b08d62";
const WALL = "#5a6570";
const FREE = "#efece4";
const ROAD = "#9aa3ab";
const NODE = "#d8dee4";
const HERE = "#e2574c";
const THERE = "#2fae60";
const BURNT = "#4a3628";
/** Around stickers, so that white ones are seen on a light page. */
const EDGE = "#14202b40";
const EDGE_WIDTH = 0.04;
const LINE_WIDTH = 0.08;
const MARGIN = 0.2;
const GAP = 0.04;

/** A light colour, around the circle of hues. */
const hue = (share) => `oklch(0.86 0.09 ${Math.round(30 + 320 * share)})`;

/** The number of a piece, with a tick for each turn. */
const pieceText = (number, turn) => number + (turn <= 2 ? "'".repeat(turn) : `:${turn}`);

/** @returns {Shape} */
function shapeOf(numbers, fill) {
  if (numbers.length === 2) {
    return { box: [numbers[0] - 0.5 + GAP, numbers[1] - 0.5 + GAP, 1 - 2 * GAP, 1 - 2 * GAP], fill };
  }
  if (numbers.length === 3) {
    return { disc: numbers, fill };
  }
  const points = [];
  for (let i = 0; i < numbers.length; i += 2) {
    points.push([numbers[i], numbers[i + 1]]);
  }
  return { points, fill };
}

/** @returns {Shape} */
const sticker = (numbers, colour) => ({ ...shapeOf(numbers, colour), stroke: EDGE });

/** By slot: where its piece belongs in its set, from 0 to 1, and how often it can be turned. */
const slotsOf = (problem) =>
  problem.sets.flatMap(({ size, orientations }) =>
    Array.from({ length: size }, (_, place) => ({ share: place / size, orientations })),
  );

function pieces(problem, state) {
  const slots = slotsOf(problem);
  const most = Math.max(...problem.numbers);
  const shapes = problem.fixedStickers.map(({ look, shape }) => sticker(shape, look));
  problem.stickers.forEach((stickers, slot) => {
    const home = state.pieces[slot];
    const own = problem.stickers[home];
    const moved = Math.floor((state.turns[slot] * stickers.length) / slots[slot].orientations);
    stickers.forEach(({ shape }, place) => {
      const { look } = own[(place - moved + own.length) % own.length];
      const number = problem.numbers[home];
      if (look === "bar") {
        shapes.push(...bar(shape, number, most, slots[home], state.turns[slot]));
      } else if (look === "number") {
        const text = pieceText(number, state.turns[slot]);
        shapes.push(shapeOf(shape, hue(slots[home].share)), { text, at: shape.slice(0, 2), size: text.length > 2 ? 0.36 : 0.5 });
      } else if (shape.length > 0) {
        shapes.push(sticker(shape, look));
      }
    });
  });
  return shapes;
}

/** A pancake, as wide as its number; the burnt side of one that is turned is above. */
function bar([x, y], number, most, { share, orientations }, turn) {
  const width = 1 + (4 * number) / most;
  const shapes = [{ box: [x - width / 2, y - 0.42, width, 0.84], fill: hue(share) }];
  if (orientations > 1) {
    shapes.push({ box: [x - width / 2, turn === 0 ? y + 0.22 : y - 0.42, width, 0.2], fill: BURNT });
  }
  return [...shapes, { text: String(number), at: [x, y], size: 0.5 }];
}

function towers(problem, state) {
  const room = 2.4;
  const height = problem.discs;
  return hanoi.towers(state, problem).flatMap((discs, peg) => {
    const x = (peg + 0.5) * room;
    const rod = { box: [x - 0.06, height * 0.3 - height * 0.3 - 0.3, 0.12, height * 0.3 + 0.3], fill: WOOD };
    const floor = { box: [x - room / 2 + 0.05, height * 0.3, room - 0.1, 0.16], fill: WOOD };
    const name = { text: String.fromCharCode(65 + peg), at: [x, height * 0.3 + 0.45], size: 0.36, role: "label" };
    const lying = discs.map((size, at) => {
      const width = 0.5 + (1.7 * size) / problem.discs;
      return { box: [x - width / 2, (height - at - 1) * 0.3 + 0.02, width, 0.26], fill: hue(size / problem.discs) };
    });
    return [rod, floor, ...lying, name];
  });
}

/** Nodes at their places, y up; without any, around a circle. The picture is 10 wide. */
function places(problem) {
  const isPlaced = problem.nodes.every(({ x }) => x !== undefined);
  const raw = problem.nodes.map(({ x, y }, at) => {
    const angle = (2 * Math.PI * at) / problem.nodes.length;
    return isPlaced ? [x, -y] : [Math.sin(angle), -Math.cos(angle)];
  });
  const [xs, ys] = [raw.map(([x]) => x), raw.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scale = 10 / Math.max(Math.max(...xs) - left, Math.max(...ys) - top, 1e-9);
  return raw.map(([x, y]) => [(x - left) * scale, (y - top) * scale]);
}

function graph(problem, state) {
  const at = places(problem);
  const roads = problem.edges.map(([from, to]) => ({ line: [...at[from], ...at[to]], stroke: ROAD }));
  const nodes = problem.nodes.flatMap(({ name }, node) => {
    const fill = name === state ? HERE : name === problem.goal ? THERE : NODE;
    const [x, y] = at[node];
    return [
      { disc: [x, y, name === state || name === problem.goal ? 0.26 : 0.16], fill },
      { text: name, at: [x, y - 0.36], size: 0.32, role: "label" },
    ];
  });
  return [...roads, ...nodes];
}

/** The free cells as strips, as wide as they go. */
function grid(problem, state) {
  /** @type {Shape[]} */
  const shapes = [{ box: [0, 0, problem.cells[0].length, problem.cells.length], fill: WALL }];
  problem.cells.forEach((row, y) => {
    for (const strip of row.matchAll(/\.+/g)) {
      shapes.push({ box: [strip.index, y, strip[0].length, 1], fill: FREE, role: "plain" });
    }
  });
  const side = Math.max(1, Math.max(problem.cells.length, problem.cells[0].length) / 40);
  for (const [cell, fill] of [[problem.goal, THERE], [state, HERE]]) {
    const [x, y] = cellOf(cell);
    shapes.push({ disc: [x + 0.5, y + 0.5, 0.45 * side], fill });
  }
  return shapes;
}

const DRAWN = { permutation: pieces, hanoi: towers, graph, grid };

/** How wide the line of a shape is, or the edge of one that is filled. */
export const strokeWidth = ({ fill }) => (fill ? EDGE_WIDTH : LINE_WIDTH);

/** Whether a kind of puzzle is drawn here. */
export const isDrawn = (kind) => kind in DRAWN;

/** The corners of the box around a shape: left, top, right, bottom. */
function extent({ points, disc, box, line, at, size = 0, text = "" }) {
  if (disc) {
    return [disc[0] - disc[2], disc[1] - disc[2], disc[0] + disc[2], disc[1] + disc[2]];
  }
  if (box) {
    return [box[0], box[1], box[0] + box[2], box[1] + box[3]];
  }
  if (at) {
    const half = 0.3 * size * text.length;
    return [at[0] - half, at[1] - size / 2, at[0] + half, at[1] + size / 2];
  }
  const corners = points ?? [line.slice(0, 2), line.slice(2)];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/**
 * A state drawn.
 *
 * @param {import("./puzzle.js").Problem} problem
 * @returns {Drawing}
 */
export function drawing(problem, state) {
  const shapes = DRAWN[problem.kind](problem, state);
  const extents = shapes.map(extent);
  const side = (corner, pick) => extents.reduce((found, each) => pick(found, each[corner]), extents[0][corner]);
  const [left, top] = [side(0, Math.min) - MARGIN, side(1, Math.min) - MARGIN];
  return {
    left,
    top,
    width: side(2, Math.max) + MARGIN - left,
    height: side(3, Math.max) + MARGIN - top,
    shapes,
  };
}

/**
 * Adds the outline of a shape to a path, of a canvas or of an SVG file.
 *
 * @param {any} path
 * @param {Shape} shape
 * @param {(x: number, y: number) => number[]} to where a point is drawn
 * @param {number} scale
 */
export function outline(path, { points, disc, box, line, role }, to, scale) {
  if (disc) {
    const [x, y] = to(disc[0], disc[1]);
    path.moveTo(x + disc[2] * scale, y);
    path.arc(x, y, disc[2] * scale, 0, 2 * Math.PI);
  } else if (box) {
    const [x, y] = to(box[0], box[1]);
    const corner = role === "plain" ? 0 : Math.min(0.12, box[2] / 2, box[3] / 2);
    path.roundRect(x, y, box[2] * scale, box[3] * scale, corner * scale);
  } else {
    const corners = points ?? [line?.slice(0, 2) ?? [], line?.slice(2) ?? []];
    corners.forEach(([x, y], at) => path[at === 0 ? "moveTo" : "lineTo"](...to(x, y)));
    if (points) {
      path.lineTo(...to(points[0][0], points[0][1]));
    }
  }
}
