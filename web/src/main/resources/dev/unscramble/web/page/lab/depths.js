import { html, useState } from "../vendor/preact-htm.js";
import * as api from "../app/api.js";
import { shortSolverWords } from "../app/names.js";
import { counted, number, seconds } from "../app/words.js";
import { download } from "../export/download.js";
import { usesOwn } from "../own/own.js";
import { asQuestion, readSolvers } from "../race/solvers.js";
import { useAnswer } from "./use-answer.js";

const PUZZLES = ["3x3", "2x3", "2x4", "4x4", "cube"];
const FIRST_SOLVERS = "bfs;astar misplaced;astar manhattan";
const FIRST_DEPTHS = "4, 8, 12, 16";

/** How long each search may take. */
const TIME_LIMIT = "5s";

/**
 * A small experiment: how the work of solvers grows with the depth of puzzles.
 *
 * @param {{code: string}} props a heuristic of the user's own, which has been run, or nothing
 */
export function Depths({ code }) {
  const [form, setForm] = useState({ puzzle: "3x3", depths: FIRST_DEPTHS, count: "10", solvers: FIRST_SOLVERS });
  const [asked, setAsked] = useState(/** @type {{question: object, solvers: import("../race/solvers.js").Solver[]} | null} */ (null));
  const { answer, error, isBusy } = useAnswer(api.compareDepths, asked?.question ?? null);
  const field = (name) => ({ value: form[name], onInput: (event) => setForm({ ...form, [name]: event.target.value }) });
  const start = (event) => {
    event.preventDefault();
    const solvers = readSolvers(form.solvers);
    const own = solvers.some(usesOwn) && code ? { own: code } : {};
    setAsked({ solvers, question: { ...form, solvers: solvers.map(asQuestion), seed: "1", timeLimit: TIME_LIMIT, ...own } });
  };
  return html`<section class="panel" aria-labelledby="depths">
    <h2 id="depths">Solvers by depth</h2>
    <p>Random puzzles of each depth, the same ones for every solver. A heuristic that you wrote above is called <code>own</code> here: <code>astar own</code>.</p>
    <form onSubmit=${start}>
      <div class="row">
        <label>Puzzle <select ...${field("puzzle")}>
          ${PUZZLES.map((name) => html`<option value=${name} selected=${name === form.puzzle}>${name === "cube" ? "Pocket cube" : name.replace("x", " × ")}</option>`)}
        </select></label>
        <label>Depths <input ...${field("depths")} /></label>
        <label>Of each <input class="short" inputmode="numeric" ...${field("count")} /></label>
        <label class="depths-solvers">Solvers, separated by ; <input ...${field("solvers")} spellcheck="false" /></label>
      </div>
      <button class="main-button" disabled=${isBusy}>${isBusy ? "Comparing …" : "Compare"}</button>
    </form>
    ${error && html`<p class="alert" role="alert">${error}</p>`}
    ${answer && asked && html`<${Results} answer=${answer} solvers=${asked.solvers} />`}
  </section>`;
}

function Results({ answer, solvers }) {
  const { data, html: report, runs, planned } = answer;
  const [chosen, setChosen] = useState(data.attributes[0].label);
  const attribute = data.attributes.find(({ label }) => label === chosen) ?? data.attributes[0];
  const names = solvers.map(shortSolverWords);
  return html`<p role="status">${counted(runs, "run")}${runs < planned ? ` of ${number(planned)}; there was no time for more` : ""}. Means of those solved.</p>
    <div class="row">
      <label>Measure <select value=${attribute.label} onChange=${(event) => setChosen(event.target.value)}>
        ${data.attributes.map(({ label, title }) => html`<option value=${label} selected=${label === attribute.label}>${title}</option>`)}
      </select></label>
      <button type="button" onClick=${() => download("by-depth.html", report, "text/html")}>Save report</button>
    </div>
    <div class="depths-scroll" tabindex="0" role="region" aria-label="Means by depth"><table class="depths-table">
      <thead><tr><th scope="col">Depth</th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${data.rows.map(
        (row, at) => html`<tr><th scope="row">${row.x ?? row.label}</th>${names.map((_, column) => html`<td>${mean(attribute, attribute.cells[column][at])}</td>`)}</tr>`,
      )}</tbody>
    </table></div>
    <${Lines} data=${data} attribute=${attribute} names=${names} />`;
}

/** A mean as people read it; a dash where nothing was solved. */
function mean({ label }, cell) {
  if (!cell) {
    return "–";
  }
  return label === "seconds" ? seconds(cell.mean) : cell.mean < 100 ? Number(cell.mean.toPrecision(3)) : number(cell.mean);
}

const WIDTH = 600;
const HEIGHT = 260;
const EDGE = 44;

/** The means as lines, on a logarithmic scale where they differ by much. */
function Lines({ data, attribute, names }) {
  const points = names.map((_, column) =>
    data.rows.map((row, at) => [row.x, attribute.cells[column][at]?.mean]).filter(([x, y]) => x !== undefined && y > 0));
  const all = points.flat();
  if (all.length < 2) {
    return null;
  }
  const scale = attribute.log ? Math.log10 : (value) => value;
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [low, high] = [Math.min(...all.map(([, y]) => scale(y)), attribute.log ? Infinity : 0), Math.max(...all.map(([, y]) => scale(y)))];
  const x = (value) => EDGE + ((value - left) / (right - left || 1)) * (WIDTH - EDGE - 12);
  const y = (value) => HEIGHT - 28 - ((scale(value) - low) / (high - low || 1)) * (HEIGHT - 44);
  const ends = attribute.log ? [10 ** low, 10 ** high] : [low, high];
  return html`<svg class="depths-lines" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${`${attribute.title} by depth`}>
    ${ends.map((end) => html`<text x=${EDGE - 6} y=${y(end) + 4} class="end">${mean(attribute, { mean: end })}</text><line x1=${EDGE} x2=${WIDTH - 12} y1=${y(end)} y2=${y(end)} class="grid" />`)}
    ${data.rows.map((row) => row.x !== undefined && html`<text x=${x(row.x)} y=${HEIGHT - 8}>${row.x}</text>`)}
    ${points.map(
      (line, at) => html`<path d=${`M${line.map(([px, py]) => `${x(px)},${y(py)}`).join("L")}`} stroke=${data.colours[at]} />
      ${line.map(([px, py]) => html`<circle cx=${x(px)} cy=${y(py)} r="4" fill=${data.colours[at]}><title>${`${names[at]}, depth ${px}: ${mean(attribute, { mean: py })}`}</title></circle>`)}`,
    )}
  </svg>
  <ul class="depths-legend">${names.map((name, at) => html`<li><svg viewBox="0 0 12 12" aria-hidden="true"><circle cx="6" cy="6" r="5" fill=${data.colours[at]} /></svg>${name}</li>`)}</ul>`;
}
