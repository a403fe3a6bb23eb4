// How the nodes of each status look. Each has a mark of its own, so that colours are not needed to tell them apart.

import { circle } from "./pens.js";

/** @typedef {Record<string, string>} Colours by the names of statuses, and card, ink, faint, edge, way, focus */

/** The signs in the marks of nodes that are not searched any further: equal to another, cut off, thrown away. */
const SIGNS = {
  duplicate: [
    [-0.4, -0.2, 0.4, -0.2],
    [-0.4, 0.2, 0.4, 0.2],
  ],
  bound: [[0, -0.55, 0, 0.55]],
  depth: [[0, -0.55, 0, 0.55]],
  beam: [
    [-0.38, -0.38, 0.38, 0.38],
    [-0.38, 0.38, 0.38, -0.38],
  ],
};

/** The order in which nodes are drawn: what matters most comes last. */
export const DRAWN_ORDER = [
  "left",
  "duplicate",
  "forgotten",
  "beam",
  "depth",
  "bound",
  "closed",
  "open",
  "current",
  "goal",
];

/** Whether nodes of a status are not searched any further. */
export const isOut = (status) => status in SIGNS || status === "forgotten";

/**
 * Draws nodes of one status as dots.
 *
 * @param {import("./pens.js").Pen} pen
 * @param {{x: number, y: number}[]} places
 * @param {number} radius
 * @param {string} status
 * @param {Colours} colours
 * @param {boolean} isTiny whether they are too small for signs
 */
export function drawDots(pen, places, radius, status, colours, isTiny) {
  const key = `${status} ${isTiny} ${colours[status]} ${colours.card}`;
  pen.stamp(key, 1.25 * radius, places, (stamp) => drawDot(stamp, radius, status, colours, isTiny));
}

function drawDot(pen, radius, status, colours, isTiny) {
  const dot = pen.path();
  const isSmall = status === "left";
  circle(dot, 0, 0, isSmall ? 0.55 * radius : isTiny ? radius : radius - 0.5);
  if (isTiny || isSmall) {
    pen.paint(dot, { fill: colours[status] });
    return;
  }
  if (isOut(status)) {
    const dash = status === "forgotten" ? [0.4 * radius, 0.35 * radius] : [];
    pen.paint(dot, { fill: colours.card, stroke: colours[status], width: 0.2 * radius, dash });
    drawSign(pen, radius, status, colours[status]);
    return;
  }
  const isRinged = status === "current" || status === "goal";
  pen.paint(dot, {
    fill: colours[status],
    stroke: isRinged ? colours.ink : colours.outline,
    width: isRinged ? 0.32 * radius : 0.14 * radius,
  });
}

function drawSign(pen, radius, status, colour) {
  const sign = pen.path();
  for (const [fromX, fromY, toX, toY] of SIGNS[status] ?? []) {
    sign.moveTo(fromX * radius, fromY * radius);
    sign.lineTo(toX * radius, toY * radius);
  }
  pen.paint(sign, { stroke: colour, width: 0.24 * radius });
}
