import { html } from "../vendor/preact-htm.js";
import { number } from "../app/words.js";
import { Picture } from "../puzzle/picture.js";
import { rulesOf, specialRows, value, valuesOf } from "./algorithms.js";
import { explain } from "./explain.js";
import { Legend } from "./legend.js";
import { NodeLists } from "./node-lists.js";
import { useLook } from "./look.js";
import { currentPath, nodesWith } from "./replay.js";
import { TreePicture } from "./tree-picture.js";

/**
 * A search after one of its steps.
 *
 * @param {{problem: object, replay: import("./replay.js").Replay, step: number, isSmall?: boolean, clicks: import("./look.js").Clicks,
 *   aside?: unknown, children: object}} props a small one has no lists
 */
export function SearchPicture({ problem, replay, step, isSmall, clicks, aside, children }) {
  const look = useLook(replay, step, clicks);
  const { standing, marked, shown, pinned, onPeek, onPin } = look;
  return html`<div class="watch-columns">
    <section class="panel watch-main" aria-label="The search">
      <${TreePicture} problem=${problem} replay=${replay} look=${look} isSmall=${isSmall} />
      ${children}
      <${Legend} replay=${replay} />
    </section>
    <div class="watch-side">
      <section class="panel" aria-label="Counts"><${Counts} replay=${replay} standing=${standing} /></section>
      <section class="panel inspector" aria-label="Node" aria-live=${marked >= 0 ? "polite" : "off"}>
        <${Inspector} problem=${problem} replay=${replay} standing=${standing} id=${shown} isPinned=${shown === pinned} onPin=${onPin} />
      </section>
      ${!isSmall && html`<section class="panel" aria-label="Stored nodes"><${NodeLists} replay=${replay} standing=${standing} marked=${shown} onPeek=${onPeek} onPin=${onPin} /></section>`}
    </div>
    ${aside && html`<div class="watch-below">${aside}</div>`}
  </div>`;
}

/** What the bound means to a search; nothing where the open list says more. */
function boundRow(rules, replay, standing) {
  if (rules.memory === "lists") {
    const open = nodesWith(replay, standing, "open");
    const lowest = open.reduce((least, node) => Math.min(least, node.priority), Infinity);
    const special = specialRows(replay.result, open, standing.rounds, replay.counts[replay.last].rounds);
    return lowest < Infinity ? [...special, [rules.priority.length > 5 ? "Lowest open" : `Lowest open ${rules.priority}`, value(lowest)]] : special;
  }
  if (standing.bound === null) {
    return [];
  }
  return [[boundName(rules, standing), value(standing.bound)]];
}

function boundName({ memory, isDeepening, isInformed }, { rounds }) {
  if (memory === "path") {
    return isDeepening ? `Bound (round ${rounds})` : "Bound";
  }
  return memory === "sides" && isInformed ? "Lower bound" : "Level";
}

/** What a search stores, by what it is. */
function storedRow(rules, replay, standing) {
  switch (rules.memory) {
    case "path":
      return [["On the path", number(currentPath(replay, standing).length)]];
    case "beam":
      return [
        ["In the beam", number(standing.open)],
        ["Thrown away", number(standing.thrownAway)],
      ];
    default:
      return [["Open", number(standing.open)]];
  }
}

function Counts({ replay, standing }) {
  const rules = rulesOf(replay.result);
  const rows = [
    ["Generated", number(standing.generated)],
    ["Expanded", number(standing.expanded)],
    ["Duplicates", number(standing.duplicates)],
    ...storedRow(rules, replay, standing),
    ...(standing.reopened > 0 ? [["Reopened", number(standing.reopened)]] : []),
    ...boundRow(rules, replay, standing),
  ];
  return html`<dl class="counts">${rows.map(([name, count]) => html`<div key=${name}><dt>${name}</dt><dd>${count}</dd></div>`)}</dl>`;
}

function Inspector({ problem, replay, standing, id, isPinned, onPin }) {
  const node = replay.nodes[id];
  const origin = node.move ? `, by ${node.move}` : node.side === 1 ? ", the goal" : ", the start";
  return html`<h2>Node ${number(id + 1)}${origin}
      ${isPinned && html`<button type="button" class="quiet unpin" onClick=${() => onPin(id)}>Unpin</button>`}</h2>
    <div class="inspector-row">
      <div class="inspector-picture"><${Picture} problem=${problem} state=${replay.stateOf(id)} /></div>
      <dl class="gh">${valuesOf(rulesOf(replay.result), node).map(([name, shown]) => html`<div key=${name}><dt>${name}</dt><dd>${shown}</dd></div>`)}</dl>
    </div>
    <p class="explanation">${explain(replay, standing, id)}</p>`;
}
