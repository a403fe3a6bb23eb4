import { html } from "../vendor/preact-htm.js";
import { number } from "../app/words.js";

const SHOWN = 10;

/**
 * The open list, the best first, and the closed list, the last first.
 *
 * @param {{replay: object, standing: object, chosen: number, onChoose: (id: number) => void}} props
 */
export function NodeLists({ replay, standing, chosen, onChoose }) {
  const open = [...standing.open]
    .map((id) => replay.nodes[id])
    .sort((one, other) => one.f - other.f || one.h - other.h);
  const closed = standing.expanded
    .slice(-SHOWN)
    .reverse()
    .map((id) => replay.nodes[id]);
  return html`<div class="node-lists">
    <${NodeList} title="Open" total=${open.length} nodes=${open.slice(0, SHOWN)} chosen=${chosen} onChoose=${onChoose} />
    <${NodeList} title="Closed" total=${standing.expanded.length} nodes=${closed} chosen=${chosen} onChoose=${onChoose} />
  </div>`;
}

function NodeList({ title, total, nodes, chosen, onChoose }) {
  return html`<section aria-label=${`${title} list`}>
    <h3>${title} <span class="count">${number(total)}</span></h3>
    <ol class="plain">
      ${nodes.map(
        (
          node,
          at,
        ) => html`<li key=${at}><button type="button" class=${"node-row" + (node.id === chosen ? " chosen" : "")}
        onClick=${() => onChoose(node.id)} onMouseEnter=${() => onChoose(node.id)}><span>${`#${node.id + 1}`}</span>
        <span>${`${node.g} + ${node.h}`}</span><strong>${`f ${node.f}`}</strong></button></li>`,
      )}
    </ol>
    ${total > nodes.length && html`<p class="note">and ${number(total - nodes.length)} more</p>`}
  </section>`;
}
