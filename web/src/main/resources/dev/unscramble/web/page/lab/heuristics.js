import { html } from "../vendor/preact-htm.js";
import * as api from "../app/api.js";
import { heuristicName } from "../app/names.js";
import { number } from "../app/words.js";
import { OWN } from "../own/own.js";
import { checkOf, OwnPanel } from "../own/own-panel.js";
import { useOwn } from "../own/use-own.js";
import { Counterexamples, verdictWords } from "./counterexamples.js";
import { useAnswer } from "./use-answer.js";

const TILES = [
  "misplaced",
  "manhattan",
  "max-sort",
  "euclidean",
  "gaschnig",
  "linear-conflict",
  "walking-distance",
  "pdb",
  "sum(misplaced,manhattan)",
  "max(gaschnig,manhattan)",
  OWN,
];
const CUBE = ["opposites", "opposites/8", "pdb:twist", "pdb:permutation", "max(pdb:permutation,pdb:twist)"];
const PUZZLES = ["3x3", "cube"];
const TIME_LIMIT = "2m";
/** The boards that a heuristic of the user's own is tried on here. */
export const THREE_BY_THREE = {
  kind: "tiles",
  rows: 3,
  columns: 3,
  goal: "0 1 2 / 3 4 5 / 6 7 8",
  goalTiles: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  question: {},
};
const CELL = 22;
const EDGE = 34;

/** A heuristic compared with all true distances. */
export function Heuristics({ puzzle, heuristic, code, onChange, onCode }) {
  const known = puzzle === "cube" ? CUBE : TILES;
  const chosen = known.includes(heuristic) ? heuristic : known[1];
  const [, own] = useOwn(THREE_BY_THREE, code);
  const ofOwn = own.isReady ? checkOf(THREE_BY_THREE, own.code) : null;
  const question = chosen === OWN ? ofOwn : { puzzle, heuristic: chosen, timeLimit: TIME_LIMIT };
  const { answer, error, isBusy } = useAnswer(api.checkHeuristic, question);
  return html`<section class="panel" aria-labelledby="check">
    <h2 id="check">Heuristics against the truth</h2>
    <p>What a heuristic says of every state, beside the moves that it really needs. Above the line it estimates too much.</p>
    <div class="row">
      <label>Puzzle <select value=${puzzle} onChange=${(event) => onChange(event.target.value, "")}>
        ${PUZZLES.map((name) => html`<option value=${name} selected=${name === puzzle}>${name === "cube" ? "Pocket cube" : "3 × 3"}</option>`)}
      </select></label>
      <label>Heuristic <select value=${chosen} onChange=${(event) => onChange(puzzle, event.target.value)}>
        ${known.map((name) => html`<option value=${name} selected=${name === chosen}>${heuristicName(name)}</option>`)}
      </select></label>
    </div>
    ${chosen === OWN && html`<${OwnPanel} problem=${THREE_BY_THREE} own=${own} onCode=${onCode} hasVerdict=${false} />`}
    ${error && html`<p class="alert" role="alert">${error}</p>`}
    ${isBusy && html`<p class="loading" role="status">Checking …</p>`}
    ${
      answer &&
      html`<p class="verdict" role="status"><strong>${verdictWords(answer)}</strong>
        ${" "}${number(answer.states)} states; h is ${answer.meanH.toFixed(2)} on average, the distance ${answer.meanDistance.toFixed(2)}.</p>
      <${HeatMap} histogram=${answer.histogram} />
      <${Counterexamples} answer=${answer} />`
    }
  </section>`;
}

function HeatMap({ histogram }) {
  const farthest = Math.max(...histogram.map(({ distance }) => distance));
  const highest = Math.max(...histogram.map(({ h }) => h));
  const most = Math.max(...histogram.map(({ states }) => states));
  const height = EDGE + (highest + 1) * CELL;
  const width = EDGE + (farthest + 1) * CELL;
  const x = (distance) => EDGE + distance * CELL;
  const y = (h) => (highest - h) * CELL;
  const ticks = (end) => Array.from({ length: Math.floor(end / 5) + 1 }, (_, i) => 5 * i);
  return html`<svg class="heat-map" viewBox=${`0 0 ${width} ${height + 10}`} role="img" aria-label="How many states there are of each distance and h" style=${{ maxWidth: `${width * 1.5}px` }}>
    ${histogram.map(
      ({
        distance,
        h,
        states,
      }) => html`<rect class=${h > distance ? "too-high" : "heat"} x=${x(distance) + 1} y=${y(h) + 1} width=${CELL - 2} height=${CELL - 2} rx="3"
      opacity=${0.25 + 0.75 * (Math.log(1 + states) / Math.log(1 + most))}><title>${`distance ${distance}, h ${h}: ${number(states)} states`}</title></rect>`,
    )}
    <path class="truth" d=${`M${x(0)},${y(0) + CELL}L${x(Math.min(farthest, highest) + 1)},${y(Math.min(farthest, highest))}`} />
    ${ticks(farthest).map((distance) => html`<text x=${x(distance) + CELL / 2} y=${height - EDGE + 16}>${distance}</text>`)}
    ${ticks(highest).map((h) => html`<text x=${EDGE - 12} y=${y(h) + CELL / 2 + 4}>${h}</text>`)}
    <text x=${EDGE + ((farthest + 1) * CELL) / 2} y=${height + 4}>true distance</text>
    <text x="6" y=${(height - EDGE) / 2}>h</text>
  </svg>`;
}
