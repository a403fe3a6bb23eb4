import { html } from "../vendor/preact-htm.js";
import { number } from "../app/words.js";
import { priorityWords, rulesOf } from "./algorithms.js";
import { currentPath, nodesWith } from "./replay.js";

const SHOWN = 10;

/**
 * The nodes that come first by priority, then by estimate, then by age.
 *
 * @param {import("./replay.js").TreeNode[]} nodes
 */
function best(nodes) {
  const isBetter = (one, other) =>
    one.priority - other.priority || one.h - other.h || one.id - other.id;
  const found = [];
  for (const node of nodes) {
    if (found.length < SHOWN || isBetter(node, found[SHOWN - 1]) < 0) {
      const place = found.findIndex((other) => isBetter(node, other) < 0);
      found.splice(place < 0 ? found.length : place, 0, node);
      found.length = Math.min(found.length, SHOWN);
    }
  }
  return found;
}

const newest = (nodes) => nodes.slice(-SHOWN).reverse();

/**
 * What a search stores, by what it is called there.
 *
 * @returns {{title: string, total: number, nodes: import("./replay.js").TreeNode[]}[]}
 */
export function listsOf(replay, standing) {
  const expanded = replay.expansions.slice(Math.max(0, standing.expanded - SHOWN), standing.expanded);
  const closed = {
    title: "Closed",
    total: standing.expanded,
    nodes: newest(expanded.map((id) => replay.nodes[id])),
  };
  const open = nodesWith(replay, standing, "open");
  switch (rulesOf(replay.result).memory) {
    case "path": {
      const path = currentPath(replay, standing);
      return [{ title: "Path (stack)", total: path.length, nodes: newest(path) }];
    }
    case "beam":
      return [
        { title: "Beam", total: open.length, nodes: best(open) },
        { title: "Thrown away", total: standing.thrownAway, nodes: newest(nodesWith(replay, standing, "beam")) },
      ];
    case "sides":
      return ["start", "goal"].map((end, side) => {
        const nodes = open.filter((node) => node.side === side);
        return { title: `Open from the ${end}`, total: nodes.length, nodes: best(nodes) };
      });
    default:
      return [{ title: "Open", total: standing.open, nodes: best(open) }, closed];
  }
}

/**
 * What a search stores now.
 *
 * @param {{replay: object, standing: object, marked: number, onPeek: (id: number) => void, onPin: (id: number) => void}} props
 */
export function NodeLists({ replay, standing, marked, onPeek, onPin }) {
  const lists = listsOf(replay, standing);
  return html`<div class=${"node-lists" + (lists.length === 1 ? " single" : "")} onMouseLeave=${() => onPeek(-1)}>
    ${lists.map((list) => html`<${NodeList} key=${list.title} ...${list} rules=${rulesOf(replay.result)} marked=${marked} onPeek=${onPeek} onPin=${onPin} />`)}
  </div>`;
}

function NodeList({ title, total, nodes, rules, marked, onPeek, onPin }) {
  return html`<section aria-label=${title}>
    <h3>${title} <span class="count">${number(total)}</span></h3>
    <ol class="plain">${nodes.map((node, at) => html`<${Row} key=${at} node=${node} rules=${rules} isMarked=${node.id === marked} onPeek=${onPeek} onPin=${onPin} />`)}</ol>
    ${total > nodes.length && html`<p class="note">and ${number(total - nodes.length)} more</p>`}
  </section>`;
}

function Row({ node, rules, isMarked, onPeek, onPin }) {
  const [sum, result] = priorityWords(rules, node);
  return html`<li><button type="button" class=${"node-row" + (isMarked ? " marked" : "")} onClick=${() => onPin(node.id)}
    onMouseEnter=${() => onPeek(node.id)}><span>${`#${number(node.id + 1)}`}</span><span>${sum}</span><strong>${result}</strong></button></li>`;
}
