import { html } from "../vendor/preact-htm.js";
import { writeAddress } from "../app/address.js";
import { useProblem } from "../app/problem.js";
import { Picture } from "../puzzle/picture.js";
import { rules } from "../puzzle/puzzle.js";

/**
 * A state that the server told as text, drawn, with a way to play it.
 *
 * @param {{start: string, goal?: string, move?: string, children?: unknown}} props with a move, the state after it is drawn, too
 */
export function State({ start, goal, move, children }) {
  const [problem] = useProblem(goal ? { start, goal } : { start });
  const first = problem && rules(problem).start(problem);
  return html`<figure class=${move ? "lab-state lab-move" : "lab-state"}>
    <div class="lab-pictures">
      <div class="lab-picture">${problem && html`<${Picture} problem=${problem} state=${first} />`}</div>
      ${move && html`<span class="arrow" aria-hidden="true">→</span><div class="lab-picture">${problem && html`<${Picture} problem=${problem} state=${rules(problem).apply(first, move)} />`}</div>`}
    </div>
    <figcaption>${children} <a href=${writeAddress({ view: "play", settings: goal ? { start, goal } : { start } })}>Play it</a></figcaption>
  </figure>`;
}
