// Draws a search tree as it stands, with any pen.

import { priorityWords, rulesOf } from "./algorithms.js";
import { DRAWN_ORDER, drawDots, isOut } from "./marks.js";
import { drawStates } from "./miniature.js";
import { statusOf } from "./replay.js";

const ARROWS = { up: "↑", down: "↓", left: "←", right: "→" };

/** Dots of this size and more, in pixels, become pictures, and pictures that are smaller than the other become dots. */
const DOT_TO_PICTURE = 32;
const PICTURE_TO_DOT = 15;

/** Edges and places shorter than this have no arrows and no numbers. */
const LEAST_ARROW = 30;
const LEAST_NUMBERS = 56;

/** The distance of labels from the edges of what is seen, in pixels. */
const LABEL_EDGE = 12;

/** Nodes smaller than this, in pixels, have no signs. */
const LEAST_SIGN = 9;

/**
 * @typedef {{problem: object, replay: import("./replay.js").Replay, standing: import("./replay.js").Standing,
 *   layout: import("./layout.js").Layout, way: Set<number>, met: number, marked: number,
 *   pinned: number, colours: import("./marks.js").Colours}} Scene way is the path that is stressed; met is the node where the
 *   other tree meets the solution, or -1; marked is the node that is looked at
 *
 * @param {import("./pens.js").Pen} pen
 * @param {Scene} scene
 * @param {number} zoom how many pixels a unit of the picture has
 * @typedef {{left: number, right: number, top: number, bottom: number}} Area
 * @param {Area} seen the part of the picture that is seen
 */
export function drawTree(pen, scene, zoom, seen) {
  const { standing, layout, colours } = scene;
  const far = layout.size;
  const isInSight = (x, y) => x > seen.left - far && x < seen.right + far && y > seen.top - far && y < seen.bottom + far;
  const shown = layout.nodes.filter(({ id }) => id < standing.generated);
  const inSight = shown.filter(({ id }) => isInSight(layout.x[id], layout.y[id]));
  const isPictures = layout.size * zoom >= (layout.hasPictures ? PICTURE_TO_DOT : DOT_TO_PICTURE);
  drawEdges(pen, scene, shown, zoom);
  if (layout.isTidy) {
    drawWay(pen, scene, zoom);
  }
  if (isPictures) {
    drawMoves(pen, layout, shown, colours);
    drawPictures(pen, scene, inSight, zoom);
  } else {
    /** @type {Map<string, {x: number, y: number}[]>} */
    const byStatus = new Map(DRAWN_ORDER.map((status) => [status, []]));
    for (const { id } of inSight) {
      byStatus.get(statusOf(standing, id))?.push({ x: layout.x[id], y: layout.y[id] });
    }
    byStatus.forEach((places, status) => {
      if (places.length > 0) {
        drawDots(pen, places, layout.size / 2, status, colours, layout.size * zoom < LEAST_SIGN);
      }
    });
  }
  if (!layout.isTidy) {
    drawWay(pen, scene, zoom); // nodes would hide it
  }
  drawFocus(pen, scene, zoom, isPictures);
  drawLabels(pen, scene, zoom, seen);
}

/** Labels stay in sight while their tree is. */
function drawLabels(pen, { layout, colours }, zoom, seen) {
  const edge = LABEL_EDGE / zoom;
  for (const { text, x } of layout.labels) {
    const isLeft = x < layout.width / 2;
    const place = isLeft ? Math.max(x, seen.left + edge) : Math.min(x, seen.right - edge);
    if (isLeft === place < layout.width / 2) {
      pen.text(text, place, Math.max(12, seen.top + edge), { size: 14 / zoom, fill: colours.faint, weight: 650, align: isLeft ? "start" : "end" });
    }
  }
}

/** Edges between columns; those to and from blocks would hide each other. */
function drawEdges(pen, { layout, colours }, shown, zoom) {
  const { isInLine } = layout;
  const edges = pen.path();
  for (const { id, parent } of shown) {
    if (parent >= 0 && isInLine[id] && isInLine[parent]) {
      addEdge(edges, layout, parent, id);
    }
  }
  pen.paint(edges, { stroke: colours.edge, width: 1.2 / zoom });
}

function drawWay(pen, { replay, standing, layout, way, met, colours }, zoom) {
  const edges = pen.path();
  for (const id of way) {
    const { parent } = replay.nodes[id];
    if (parent >= 0 && id < standing.generated) {
      addEdge(edges, layout, parent, id);
    }
  }
  pen.paint(edges, { stroke: colours.way, width: 3 / zoom });
  if (met >= 0) {
    const meeting = pen.path();
    addEdge(meeting, layout, met, standing.solved);
    pen.paint(meeting, { stroke: colours.goal, width: 3 / zoom, dash: [6 / zoom, 5 / zoom] });
  }
}

function addEdge(path, { x, y, size }, from, to) {
  const gap = (x[from] < x[to] ? 0.5 : -0.5) * size;
  const middle = (x[from] + x[to]) / 2;
  path.moveTo(x[from] + gap, y[from]);
  path.bezierCurveTo(middle, y[from], middle, y[to], x[to] - gap, y[to]);
}

/** The move to each node, above the end of its edge. */
function drawMoves(pen, { x, y, size, along, isTidy }, shown, colours) {
  if (!isTidy || along < size + LEAST_ARROW) {
    return;
  }
  for (const { id, parent, move } of shown) {
    if (parent >= 0) {
      const side = x[parent] < x[id] ? -1 : 1;
      const small = Math.max(12, 0.2 * size);
      pen.text(ARROWS[move] ?? move, x[id] + side * (0.5 * size + 10), y[id] - 0.6 * small, { size: small, fill: colours.faint });
    }
  }
}

function drawPictures(pen, { problem, replay, standing, layout, colours }, inSight, zoom) {
  const side = 0.86 * layout.size;
  const rules = rulesOf(replay.result);
  const pictures = [];
  for (const { id } of inSight) {
    const status = statusOf(standing, id);
    const frame = pen.path();
    const half = layout.size / 2;
    const [x, y] = [layout.x[id], layout.y[id]];
    frame.roundRect(x - half, y - half, layout.size, layout.size, 0.14 * layout.size);
    const isFaint = isOut(status) || status === "left";
    pen.paint(frame, {
      fill: colours.card,
      stroke: colours[status],
      width: (status === "current" || status === "goal" ? 0.1 : isFaint ? 0.04 : 0.07) * layout.size,
      dash: isFaint ? [0.09 * layout.size, 0.07 * layout.size] : [],
    });
    pictures.push({ state: replay.stateOf(id), x, y });
  }
  drawStates(pen, problem, pictures, side, zoom);
  const badge = 0.19 * layout.size;
  const small = Math.max(10.5, 0.17 * layout.size);
  for (const node of inSight) {
    const status = statusOf(standing, node.id);
    const [x, y] = [layout.x[node.id], layout.y[node.id]];
    if (isOut(status)) {
      const place = { x: x + 0.42 * layout.size, y: y - 0.42 * layout.size };
      drawDots(pen, [place], badge, status, colours, false);
    }
    if (layout.isTidy && layout.along >= LEAST_NUMBERS) {
      const [sum, result] = priorityWords(rules, node);
      const text = sum.includes("+") ? sum : result;
      pen.text(text, x, y + 0.5 * layout.size + 0.75 * small, { size: small, fill: colours.faint });
    }
  }
}

/** Rings around the node that is looked at, and around the one that is pinned. */
function drawFocus(pen, { standing, layout, marked, pinned, colours }, zoom, isPictures) {
  for (const id of new Set([pinned, marked])) {
    if (id < 0 || id >= standing.generated || !layout.nodes.some((node) => node.id === id)) {
      continue;
    }
    const ring = pen.path();
    const half = layout.size / 2 + 3 / zoom;
    ring.roundRect(layout.x[id] - half, layout.y[id] - half, 2 * half, 2 * half, isPictures ? 0.18 * half * 2 : half);
    pen.paint(ring, { stroke: colours.focus, width: 2.5 / zoom, dash: id === pinned ? [] : [4 / zoom, 3 / zoom] });
  }
}
