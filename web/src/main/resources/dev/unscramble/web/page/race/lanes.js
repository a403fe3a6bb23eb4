import { html } from "../vendor/preact-htm.js";
import { Icon } from "../app/icons.js";
import { solutionLength } from "../app/words.js";
import { along, decades } from "./log-scale.js";
import { figureParts, MEASURES } from "./measures.js";

/** @param {import("./recorded.js").Lane} lane */
const figures = (lane) => lane.result ?? lane.progress ?? {};

/**
 * The solvers side by side, on one logarithmic scale.
 *
 * @param {{lanes: import("./recorded.js").Lane[], scaleLanes?: import("./recorded.js").Lane[], measure: import("./measures.js").Measure,
 *   onMeasure: (name: string) => void, onStop?: (lane: number) => void}} props scaleLanes are those that the scale is for,
 *   where they are others; without onStop, the race is a replay
 */
export function Lanes({ lanes, scaleLanes = lanes, measure, onMeasure, onStop }) {
  const count = decades(scaleLanes.map((lane) => measure.of(figures(lane)) ?? 1));
  const ticks = Array.from({ length: count + 1 }, (_, decade) => decade);
  return html`<div class="lanes">
    <div class="measures" role="group" aria-label="Compare">
      ${MEASURES.map(({ name, title }) => html`<button type="button" key=${name} aria-pressed=${name === measure.name} onClick=${() => onMeasure(name)}>${title}</button>`)}
    </div>
    <ol class="lane-list">
      ${lanes.map((lane, at) => html`<${OneLane} key=${at} lane=${lane} value=${measure.of(figures(lane)) ?? 0} count=${count} number=${at} onStop=${onStop && (() => onStop(at))} />`)}
    </ol>
    <div class=${"lane-axis" + (count > 6 ? " long" : "")} aria-hidden="true">
      ${ticks.map((decade) => html`<span style=${{ left: `${(100 * decade) / count}%` }}>${measure.tick(10 ** decade)}</span>`)}
    </div>
    <p class="note centred-text">${measure.axis}, on a logarithmic scale</p>
  </div>`;
}

function OneLane({ lane, value, count, number: at, onStop }) {
  const canStop = onStop && lane.state && !lane.result && !lane.error;
  return html`<li class=${"lane " + laneClass(lane)}>
    <div class="lane-head">
      <strong class="lane-name">${lane.name}</strong>
      <span class="lane-state">${stateWords(lane)}</span>
      ${canStop && html`<button type="button" class="quiet icon" aria-label=${`Stop ${lane.name}`} title="Stop" onClick=${onStop}><${Icon} name="close" /></button>`}
    </div>
    <div class="lane-track"><div class=${"lane-bar colour-" + at} style=${{ width: `${100 * along(value, count)}%` }}></div></div>
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
    return { running: "searching …", waiting: "waiting for a worker …" }[lane.state] ?? "not started";
  }
  const { status, optimal } = lane.result;
  return status === "solved" ? solutionLength(lane.result) + (optimal ? ", optimal" : "") : status.replace("-", " ");
}

function figureWords(lane) {
  const known = figures(lane);
  if (known.generated === undefined) {
    return "";
  }
  const parts = figureParts(known);
  if (known.bound > 0 && !lane.result) {
    parts.push(`bound ${known.bound}`);
  }
  if (known.cost && !known.optimal) {
    parts.push(`best ${known.cost}, at least ${known.lowerBound}`);
  }
  return parts.join(" · ");
}
