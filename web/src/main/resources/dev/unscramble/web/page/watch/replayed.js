import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { PlayedTimeline } from "../play/timeline.js";
import { SearchPicture } from "./search-picture.js";

/** How long the step has stayed the same before it is told to others, in milliseconds. */
const SETTLED_MILLIS = 400;

/**
 * A recorded search with its line of time.
 *
 * @param {{problem: object, replay: import("./replay.js").Replay, first: number, isSmall?: boolean, playsAtOnce?: boolean,
 *   onStep?: (step: number) => void,
 *   aside?: (step: number, setStep: (step: number) => void, clicks: import("./look.js").Clicks) => unknown}} props onStep is
 *   told the step when it no longer changes; aside is shown with the picture
 */
export function Replayed({ problem, replay, first, isSmall, playsAtOnce, onStep, aside }) {
  const within = (step) => Math.max(0, Math.min(replay.last, Math.floor(step)));
  const [step, setStep] = useState(within(first));
  const clicks = useRef(null);
  useEffect(() => {
    if (!onStep || step === within(first)) {
      return undefined;
    }
    const timer = setTimeout(() => onStep(step), SETTLED_MILLIS);
    return () => clearTimeout(timer);
  }, [step]);
  return html`<${SearchPicture} problem=${problem} replay=${replay} step=${step} isSmall=${isSmall} clicks=${clicks} aside=${aside?.(step, setStep, clicks)}>
    <${PlayedTimeline} at=${step} length=${replay.last} unit="Step" hasKeys=${true} playsAtOnce=${playsAtOnce}
      onAt=${(to) => setStep((old) => within(to(old)))}>
      ${
        !isSmall &&
        replay.solvedStep >= 0 &&
        html`<button type="button" disabled=${step === replay.solvedStep} onClick=${() => setStep(replay.solvedStep)}>Jump to “solution found”</button>`
      }
    <//>
  <//>`;
}
