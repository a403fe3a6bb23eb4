import { html, useCallback, useMemo, useState } from "../vendor/preact-htm.js";
import { number } from "../app/words.js";
import { Picture } from "../puzzle/picture.js";
import { DepthPicture } from "./depth-picture.js";
import { explain } from "./explain.js";
import { MOST_DRAWN } from "./layout.js";
import { NodeLists } from "./node-lists.js";
import { ancestors, standingAt } from "./replay.js";
import { TreePicture } from "./tree-picture.js";

/** The nodes that are shown together: those of the round that a node belongs to, where a search begins again and again. */
function together(replay, standing) {
  const isDeepening = replay.result.iterations.length > 0;
  if (!isDeepening) {
    return replay.nodes;
  }
  const { root } = replay.nodes[Math.max(0, standing.generated - 1)];
  return replay.nodes.filter((node) => node.root === root);
}

/**
 * A search after one of its steps.
 *
 * @param {{problem: object, replay: import("./replay.js").Replay, step: number, isSmall?: boolean, children: object}} props a small one has no lists
 */
export function SearchPicture({ problem, replay, step, isSmall, children }) {
  const [chosen, setChosen] = useState(-1);
  const standing = useMemo(() => standingAt(replay, step), [replay, step]);
  const round = together(replay, standing);
  const first = round[0]?.id ?? 0;
  const nodes = useMemo(() => round, [replay, first, replay.result.iterations.length > 0 ? first : 0]);
  const stateOf = useCallback((id) => replay.nodes[id].state, [replay]);
  const shown = chosen >= 0 && chosen < standing.generated ? chosen : Math.max(0, standing.current);
  const isDrawn = nodes.filter((node) => node.id < standing.generated).length <= MOST_DRAWN;
  const way = useMemo(
    () => ancestors(replay, standing.solved >= 0 ? standing.solved : shown),
    [replay, standing, shown],
  );
  return html`<div class="watch-columns">
    <section class="panel watch-main" aria-label="The search">
      <div class="tree-frame" tabindex="0" role="region" aria-label="Picture of the search">
        ${
          isDrawn
            ? html`<${TreePicture} problem=${problem} nodes=${nodes} standing=${standing} way=${way} chosen=${chosen} stateOf=${stateOf} onChoose=${setChosen} />`
            : html`<${DepthPicture} nodes=${nodes} standing=${standing} />`
        }
      </div>
      <p class="note">${isDrawn ? "" : `A tree is drawn up to ${MOST_DRAWN} nodes. Beyond that: how many nodes there are at each depth and f; framed cells have open nodes.`}
        ${replay.isWhole ? "" : ` The recording holds the first ${number(replay.events.length)} events; the search went on, to ${number(replay.result.generated)} nodes.`}</p>
      ${children}
      <${Legend} />
    </section>
    <div class="watch-side">
      <section class="panel" aria-label="Counts"><${Counts} replay=${replay} standing=${standing} /></section>
      <section class="panel inspector" aria-label="Node" aria-live="polite">
        <${Inspector} problem=${problem} replay=${replay} standing=${standing} id=${shown} stateOf=${stateOf} />
      </section>
      ${!isSmall && html`<section class="panel"><${NodeLists} replay=${replay} standing=${standing} chosen=${shown} onChoose=${setChosen} /></section>`}
    </div>
  </div>`;
}

/** What the bound means to a search. */
function boundWords({ algorithm, iterations }, standing) {
  if (iterations.length > 0) {
    return `Bound (round ${standing.rounds})`;
  }
  return (
    { bfs: "Depth", ucs: "Lowest g", beam: "Level", bidirectional: "Level", rbfs: "Bound" }[algorithm] ?? "Lowest f"
  );
}

function Counts({ replay, standing }) {
  const rows = [
    ["Generated", standing.generated],
    ["Expanded", standing.expanded.length],
    ["Duplicates", standing.duplicates],
    ["Open", standing.open.size],
  ];
  const thrownAway = [...standing.status.values()].filter((status) => status === "beam").length;
  if (replay.result.algorithm === "beam") {
    rows.push(["Thrown away", thrownAway]);
  }
  if (standing.reopened > 0) {
    rows.push(["Reopened", standing.reopened]);
  }
  if (standing.bound !== null) {
    rows.push([boundWords(replay.result, standing), standing.bound]);
  }
  return html`<dl class="counts">${rows.map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${number(value)}</dd></div>`)}</dl>`;
}

function Inspector({ problem, replay, standing, id, stateOf }) {
  const node = replay.nodes[id];
  return html`<h2>Node ${number(id + 1)}${node.move ? `, by ${node.move}` : node.atGoal ? ", the goal" : ", the start"}</h2>
    <div class="inspector-row">
      <div class="inspector-picture"><${Picture} problem=${problem} state=${stateOf(id)} /></div>
      <dl class="gh"><div><dt>g</dt><dd>${node.g}</dd></div><div><dt>h</dt><dd>${node.h}</dd></div><div><dt>f</dt><dd>${node.f}</dd></div></dl>
    </div>
    <p class="explanation">${explain(replay, standing, id, (step) => standingAt(replay, step))}</p>`;
}

function Legend() {
  const kinds = [
    ["open", "open"],
    ["closed", "expanded"],
    ["current", "expanded now"],
    ["duplicate", "duplicate"],
    ["beam", "cut off"],
    ["goal", "goal"],
  ];
  return html`<ul class="legend plain">${kinds.map(([kind, words]) => html`<li key=${kind}><svg viewBox="-7 -7 14 14" aria-hidden="true"><g class=${`node ${kind}`}><circle r="5" /></g></svg>${words}</li>`)}</ul>`;
}
