import { html, useEffect, useState } from "../vendor/preact-htm.js";
import * as api from "../app/api.js";
import { CopyButton } from "../app/share.js";
import { number } from "../app/words.js";
import { Counterexamples, verdictWords } from "../lab/counterexamples.js";
import { useAnswer } from "../lab/use-answer.js";
import { TileBoard } from "../puzzle/tile-board.js";
import { EXAMPLES } from "./examples.js";
import { canHaveOwn, OWN } from "./own.js";
import { wasRun } from "./tables.js";
import { BOARDS } from "./tabulate.js";

/** How long the check against all distances may take. */
const TIME_LIMIT = "1m";

/**
 * Where a heuristic is written and run, and what it is worth.
 *
 * @param {{problem: any, own: import("./use-own.js").Own, onCode: (code: string) => void, hasVerdict?: boolean}} props onCode is
 *   told the code that is run
 */
export function OwnPanel({ problem, own, onCode, hasVerdict = true }) {
  const [draft, setDraft] = useState(own.code || EXAMPLES[0].code);
  useEffect(() => {
    if (own.code) {
      setDraft(own.code);
    }
  }, [own.code]);
  const { answer, error } = useAnswer(api.checkHeuristic, hasVerdict && own.isReady ? checkOf(problem, own.code) : null);
  if (!canHaveOwn(problem)) {
    return html`<p class="panel">A heuristic of your own is tried on all boards of the 3 × 3; choose a puzzle of that size.</p>`;
  }
  const start = () => {
    own.run(draft);
    onCode(draft);
  };
  return html`<details class="panel own" open=${!own.isReady}>
    <summary><h2>Your own heuristic</h2>${answer && html` <strong class="own-verdict">${verdictWords(answer)}</strong>`}</summary>
    <div class="own-columns">
      <div>
        <p>h as one JavaScript expression of <code>rows</code>, <code>goal</code> (three rows of three tiles each, the blank is 0) and
          ${" "}<code>blank</code> (its <code>row</code> and <code>column</code>), or a function of them. It is tried on all ${number(BOARDS)} boards.</p>
        ${own.code && !wasRun(own.code) && html`<p class="own-foreign" role="status">This code came with the link, and has not been run. Read it, then run it if you like: it can ask
          no server anything and sees nothing of this page.</p>`}
        <div class="tries" role="group" aria-label="Examples">
          ${EXAMPLES.map(({ name, code }) => html`<button type="button" aria-pressed=${draft === code} onClick=${() => setDraft(code)}>${name}</button>`)}
        </div>
        <label>Your h <textarea rows=${Math.min(14, Math.max(4, draft.split("\n").length + 1))} spellcheck="false" autocapitalize="off" value=${draft}
          onInput=${(event) => setDraft(event.target.value)}></textarea></label>
        <div class="row own-run">
          <button type="button" class="main-button" disabled=${own.isRunning || draft.trim() === ""} onClick=${start}>${own.isRunning ? "Running …" : "Run it"}</button>
          ${own.isReady && html`<${CopyButton} label="Copy link with this h" text=${() => location.href} />`}
        </div>
      </div>
      <div>
        ${own.error && html`<${Wrong} problem=${problem} error=${own.error} />`}
        ${error && html`<p class="note">${error}</p>`}
        ${
          answer &&
          html`<p class="verdict" role="status"><strong>${verdictWords(answer)}</strong>${" "}Over all ${number(answer.states)} boards h is ${answer.meanH.toFixed(2)} on
          average, the distance ${answer.meanDistance.toFixed(2)}.</p>
          <${Counterexamples} answer=${answer} goal=${problem.goal} />`
        }
      </div>
    </div>
  </details>`;
}

/** What asks whether a heuristic is admissible and consistent. */
export const checkOf = (problem, code) => ({
  puzzle: "3x3",
  goal: problem.goal,
  heuristic: OWN,
  own: code,
  timeLimit: TIME_LIMIT,
});

/** What is wrong, and at which board. */
function Wrong({ problem, error }) {
  const { rows, columns, goalTiles } = problem;
  return html`<p class="alert" role="alert">${error.message}</p>
    ${error.cells && html`<div class="lab-picture"><${TileBoard} board=${{ rows, columns, cells: error.cells }} goal=${{ rows, columns, cells: goalTiles }} label="The board" /></div>`}`;
}
