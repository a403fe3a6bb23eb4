import { html, useEffect, useMemo, useRef } from "../vendor/preact-htm.js";
import { tileColour } from "../puzzle/tile-board.js";
import { COLOUR_WORDS, STICKERS } from "../puzzle/cube.js";
import { rules } from "../puzzle/puzzle.js";
import { layoutOf, MOST_DRAWN } from "./layout.js";

const ARROWS = { up: "↑", down: "↓", left: "←", right: "→" };
const SIDE = 44;
/** How much smaller the pictures of states may become on a narrow screen, where the tree can be scrolled instead. */
const LEAST_SCALE = 0.7;

/**
 * The tree as far as it has grown.
 *
 * @param {{problem: object, nodes: object[], standing: object, way: Set<number>, chosen: number, stateOf: (id: number) => object,
 *   onChoose: (id: number) => void}} props nodes are all that may ever be shown together; way are those on the path
 *   that is stressed
 */
export function TreePicture({ problem, nodes, standing, way, chosen, stateOf, onChoose }) {
  const drawn = useMemo(() => nodes.slice(0, MOST_DRAWN), [nodes]);
  const layout = useMemo(() => layoutOf(drawn), [drawn]);
  const shown = drawn.filter((node) => node.id < standing.generated);
  const { places, width, height, isLarge, across } = layout;
  const picture = useRef(null);
  useEffect(
    () => show(picture.current, places.get(standing.current) ?? places.get(nodes[0]?.id), width),
    [standing, layout],
  );
  const radius = Math.max(4.5, Math.min(0.44 * across, height / 90));
  return html`<svg ref=${picture} class=${"tree" + (isLarge ? " large" : "")} viewBox=${`0 0 ${width} ${height}`} role="group" aria-label=${`Search tree of ${shown.length} nodes`}
      style=${{ maxWidth: `${Math.round(width * (isLarge ? 1.5 : 2))}px`, "--least": `${Math.round(width * LEAST_SCALE)}px` }}>
    ${shown
      .filter((node) => places.has(node.parent))
      .map(
        (node) => html`<${Edge} key=${node.id} node=${node} from=${places.get(node.parent)} to=${places.get(node.id)}
      isLarge=${isLarge} isWay=${way.has(node.id)} />`,
      )}
    ${shown.map(
      (
        node,
      ) => html`<${Node} key=${node.id} node=${node} at=${places.get(node.id)} radius=${radius} isLarge=${isLarge} problem=${problem}
      status=${statusOf(standing, node.id)} isWay=${way.has(node.id)} isChosen=${node.id === chosen} stateOf=${stateOf} onChoose=${onChoose} />`,
    )}
  </svg>`;
}

/** Scrolls a picture that is larger than its frame to a place in it. */
function show(picture, place, width) {
  const frame = picture.parentElement;
  if (place) {
    const scale = picture.clientWidth / width;
    frame.scrollTo(place.x * scale - frame.clientWidth / 2, place.y * scale - frame.clientHeight / 2);
  }
}

export const statusOf = (standing, id) =>
  standing.solved === id ? "goal" : standing.current === id ? "current" : standing.status.get(id);

function Edge({ node, from, to, isLarge, isWay }) {
  const middle = (from.x + to.x) / 2;
  const gap = isLarge ? SIDE / 2 : 4;
  return html`<g class=${"edge" + (isWay ? " way" : "")}>
    <path d=${`M${from.x + gap},${from.y}C${middle},${from.y} ${middle},${to.y} ${to.x - gap},${to.y}`} />
    ${isLarge && html`<text x=${to.x - gap - 12} y=${to.y - 5}>${ARROWS[node.move] ?? node.move}</text>`}
  </g>`;
}

function Node({ node, at, radius, isLarge, problem, status, isWay, isChosen, stateOf, onChoose }) {
  const label = `Node ${node.id + 1}${node.move ? `, ${node.move}` : ""}: g ${node.g}, h ${node.h}, f ${node.f}, ${status}`;
  const half = isLarge ? SIDE / 2 + 5 : radius + 2;
  const isReached = isChosen || status === "current" || status === "goal";
  return html`<g class=${`node ${status}${isWay ? " way" : ""}${isChosen ? " chosen" : ""}`} transform=${`translate(${at.x},${at.y})`}>
    <g aria-hidden="true">${
      isLarge
        ? html`<${Miniature} problem=${problem} state=${stateOf(node.id)} /><text class="node-f" y=${SIDE / 2 + 11}>${`${node.g}+${node.h}`}</text>`
        : html`<circle r=${radius} />`
    }</g>
    <rect class="hit" x=${-half} y=${-half} width=${2 * half} height=${2 * half} role="button" tabindex=${isReached ? 0 : -1} aria-label=${label}
      aria-pressed=${isChosen} onClick=${() => onChoose(node.id)} onMouseEnter=${() => onChoose(node.id)} onFocus=${() => onChoose(node.id)} />
  </g>`;
}

function Miniature({ problem, state }) {
  const half = SIDE / 2;
  const frame = html`<rect class="frame" x=${-half - 3} y=${-half - 3} width=${SIDE + 6} height=${SIDE + 6} rx="7" />`;
  if (problem.kind === "cube") {
    return html`${frame}${state.split("").map((colour, place) => html`<${SmallSticker} colour=${colour} place=${place} />`)}`;
  }
  const goal = rules(problem).goal(problem);
  const cell = SIDE / Math.max(state.rows, state.columns);
  return html`${frame}${state.cells.map((tile, i) => {
    if (tile === 0) {
      return null;
    }
    const x = -half + (i % state.columns) * cell;
    const y = -half + Math.floor(i / state.columns) * cell;
    return html`<rect x=${x + 0.6} y=${y + 0.6} width=${cell - 1.2} height=${cell - 1.2} rx="2.5" fill=${tileColour(tile, goal)} />
      ${cell > 10 && html`<text class="tile-number" x=${x + cell / 2} y=${y + cell / 2} style=${{ fontSize: `${0.62 * cell}px` }}>${tile}</text>`}`;
  })}`;
}

/** Where the faces are in the unfolded cube, in stickers from the middle. */
const NET = { U: [-2, -3], L: [-4, -1], F: [-2, -1], R: [0, -1], B: [2, -1], D: [-2, 1] };

function SmallSticker({ colour, place }) {
  const size = SIDE / 8;
  const [column, row] = NET[STICKERS[place].face];
  return html`<rect class=${`small-sticker ${COLOUR_WORDS[colour]}`} x=${(column + (place % 2)) * size} y=${(row + ((place % 4) >> 1)) * size}
    width=${size - 0.5} height=${size - 0.5} />`;
}
