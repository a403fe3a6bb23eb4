import { html, useState } from "../vendor/preact-htm.js";
import * as api from "../app/api.js";
import { COLOUR_WORDS, FACE_NAMES, COLOUR_LETTERS } from "../puzzle/cube.js";
import { rules } from "../puzzle/puzzle.js";
import { swap } from "../puzzle/tiles.js";
import { Stage } from "./stage.js";

/**
 * Lets somebody lay out a board by swapping tiles, or paint a cube.
 *
 * @param {{problem: object, state: object, onDone: (start: string) => void, onCancel: () => void}} props
 */
export function Editor({ problem, state, onDone, onCancel }) {
  const [edited, setEdited] = useState(state);
  const [selected, setSelected] = useState(-1);
  const [colour, setColour] = useState("U");
  const [refusal, setRefusal] = useState("");

  const choose = (place) => {
    setRefusal("");
    if (problem.kind === "cube") {
      setEdited(edited.slice(0, place) + colour + edited.slice(place + 1));
    } else if (selected < 0) {
      setSelected(place);
    } else {
      setEdited(swap(edited, selected, place));
      setSelected(-1);
    }
  };
  const finish = async () => {
    const start = rules(problem).text(edited);
    try {
      const found = await api.validate({ ...problem.question, start });
      if (found.solvable) {
        onDone(start);
      } else {
        setRefusal(api.sentence(`this cannot be solved: ${found.reason}`));
      }
    } catch (failure) {
      setRefusal(failure.message);
    }
  };
  return html`<div class="editor">
    <p class="lead">${problem.kind === "cube" ? "Choose a colour, then the stickers that have it." : "Choose two cells to swap them."}</p>
    ${problem.kind === "cube" && html`<${Palette} colour=${colour} onColour=${setColour} />`}
    <${Stage} problem=${problem} state=${edited} selected=${selected} onPlace=${choose} />
    ${refusal && html`<p class="alert" role="alert">${refusal}</p>`}
    <div class="row centred">
      <button type="button" class="main-button" onClick=${finish}>Play this</button>
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
