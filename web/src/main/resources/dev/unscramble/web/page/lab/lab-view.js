import { html } from "../vendor/preact-htm.js";
import { Census } from "./census.js";
import { Experiments } from "./experiments.js";
import { Heuristics } from "./heuristics.js";

export function LabView({ settings, go }) {
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
