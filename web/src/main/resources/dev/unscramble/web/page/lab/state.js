import { html } from "../vendor/preact-htm.js";
import { writeAddress } from "../app/address.js";
import { useProblem } from "../app/problem.js";
import { Picture } from "../puzzle/picture.js";
import { rules } from "../puzzle/puzzle.js";

/**
 * A state that the server told as text, drawn, with a way to play it.
 *
 * @param {{start: string, children?: unknown}} props
 */
export function State({ start, children }) {
  const [problem] = useProblem({ start });
  return html`<figure class="lab-state">
    <div class="lab-picture">${problem && html`<${Picture} problem=${problem} state=${rules(problem).start(problem)} />`}</div>
    <figcaption>${children} <a href=${writeAddress({ view: "play", settings: { start } })}>Play it</a></figcaption>
  </figure>`;
}
