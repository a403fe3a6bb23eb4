import { html } from "../vendor/preact-htm.js";
import { drawing } from "./shapes.js";

/**
 * A puzzle from a name or a file, drawn.
 *
 * @param {{problem: import("./puzzle.js").Problem, state: any, label: string}} props
 */
export function ShapeView({ problem, state, label }) {
  const { left, top, width, height, shapes } = drawing(problem, state);
  return html`<svg class="shapes" role="img" aria-label=${label} viewBox=${`${left} ${top} ${width} ${height}`}
      style=${{ aspectRatio: `${width} / ${height}` }}>
    ${shapes.map((shape, at) => html`<${ShapeOf} key=${at} ...${shape} />`)}
  </svg>`;
}

function ShapeOf({ points, disc, box, line, fill, stroke, text, size, at, role }) {
  if (text !== undefined) {
    return html`<text class=${role === "label" ? "label" : ""} x=${at[0]} y=${at[1]} font-size=${size}>${text}</text>`;
  }
  if (disc) {
    return html`<circle cx=${disc[0]} cy=${disc[1]} r=${disc[2]} fill=${fill} stroke=${stroke} />`;
  }
  if (box) {
    const corner = role === "plain" ? 0 : Math.min(0.12, box[2] / 2, box[3] / 2);
    return html`<rect x=${box[0]} y=${box[1]} width=${box[2]} height=${box[3]} rx=${corner} fill=${fill}
      stroke=${stroke} />`;
  }
  if (line) {
    return html`<line x1=${line[0]} y1=${line[1]} x2=${line[2]} y2=${line[3]} stroke=${stroke} />`;
  }
  return html`<polygon points=${points.map((point) => point.join(",")).join(" ")} fill=${fill} stroke=${stroke} />`;
}
