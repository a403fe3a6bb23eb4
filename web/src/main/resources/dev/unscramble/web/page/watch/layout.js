// Where the nodes of a search tree are drawn: by depth from left to right, or from right to left for the tree of a goal.
// Small trees are tidy, with pictures of states or with dots; the levels of larger ones are blocks of dots, so that
// hundreds of nodes can be seen at once.

import { hierarchy, tree } from "../vendor/d3-hierarchy.js";

/** The smallest size of a node that is not zoomed out, in pixels, and the space that it takes. */
export const LEAST_SIZE = 14;
const LEAST_CELL = LEAST_SIZE + 1;
const MOST_CELL = 26;

/** Up to this many, nodes are always pictures of their states, in a tree that may have to be moved. */
const MOST_PICTURES = 36;
const LEAST_PICTURE = 19;
const USUAL_PICTURE = 42;
const MOST_PICTURE = 76;

/** A tree with more nodes than this has no room for tidy rows. */
const MOST_TIDY = 600;

/**
 * How small the cells of dots may be so that the tree need not be moved. Where few nodes do not fit with pictures, they are
 * pictures all the same, or dots.
 *
 * @type {Record<string, {cell: number, hasLargerPictures: boolean}>}
 */
const FITS = {
  usual: { cell: LEAST_CELL, hasLargerPictures: true },
  small: { cell: LEAST_CELL, hasLargerPictures: false },
  whole: { cell: 2, hasLargerPictures: false },
};

/** Space around the trees, and for the words above them. */
const MARGIN = 12;

/**
 * Layouts are made for that many nodes or the next larger number, so that nothing moves while a few more come.
 *
 * @param {number} count
 */
export function roomFor(count) {
  let room = 4;
  while (room < count) {
    room = Math.ceil(room * 1.6);
  }
  return room;
}

/**
 * @typedef {{x: Float32Array, y: Float32Array, size: number, isTidy: boolean, width: number, height: number, along: number,
 *   hasPictures: boolean, nodes: import("./replay.js").TreeNode[], levels: number[][], isInLine: Uint8Array, labels: {text: string, x: number}[]}} Layout x and y are
 *   the middles of nodes, by id; levels are the nodes of each depth in the order of their places, those of a second tree
 *   after those of the first; isInLine tells nodes whose depth is one column; along is the distance of neighbouring depths
 */

/**
 * @param {import("./replay.js").TreeNode[]} nodes each after its parent
 * @param {{width: number, height: number}} frame what the picture should fill, in pixels
 * @param {boolean} hasSides whether there are trees from both ends
 * @param {"usual" | "small" | "whole"} fit
 * @returns {Layout}
 */
export function layoutOf(nodes, frame, hasSides, fit) {
  const ids = 1 + nodes.reduce((most, { id }) => Math.max(most, id), 0);
  const space = { x: new Float32Array(ids), y: new Float32Array(ids), isInLine: new Uint8Array(ids) };
  const top = hasSides ? 2.2 * MARGIN : MARGIN;
  const height = Math.max(80, frame.height - top - MARGIN);
  const trees = (hasSides ? [0, 1] : [0]).map((side) => shapeOf(hasSides ? ofSide(nodes, side) : nodes));
  const width = Math.max(80, frame.width - 2 * MARGIN) / trees.length;
  const tidy = nodes.length <= MOST_TIDY ? tidySizes(trees, nodes.length, width, height, FITS[fit]) : null;
  const sizes = tidy ?? blockSizes(trees, width, height, FITS[fit].cell);
  const widths = trees.map((each) => (tidy ? placeTidy(each, sizes, space) : placeBlocks(each, sizes, space)));
  const whole = MARGIN * 2 + Math.max(...widths) * trees.length;
  const least = Math.min(...nodes.map(({ id }) => space.y[id])) - sizes.across / 2;
  for (const { id, side } of nodes) {
    space.y[id] += top - least;
    space.x[id] = hasSides && side === 1 ? whole - MARGIN - space.x[id] : space.x[id] + MARGIN;
  }
  const most = Math.max(...nodes.map(({ id }) => space.y[id])) + sizes.across / 2;
  return {
    ...space,
    size: sizes.size,
    hasPictures: sizes.hasPictures,
    isTidy: tidy !== null,
    along: sizes.along,
    nodes,
    levels: trees.flatMap((each) => each.levels),
    width: whole,
    height: most + MARGIN,
    labels: hasSides
      ? [
          { text: "from the start", x: MARGIN },
          { text: "from the goal", x: whole - MARGIN },
        ]
      : [],
  };
}

const ofSide = (nodes, side) => nodes.filter((node) => node.side === side);

/**
 * @typedef {{levels: number[][], children: Map<number, number[]>, rows: Map<number, number>, extent: number}} Shape rows
 *   are those of a tidy tree, and extent the last of them
 * @typedef {{hasPictures: boolean, size: number, across: number, along: number, rows: number}} Sizes across and along are
 *   the distances of neighbours; rows are those of a block
 */

/**
 * A tree's nodes by depth, each level in the order of its parents.
 *
 * @returns {Shape}
 */
function shapeOf(nodes) {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const node of nodes) {
    children.set(node.id, []);
    children.get(node.parent)?.push(node.id);
  }
  const levels = nodes.length > 0 ? [[nodes[0].id]] : [];
  while (levels.length > 0 && levels[levels.length - 1].length > 0) {
    levels.push(levels[levels.length - 1].flatMap((id) => children.get(id) ?? []));
  }
  levels.pop();
  return { levels, children, rows: new Map(), extent: 0 };
}

/**
 * The sizes of tidy trees with pictures or with dots, or null if there is no room for them.
 *
 * @param {Shape[]} trees
 * @returns {Sizes | null}
 */
function tidySizes(trees, count, width, height, fit) {
  trees.forEach(arrangeRows);
  const rows = 1 + Math.max(...trees.map(({ extent }) => extent));
  const depths = Math.max(...trees.map(({ levels }) => levels.length));
  const across = height / rows;
  const along = width / depths;
  const picture = Math.min(MOST_PICTURE, 0.76 * across - 4, 0.6 * along);
  if (picture >= LEAST_PICTURE) {
    return { hasPictures: true, size: picture, across: Math.min(across, 2.2 * picture), along: Math.min(along, 3 * picture), rows };
  }
  if (count <= MOST_PICTURES && fit.hasLargerPictures) {
    return { hasPictures: true, size: USUAL_PICTURE, across: Math.max(across, USUAL_PICTURE * 1.5), along: Math.max(along, USUAL_PICTURE * 2), rows };
  }
  if (across >= LEAST_CELL && along >= LEAST_CELL + 8) {
    return { hasPictures: false, size: Math.min(across - 1, 0.6 * along, MOST_CELL), across: Math.min(across, 2.5 * MOST_CELL), along, rows };
  }
  return null;
}

/** Finds the row of each node of a tidy tree. */
function arrangeRows(shape) {
  if (shape.levels.length === 0) {
    return;
  }
  const top = hierarchy(shape.levels[0][0], (id) => shape.children.get(id));
  tree()
    .nodeSize([1, 1])
    .separation((one, other) => (one.parent === other.parent ? 1 : 1.15))(top);
  const placed = top.descendants();
  const least = placed.reduce((lowest, { x }) => Math.min(lowest, x), 0);
  placed.forEach((each) => shape.rows.set(each.data, each.x - least));
  shape.extent = Math.max(...shape.rows.values());
}

/** @returns {number} how wide it is */
function placeTidy({ levels, rows, extent }, { across, along }, { x, y, isInLine }) {
  levels.forEach((level, depth) =>
    level.forEach((id) => {
      isInLine[id] = 1;
      x[id] = (depth + 0.5) * along;
      y[id] = (rows.get(id) - extent / 2) * across;
    }),
  );
  return levels.length * along;
}

const gapOf = (cell) => 0.9 * cell;

/**
 * The largest cells with which all blocks fit, or else the smallest.
 *
 * @returns {Sizes}
 */
function blockSizes(trees, width, height, least) {
  const widthOf = (cell) => Math.max(...trees.map((each) => blocksWidth(each, cell, Math.floor(height / cell))));
  let cell = MOST_CELL;
  while (cell > least && widthOf(cell) > width) {
    cell -= cell > LEAST_CELL ? 1 : 0.25;
  }
  return { hasPictures: false, size: Math.max(cell - 1, 0.8 * cell), across: cell, along: cell + gapOf(cell), rows: Math.max(1, Math.floor(height / cell)) };
}

const blocksWidth = ({ levels }, cell, rows) =>
  levels.reduce((all, level) => all + Math.ceil(level.length / rows) * cell + gapOf(cell), 0);

/** @returns {number} how wide it is */
function placeBlocks({ levels }, { across: cell, rows }, { x, y, isInLine }) {
  let left = 0;
  for (const level of levels) {
    const columns = Math.ceil(level.length / rows);
    const high = Math.ceil(level.length / columns);
    level.forEach((id, at) => {
      isInLine[id] = columns === 1 ? 1 : 0;
      x[id] = left + (Math.floor(at / high) + 0.5) * cell;
      y[id] = ((at % high) + 0.5 - high / 2) * cell;
    });
    left += columns * cell + gapOf(cell);
  }
  return left;
}
