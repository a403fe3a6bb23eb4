import { html, useState } from "../vendor/preact-htm.js";
import * as api from "../app/api.js";

/** Puzzles that the list above has, with their sizes. */
const isListedAbove = (name) => /^(\d+(x\d+)?|cube)$/.test(name);

/** Moves from the goal, where a puzzle cannot be drawn at random. */
const MOVES = 30;

const FILE_NAME = "my-puzzle.tws";

/** A free cell of a grid, so that there is a goal to go to. */
function freeCell(map) {
  const rows = map.split(/\r?\n/).slice(4);
  const free = rows.flatMap((row, y) => [...row].flatMap((cell, x) => (".GS".includes(cell) ? [`${x},${y}`] : [])));
  return free[Math.floor(Math.random() * free.length)] ?? "";
}

/** A node of a graph: the first of its last edge. */
const lastNode = (edges) => edges.trim().split(/\r?\n/).pop()?.split(",")[0].replace(/"/g, "") ?? "";

/** A goal for a map that brings none. */
const someGoal = ({ puzzle, definition = "" }) =>
  puzzle.endsWith(".map") ? freeCell(definition) : puzzle.endsWith(".csv") ? lastNode(definition) : "";

/** A random start; the settings of an address for it. */
async function drawn(rules) {
  const goal = someGoal(rules);
  const tries = [{ ...rules }, ...(goal ? [{ ...rules, goal }] : []), { ...rules, moves: MOVES }];
  let refusal = new Error("This is not a puzzle.");
  for (const asked of tries) {
    try {
      const { puzzles } = await api.generate(asked);
      const { moves, ...settings } = /** @type {any} */ (asked);
      return { ...settings, start: puzzles[0] };
    } catch (failure) {
      refusal = asked === tries[0] ? failure : refusal;
    }
  }
  throw refusal;
}

/**
 * Puzzles by name and from files.
 *
 * @param {{names?: string[], onStart: (settings: object) => void}} props
 */
export function DefinedPuzzle({ names = [], onStart }) {
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const [fileName, setFileName] = useState(FILE_NAME);
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const begin = async (rules) => {
    setBusy(true);
    setError("");
    try {
      onStart(await drawn(rules));
    } catch (failure) {
      setError(failure.message);
    }
    setBusy(false);
  };
  const open = async (event) => {
    const files = [...event.target.files];
    const nodes = files.find((file) => file.name.endsWith(".nodes.csv"));
    const main = files.find((file) => file !== nodes);
    if (main) {
      const definition = await main.text();
      begin({ puzzle: main.name, definition, ...(nodes ? { nodes: await nodes.text() } : {}) });
    }
    event.target.value = "";
  };
  const submit = (act) => (event) => {
    event.preventDefault();
    act();
  };
  return html`<section class="panel" aria-labelledby="defined-puzzle">
    <h2 id="defined-puzzle">Puzzles by name or from a file</h2>
    <form class="row" onSubmit=${submit(() => name.trim() && begin({ puzzle: name.trim() }))}>
      <label class="wide">Name
        <input list="puzzle-names" value=${name} placeholder="skewb, pancake:8 …" autocomplete="off" spellcheck="false"
          onInput=${(event) => setName(event.target.value)} />
      </label>
      <datalist id="puzzle-names">${names.filter((each) => !isListedAbove(each)).map((each) => html`<option value=${each} />`)}</datalist>
      <button disabled=${isBusy}>${isBusy ? "Making it …" : "Play"}</button>
    </form>
    <div class="row small puzzle-names">
      ${names
        .filter((each) => !isListedAbove(each))
        .map((each) => html`<button type="button" class="quiet" key=${each} disabled=${isBusy} onClick=${() => begin({ puzzle: each })}>${each}</button>`)}
    </div>
    <details>
      <summary>Your own file</summary>
      <label>Open <input type="file" multiple accept=".tws,.json,.csv,.map" onChange=${open} /></label>
      <form onSubmit=${submit(() => text.trim() && begin({ puzzle: fileName, definition: text }))}>
        <label>Or its name <input value=${fileName} spellcheck="false" onInput=${(event) => setFileName(event.target.value)} /></label>
        <label>and its text <textarea rows="5" value=${text} spellcheck="false" onInput=${(event) => setText(event.target.value)}></textarea></label>
        <button disabled=${isBusy}>Play this file</button>
      </form>
      <p class="note">A definition (.tws), a table of edges (.csv, with its .nodes.csv), or a grid (.map). <a href="docs/puzzles.html">How to write one</a></p>
    </details>
    ${error && html`<p class="alert" role="alert">${error}</p>`}
  </section>`;
}
