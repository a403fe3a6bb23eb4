import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { shortSolverWords } from "../app/names.js";
import { counted, number, solutionLength } from "../app/words.js";
import { PlayedTimeline } from "../play/timeline.js";
import { explain } from "../watch/explain.js";
import { Legend } from "../watch/legend.js";
import { useLook } from "../watch/look.js";
import { useRecording } from "../watch/recording.js";
import { TreePicture } from "../watch/tree-picture.js";

/**
 * The trees of two solvers of a race side by side, after the same number of steps.
 *
 * @param {{problem: object, solvers: import("./solvers.js").Solver[], chosen: number[], onChoose: (chosen: number[]) => void}} props
 *   chosen are the places of the two among the solvers
 */
export function TwoTrees({ problem, solvers, chosen, onChoose }) {
  const [step, setStep] = useState(0);
  const section = useRef(null);
  useEffect(() => section.current.scrollIntoView(), []);
  const recorded = [useRecording(problem, solvers[chosen[0]]), useRecording(problem, solvers[chosen[1]])];
  const length = Math.max(0, ...recorded.map(([recording]) => recording?.replay.last ?? 0));
  return html`<section class="panel two-trees" ref=${section} aria-labelledby="two-trees">
    <h2 id="two-trees">Two trees, in step</h2>
    <div class="two-trees-columns">
      ${recorded.map(([recording, error], side) => {
        const choose = (event) => onChoose(chosen.map((old, at) => (at === side ? Number(event.target.value) : old)));
        return html`<div key=${side} class="two-trees-column">
          <label>${side === 0 ? "Left" : "Right"}
            <select value=${chosen[side]} onChange=${choose}>
              ${solvers.map((solver, at) => html`<option value=${at} selected=${at === chosen[side]}>${shortSolverWords(solver)}</option>`)}
            </select>
          </label>
          ${error && html`<p class="alert" role="alert">${error}</p>`}
          ${
            recording
              ? html`<${OneTree} key=${recording.asked} problem=${problem} replay=${recording.replay} step=${Math.min(step, recording.replay.last)} />`
              : !error && html`<p class="loading">Searching …</p>`
          }
        </div>`;
      })}
    </div>
    ${length > 0 && html`<${PlayedTimeline} key=${length} at=${Math.min(step, length)} length=${length} unit="Step" hasKeys=${true} onAt=${(to) => setStep((old) => to(Math.min(old, length)))} />`}
  </section>`;
}

function OneTree({ problem, replay, step }) {
  const look = useLook(replay, step);
  const { standing, shown } = look;
  const found = standing.solved >= 0 ? solutionLength(replay.result) : step === replay.last && replay.isWhole ? "no solution" : "searching …";
  return html`<p class="two-trees-counts"><strong>${found}</strong> · ${counted(standing.expanded, "node")} expanded, ${number(standing.generated)} generated</p>
    <${TreePicture} problem=${problem} replay=${replay} look=${look} isSmall=${true} />
    <${Legend} replay=${replay} />
    <p class="explanation">${`Node ${number(shown + 1)}. ${explain(replay, standing, shown)}`}</p>`;
}
