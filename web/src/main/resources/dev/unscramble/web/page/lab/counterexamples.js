import { html } from "../vendor/preact-htm.js";
import { counted } from "../app/words.js";
import { State } from "./state.js";

const verdict = (word, isTrue) =>
  isTrue === null ? `${word}: not refuted` : isTrue ? `${word}, proved` : `Not ${word.toLowerCase()}`;

/** Whether a heuristic is admissible and consistent, as far as it was checked. */
export const verdictWords = ({ admissible, consistent }) =>
  `${verdict("Admissible", admissible)}; ${verdict("consistent", consistent).toLowerCase()}.`;

/** States that refute something of a heuristic, drawn. */
export function Counterexamples({ answer, goal }) {
  const { overestimates, drops } = answer;
  return html`
    ${
      overestimates.first &&
      html`<h3>${counted(overestimates.states, "state")} ${overestimates.states === 1 ? "is" : "are"} estimated too high</h3>
      <div class="lab-states">
        <${State} start=${overestimates.first.state} goal=${goal}>The nearest: ${counted(overestimates.first.distance, "move")}, h says ${overestimates.first.h}.<//>
        ${overestimates.worst && overestimates.worst.state !== overestimates.first.state && html`<${State} start=${overestimates.worst.state} goal=${goal}>The worst: ${counted(overestimates.worst.distance, "move")}, h says ${overestimates.worst.h}.<//>`}
      </div>`
    }
    ${
      drops.first &&
      html`<h3>At ${counted(drops.states, "state")}, a move makes h drop by more than it costs</h3>
      <div class="lab-states">
        <${State} start=${drops.first.state} goal=${goal} move=${drops.first.move}>h says ${drops.first.h}; after one move, ${drops.first.move}, it says ${drops.first.hAfter}.<//>
      </div>`
    }`;
}
