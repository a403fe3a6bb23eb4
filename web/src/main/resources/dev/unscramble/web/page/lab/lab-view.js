import { html } from "../vendor/preact-htm.js";
import { Census } from "./census.js";
import { Experiments } from "./experiments.js";
import { Heuristics } from "./heuristics.js";

export function LabView({ catalog, settings, go }) {
  if (!catalog.lab) {
    return html`<${NotOffered} />`;
  }
  const change = (changed) => go("lab", { ...settings, ...changed }, true);
  return html`<div class="lab">
    <h1>Lab</h1>
    <div class="lab-columns">
      <div class="lab-column">
        <${Heuristics} puzzle=${settings.of || "3x3"} heuristic=${settings.heuristic || "sum(misplaced,manhattan)"} onChange=${(of, heuristic) => change({ of, heuristic })} />
        <${Census} puzzle=${settings.census || "3x3"} onPuzzle=${(census) => change({ census })} />
      </div>
      <div class="lab-column"><${Experiments} /></div>
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
