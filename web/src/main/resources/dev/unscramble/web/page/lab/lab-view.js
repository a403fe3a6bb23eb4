import { html } from "../vendor/preact-htm.js";
import { hasTable } from "../own/tables.js";
import { Census } from "./census.js";
import { Depths } from "./depths.js";
import { Experiments } from "./experiments.js";
import { Heuristics, THREE_BY_THREE } from "./heuristics.js";

export function LabView({ catalog, settings, go }) {
  if (!catalog.lab) {
    return html`<${NotOffered} />`;
  }
  const change = (changed) => go("lab", { ...settings, ...changed }, true);
  return html`<div class="lab">
    <h1>Lab</h1>
    <div class="lab-columns">
      <div class="lab-column">
        <${Heuristics} puzzle=${settings.of || "3x3"} heuristic=${settings.heuristic || "sum(misplaced,manhattan)"} code=${settings.own} onChange=${(of, heuristic) => change({ of, heuristic })} onCode=${(own) => change({ own })} />
        <${Census} puzzle=${settings.census || "3x3"} onPuzzle=${(census) => change({ census })} />
      </div>
      <div class="lab-column">
        <${Depths} code=${hasTable(settings.own, THREE_BY_THREE.goalTiles) ? settings.own : ""} />
        <${Experiments} />
      </div>
    </div>
  </div>`;
}

function NotOffered() {
  return html`<div class="lab">
    <h1>Lab</h1>
    <section class="panel">
      <p role="status">This server lets everybody play, watch, race and read the lessons. Its lab, with heuristics against the truth, whole state spaces and experiments, is for those who open the link with the token, which was shown where the server was started.</p>
      <p>On a computer of your own, <code>unscramble serve</code> offers all of it.</p>
    </section>
  </div>`;
}
