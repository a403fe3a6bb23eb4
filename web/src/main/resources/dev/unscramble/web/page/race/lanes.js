import { html } from "../vendor/preact-htm.js";
import { Icon } from "../app/icons.js";
import { counted, number, seconds, solutionLength } from "../app/words.js";
import { along, decades, tickWords } from "./log-scale.js";

/**
 * What is known of a solver in a race: waiting, then progress, then a result or an error.
 *
 * @typedef {{name: string, state: string, progress?: object, result?: object, error?: string}} Lane
 */

/** @param {Lane} lane */
const figures = (lane) => lane.result ?? lane.progress ?? {};

/**
 * The solvers side by side, on one logarithmic scale of nodes.
 *
 * @param {{lanes: Lane[], onStop: (lane: number) => void}} props
 */
export function Lanes({ lanes, onStop }) {
  const count = decades(lanes.map((lane) => figures(lane).generated ?? 1));
  const ticks = Array.from({ length: count + 1 }, (_, decade) => decade);
  return html`<div class="lanes">
    <ol class="lane-list">
      ${lanes.map((lane, at) => html`<${OneLane} key=${at} lane=${lane} count=${count} number=${at} onStop=${() => onStop(at)} />`)}
    </ol>
    <div class="lane-axis" aria-hidden="true">
      ${ticks.map((decade) => html`<span style=${{ left: `${(100 * decade) / count}%` }}>${tickWords(decade)}</span>`)}
    </div>
    <p class="note centred-text">Nodes generated, on a logarithmic scale</p>
  </div>`;
}

function OneLane({ lane, count, number: at, onStop }) {
  const { generated = 0 } = figures(lane);
  const isRunning = !lane.result && !lane.error;
  return html`<li class=${"lane " + laneClass(lane)}>
    <div class="lane-head">
      <strong class="lane-name">${lane.name}</strong>
      <span class="lane-state">${stateWords(lane)}</span>
      ${isRunning && html`<button type="button" class="quiet icon" aria-label=${`Stop ${lane.name}`} title="Stop" onClick=${onStop}><${Icon} name="close" /></button>`}
    </div>
    <div class="lane-track"><div class=${"lane-bar colour-" + at} style=${{ width: `${100 * along(generated, count)}%` }}></div></div>
    <p class="lane-figures">${lane.error ?? figureWords(lane)}</p>
  </li>`;
}

const laneClass = (lane) =>
  lane.error ? "failed" : !lane.result ? "running" : lane.result.status === "solved" ? "solved-lane" : "unsolved";

function stateWords(lane) {
  if (lane.error) {
    return "refused";
  }
  if (!lane.result) {
    return lane.state === "running" ? "searching …" : "waiting for a worker …";
  }
  const { status, optimal } = lane.result;
  return status === "solved" ? solutionLength(lane.result) + (optimal ? ", optimal" : "") : status.replace("-", " ");
}

function figureWords(lane) {
  const { generated, bound, stored, maxStored, cost, lowerBound, optimal, seconds: time } = figures(lane);
  if (generated === undefined) {
    return "";
  }
  const parts = [counted(generated, "node"), `${number(maxStored ?? stored)} stored`];
  if (bound > 0 && !lane.result) {
    parts.push(`bound ${bound}`);
  }
  if (cost && !optimal) {
    parts.push(`best ${cost}, at least ${lowerBound}`);
  }
  parts.push(seconds(time));
  return parts.join(" · ");
}
