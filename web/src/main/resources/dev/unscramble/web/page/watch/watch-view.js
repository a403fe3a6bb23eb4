import { html, useState } from "../vendor/preact-htm.js";
import { writeAddress } from "../app/address.js";
import * as api from "../app/api.js";
import { CopyButton, solveCommand } from "../app/share.js";
import { saveDrawing, savePage } from "../export/files.js";
import { SolverChoice } from "../race/solver-choice.js";
import { readSolvers, solverName } from "../race/solvers.js";
import { TIME_LIMIT, useRecording } from "./recording.js";
import { Replayed } from "./replayed.js";

const FIRST_SOLVER = { tiles: "astar misplaced", cube: "astar pdb:twist" };

export function WatchView({ problem, catalog, settings, go }) {
  const solver = readSolvers(settings.solver || FIRST_SOLVER[problem.kind] || "astar")[0];
  const [recording, error] = useRecording(problem, solver);
  const replay = recording?.replay;
  const change = (chosen) => go("watch", { ...settings, solver: solverName(chosen), step: "" }, true);
  return html`<div class="watch">
    <h1>Watch a search</h1>
    <div class="panel watch-setup">
      <${SolverChoice} solver=${solver} problem=${problem} catalog=${catalog} label="Search" onChange=${change} />
      <${AnotherPuzzle} settings=${settings} problem=${problem} go=${go} />
      <div class="row small">
        <${CopyButton} label="Copy link" text=${() => location.origin + "/" + writeAddress({ view: "watch", settings: { ...settings, start: problem.question.start, solver: solverName(solver) } })} />
        <${CopyButton} label="Copy as command" text=${() => solveCommand(problem.question, { "-a": solver.algorithm, "-H": solver.heuristic })} />
        <button type="button" class="quiet" disabled=${!replay} onClick=${() => saveDrawing(document.querySelector(".tree-frame svg"))}>Save picture</button>
        <button type="button" class="quiet" disabled=${!replay} onClick=${() => savePage(`${solverName(solver)} on ${problem.start}`, { kind: "search", problem, recorded: recording?.recorded })}>Save as page</button>
      </div>
    </div>
    ${error && html`<p class="alert" role="alert">${error}</p>`}
    ${
      !problem.solvable
        ? html`<p class="alert" role="alert">${api.sentence(`this cannot be solved, so there is nothing to watch: ${problem.reason}`)}</p>`
        : replay?.nodes.length === 0
          ? html`<p class="alert" role="alert">This search tells nothing of its steps, so it cannot be watched. Choose another algorithm.</p>`
          : replay
            ? html`<${Replayed} key=${problem.start + solverName(solver)} problem=${problem} replay=${replay} first=${Number(settings.step) || 0} />`
            : !error && html`<p class="loading">Searching …</p>`
    }
  </div>`;
}

function AnotherPuzzle({ settings, problem, go }) {
  const [depth, setDepth] = useState("8");
  const [error, setError] = useState("");
  const draw = async (event) => {
    event.preventDefault();
    try {
      const { goal, metric } = problem.question;
      const { puzzles } = await api.generate({ puzzle: problem.puzzle, goal, metric, depth, timeLimit: TIME_LIMIT });
      setError("");
      go("watch", { ...settings, ...problem.question, start: puzzles[0], step: "" });
    } catch (failure) {
      setError(failure.message);
    }
  };
  return html`<form class="row tight" onSubmit=${draw}>
    <label>Moves needed <input class="short" inputmode="numeric" value=${depth} onInput=${(event) => setDepth(event.target.value)} /></label>
    <button>Another puzzle</button>
    ${error && html`<p class="alert" role="alert">${error}</p>`}
  </form>`;
}
