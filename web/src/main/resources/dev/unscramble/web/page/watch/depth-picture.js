import { html } from "../vendor/preact-htm.js";
import { number } from "../app/words.js";

const CELL_WIDTH = 34;
const CELL_HEIGHT = 24;
const LEFT = 44;
const TOP = 8;

/**
 * How many nodes there are of each depth and f: what can still be seen when a tree is too large to be drawn.
 *
 * @param {{nodes: object[], standing: object}} props
 */
export function DepthPicture({ nodes, standing }) {
  const cells = new Map();
  for (const node of nodes) {
    if (node.id >= standing.generated) {
      break;
    }
    const key = `${node.g},${node.f}`;
    const cell = cells.get(key) ?? { g: node.g, f: node.f, open: 0, all: 0 };
    cell.all++;
    cell.open += standing.open.has(node.id) ? 1 : 0;
    cells.set(key, cell);
  }
  const all = [...cells.values()];
  const depths = 1 + nodes.reduce((most, node) => Math.max(most, node.g), 0);
  const values = [...new Set(nodes.map((node) => node.f))].sort((one, other) => one - other);
  const rowOf = (f) => TOP + values.indexOf(f) * CELL_HEIGHT;
  const most = Math.max(...all.map((cell) => cell.all));
  const width = LEFT + depths * CELL_WIDTH;
  const height = TOP + values.length * CELL_HEIGHT + 40;
  const current = nodes[standing.current];
  return html`<svg class="depth-picture" viewBox=${`0 0 ${width} ${height}`} role="img" style=${{ maxWidth: `${width * 1.6}px` }}
      aria-label=${`${number(standing.generated)} nodes by depth and f; ${number(standing.open.size)} are open`}>
    ${all.map(
      ({ g, f, open, all: count }) => html`<g transform=${`translate(${LEFT + g * CELL_WIDTH},${rowOf(f)})`}>
      <rect class="depth-cell" width=${CELL_WIDTH - 2} height=${CELL_HEIGHT - 2} rx="4" opacity=${0.25 + 0.75 * (Math.log(1 + count) / Math.log(1 + most))} />
      ${open > 0 && html`<rect class="depth-open" x="1.5" y="1.5" width=${CELL_WIDTH - 5} height=${CELL_HEIGHT - 5} rx="3" />`}
      <text x=${CELL_WIDTH / 2 - 1} y=${CELL_HEIGHT / 2 + 3}>${count}</text>
    </g>`,
    )}
    ${current && html`<rect class="depth-current" x=${LEFT + current.g * CELL_WIDTH - 2} y=${rowOf(current.f) - 2} width=${CELL_WIDTH + 2} height=${CELL_HEIGHT + 2} rx="5" />`}
    ${values.map((f) => html`<text class="axis value" x=${LEFT - 8} y=${rowOf(f) + CELL_HEIGHT / 2 + 3}>${f}</text>`)}
    ${Array.from({ length: depths }, (_, g) => html`<text class="axis" x=${LEFT + g * CELL_WIDTH + CELL_WIDTH / 2} y=${height - 24}>${g}</text>`)}
    <text class="axis" x=${LEFT + (depths * CELL_WIDTH) / 2} y=${height - 6}>depth (g)</text>
    <text class="axis" x="8" y=${TOP + 14}>f</text>
  </svg>`;
}
