// Saves a tree as an SVG file.

import { download } from "../export/download.js";
import { drawTree } from "./draw-tree.js";
import { escaped, svgPen } from "./pens.js";

/** Space around the nodes, for their numbers, and below them, for where the picture comes from. */
const MARGIN = 14;
const CREDIT = 20;

/** @param {import("./draw-tree.js").Scene} scene */
export const saveTree = (scene) => download("unscramble.svg", asSvg(scene), "image/svg+xml");

/** The tree, cropped to the nodes that there are, with a link to the page that shows it. */
function asSvg(scene) {
  const { layout, standing, colours } = scene;
  const shown = layout.nodes.filter(({ id }) => id < standing.generated);
  const margin = layout.size / 2 + MARGIN;
  const range = (values) => [Math.min(...values) - margin, Math.max(...values) + margin].map(Math.round);
  const [left, right] = range(shown.map(({ id }) => layout.x[id]));
  const [highest, lowest] = range(shown.map(({ id }) => layout.y[id]));
  const top = layout.labels.length > 0 ? Math.min(0, highest) : highest;
  const bottom = lowest + CREDIT;
  const pen = svgPen();
  const back = pen.path();
  back.roundRect(left, top, right - left, bottom - top, 0);
  pen.paint(back, { fill: colours.card });
  drawTree(pen, { ...scene, marked: -1 }, 1, { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity });
  pen.elements.push(`<a href="${escaped(location.href)}">`);
  pen.text("made with Unscramble", right - MARGIN / 2, bottom - CREDIT / 2, { size: 9, fill: colours.faint, align: "end" });
  pen.elements.push("</a>");
  const box = `viewBox="${left} ${top} ${right - left} ${bottom - top}" width="${right - left}" height="${bottom - top}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${pen.elements.join("")}</svg>\n`;
}
