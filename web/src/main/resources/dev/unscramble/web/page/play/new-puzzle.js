import { html, useState } from "../vendor/preact-htm.js";
import * as api from "../app/api.js";
import { isDrawn } from "../puzzle/shapes.js";

const SIZES = ["2x2", "2x3", "3x3", "3x4", "4x4", "5x5", "6x6", "8x8", "10x10", "12x12", "16x16", "cube"];
const OTHER = "other";

/** How long to look for a puzzle of an exact depth. */
const TIME_LIMIT = "20s";

/**
 * Another puzzle: drawn at random, of an exact depth, or pasted.
 *
 * @param {{problem: object, onStart: (settings: object) => void, onEdit: () => void}} props
 */
export function NewPuzzle({ problem, onStart, onEdit }) {
  const [error, setError] = useState("");
  const start = (settings) => {
    setError("");
    onStart(settings);
  };
  return html`<section class="panel" aria-labelledby="new-puzzle">
    <h2 id="new-puzzle">Another puzzle</h2>
    <${Scramble} problem=${problem} onStart=${start} onError=${setError} />
    <${Paste} problem=${problem} onStart=${start} />
    ${
      !isDrawn(problem.kind) &&
      html`<button type="button" class="quiet" onClick=${onEdit}>
      ${problem.kind === "cube" ? "Paint the stickers" : "Edit this board"}</button>`
    }
    ${error && html`<p class="alert" role="alert">${error}</p>`}
  </section>`;
}

/** The goal for another board, if one was chosen by name. */
const keptGoal = ({ question: { goal }, goalName }) => (goal && goal === goalName ? { goal } : {});

/** The name of a puzzle, the file that defines it, and its goal: what a state alone does not tell. */
const rulesOf = ({ question: { start, ...rules } }) => rules;

function Scramble({ problem, onStart, onError }) {
  const [chosen, setChosen] = useState("");
  const [size, setSize] = useState("4x5");
  const [depth, setDepth] = useState("");
  const [isBusy, setBusy] = useState(false);
  const listed = chosen || (SIZES.includes(problem.puzzle) ? problem.puzzle : OTHER);
  const name = listed === OTHER ? (chosen ? size : problem.puzzle) : listed;
  const scramble = async (event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const exact = depth.trim() === "" ? {} : { depth: depth.trim(), timeLimit: TIME_LIMIT };
      const rules = name === problem.puzzle && isDrawn(problem.kind) ? rulesOf(problem) : name === "cube" ? {} : keptGoal(problem);
      const { puzzles } = await api.generate({ puzzle: name, ...rules, ...exact });
      onStart({ start: puzzles[0], ...rules });
    } catch (failure) {
      onError(failure.message);
    }
    setBusy(false);
  };
  return html`<form class="row" onSubmit=${scramble}>
    <label>Puzzle
      <select value=${listed} onChange=${(event) => setChosen(event.target.value)}>
        ${SIZES.map((each) => html`<option value=${each} selected=${each === listed}>${each === "cube" ? "Pocket cube" : each.replace("x", " × ")}</option>`)}
        <option value=${OTHER} selected=${listed === OTHER}>${isDrawn(problem.kind) ? problem.puzzle : "Other size …"}</option>
      </select>
    </label>
    ${
      chosen === OTHER &&
      html`<label>Rows x columns <input class="short" value=${size} pattern="\\d+x\\d+" onInput=${(event) => setSize(event.target.value)} /></label>`
    }
    <label>Moves needed
      <input class="short" inputmode="numeric" placeholder="any" value=${depth} onInput=${(event) => setDepth(event.target.value)} />
    </label>
    <button class="main-button" disabled=${isBusy}>${isBusy ? "Scrambling …" : "Scramble"}</button>
  </form>`;
}

function Paste({ problem, onStart }) {
  const [text, setText] = useState("");
  const set = async (event) => {
    event.preventDefault();
    const start = text.trim();
    const goal = keptGoal(problem);
    if (start) {
      const isKept = goal.goal && (await api.validate({ start, ...goal }).then((found) => found.solvable, () => false));
      onStart({ ...(isDrawn(problem.kind) ? rulesOf(problem) : {}), start, ...(isKept ? goal : {}) });
    }
  };
  return html`<form class="row" onSubmit=${set}>
    <label class="wide">Or type or paste one
      <input value=${text} placeholder="724 5b6 831, R U' F2, JSON …" onInput=${(event) => setText(event.target.value)}
        autocomplete="off" spellcheck="false" />
    </label>
    <button type="submit">Set</button>
  </form>`;
}
