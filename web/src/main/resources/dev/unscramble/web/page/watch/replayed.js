import { html, useState } from "../vendor/preact-htm.js";
import { PlayedTimeline } from "../play/timeline.js";
import { SearchPicture } from "./search-picture.js";

/**
 * A recorded search with its line of time.
 *
 * @param {{problem: object, replay: import("./replay.js").Replay, first: number, isSmall?: boolean}} props
 */
export function Replayed({ problem, replay, first, isSmall }) {
  const last = replay.steps.length - 1;
  const within = (step) => Math.max(0, Math.min(last, Math.floor(step)));
  const [step, setStep] = useState(within(first));
  const isSolvedLater = replay.solvedStep >= 0;
  return html`<${SearchPicture} problem=${problem} replay=${replay} step=${step} isSmall=${isSmall}>
    <${PlayedTimeline} at=${step} length=${last} unit="Step" onAt=${(to) => setStep((old) => within(to(old)))}>
      ${
        isSolvedLater &&
        html`<button type="button" disabled=${step === replay.solvedStep} onClick=${() => setStep(replay.solvedStep)}>Jump to “solution found”</button>`
      }
    <//>
  <//>`;
}
