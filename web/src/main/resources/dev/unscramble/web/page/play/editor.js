import { html, useState } from "../vendor/preact-htm.js";
import * as api from "../app/api.js";
import { Unsolvable } from "../app/unsolvable.js";
import { COLOUR_WORDS, FACE_NAMES, COLOUR_LETTERS } from "../puzzle/cube.js";
import { rules } from "../puzzle/puzzle.js";
import { swap } from "../puzzle/tiles.js";
import { Stage } from "./stage.js";

/**
 * Lets the user lay out a board by swapping tiles, or paint a cube.
 *
 * @param {{problem: object, state: object, lead: string, finish: string, question: (text: string) => object,
 *   onDone: (question: object) => void, onCancel: () => void}} props question is what is asked of the server with the
 *   text of what was laid out
 */
export function Editor({ problem, state, lead, finish, question, onDone, onCancel }) {
  const [edited, setEdited] = useState(state);
  const [selected, setSelected] = useState(-1);
  const [colour, setColour] = useState("U");
  const [refusal, setRefusal] = useState("");
  const [obstacle, setObstacle] = useState("");

  const change = (next) => {
    setRefusal("");
    setObstacle("");
    setEdited(next);
  };
  const choose = (place) => {
    if (problem.kind === "cube") {
      change(edited.slice(0, place) + colour + edited.slice(place + 1));
    } else if (selected < 0) {
      setSelected(place);
    } else {
      change(swap(edited, selected, place));
      setSelected(-1);
    }
  };
  const check = async () => {
    const asked = question(rules(problem).text(edited));
    try {
      const found = await api.validate(asked);
      if (found.solvable) {
        onDone(asked);
      } else {
        setObstacle(found.reason);
      }
    } catch (failure) {
      setRefusal(failure.message);
    }
  };
  return html`<div class="editor">
    <p class="lead">${lead} ${problem.kind === "cube" ? "Choose a colour, then the stickers that have it." : "Choose two cells to swap them."}</p>
    ${problem.kind === "cube" && html`<${Palette} colour=${colour} onColour=${setColour} />`}
    <${Stage} problem=${problem} state=${edited} selected=${selected} onPlace=${choose} />
    ${refusal && html`<p class="alert" role="alert">${refusal}</p>`}
    ${obstacle && html`<${Unsolvable} problem=${problem} state=${edited} reason=${obstacle} onState=${change} />`}
    <div class="row centred">
      <button type="button" class="main-button" onClick=${check}>${finish}</button>
      <button type="button" onClick=${onCancel}>Cancel</button>
    </div>
  </div>`;
}

function Palette({ colour, onColour }) {
  return html`<div class="palette" role="group" aria-label="Colour">
    ${FACE_NAMES.map(
      (face) => html`<button type="button" key=${face} class=${"sticker " + COLOUR_WORDS[face]}
      aria-label=${COLOUR_WORDS[face]} aria-pressed=${face === colour} onClick=${() => onColour(face)}>${COLOUR_LETTERS[face]}</button>`,
    )}
  </div>`;
}
