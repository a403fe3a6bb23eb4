import { html, useState } from "../vendor/preact-htm.js";
import * as api from "../app/api.js";
import { counted, number, seconds } from "../app/words.js";
import { State } from "./state.js";
import { useAnswer } from "./use-answer.js";

const PUZZLES = ["2x2", "2x3", "2x4", "3x3", "2x5", "cube", "3x4"];
const TIME_LIMIT = "2m";

/** How many states there are at every depth. */
export function Census({ puzzle, onPuzzle }) {
  const [isLog, setLog] = useState(false);
  const { answer, error, isBusy } = useAnswer(api.census, { puzzle, timeLimit: TIME_LIMIT });
  return html`<section class="panel" aria-labelledby="census">
    <h2 id="census">Whole state spaces</h2>
    <p>All states that can be solved, by the moves that each needs.</p>
    <div class="row">
      <label>Puzzle <select value=${puzzle} onChange=${(event) => onPuzzle(event.target.value)}>
        ${PUZZLES.map((name) => html`<option value=${name} selected=${name === puzzle}>${name === "cube" ? "Pocket cube" : name.replace("x", " × ")}</option>`)}
      </select></label>
      <button type="button" aria-pressed=${isLog} onClick=${() => setLog(!isLog)}>Logarithmic</button>
    </div>
    ${error && html`<p class="alert" role="alert">${error}</p>`}
    ${isBusy && html`<p class="loading" role="status">Counting …</p>`}
    ${
      answer &&
      html`<p class="verdict" role="status"><strong>${counted(answer.states, "state")}</strong>, at most ${counted(answer.depth, "move")} deep, ${answer.meanDepth.toFixed(2)} on average; counted in ${seconds(answer.seconds)}${answer.status === "complete" ? "" : ` (${answer.status})`}.</p>
      <${Bars} depths=${answer.depths} isLog=${isLog} />
      ${answer.deepest.length > 0 && html`<h3>The hardest</h3><div class="lab-states">${answer.deepest.map((start) => html`<${State} key=${start} start=${start}>${counted(answer.depth, "move")}.<//>`)}</div>`}`
    }
  </section>`;
}

const words = (depth, states) => `${counted(depth, "move")}: ${counted(states, "state")}`;

/** How many depths have a number below their bars, at most, so that no two numbers touch. */
const MOST_LABELS = 12;

/** Every how many depths there is a number. */
const labelStep = (count) => [1, 2, 5, 10, 20, 50].find((step) => count / step <= MOST_LABELS) ?? 100;

function Bars({ depths, isLog }) {
  const most = Math.max(...depths.map(({ states }) => states));
  const height = (states) => (isLog ? Math.log(1 + states) / Math.log(1 + most) : states / most);
  const step = labelStep(depths.length);
  return html`<p class="note census-most" aria-hidden="true">${number(most)} states${isLog ? "; the scale is logarithmic" : ""}</p>
  <div class="table-scroll" tabindex="0" role="region" aria-label="States by depth"><ol class="census-bars" start="0">
    ${depths.map(
      ({
        depth,
        states,
      }) => html`<li key=${depth} aria-label=${words(depth, states)} title=${words(depth, states)}>
      <span class="census-track"><span class="census-bar" style=${{ height: `max(1px, ${100 * height(states)}%)` }}></span></span>
      <span class="census-depth" aria-hidden="true">${depth % step === 0 ? depth : ""}</span></li>`,
    )}
  </ol></div>
  <p class="note centred-text" aria-hidden="true">moves needed</p>`;
}
