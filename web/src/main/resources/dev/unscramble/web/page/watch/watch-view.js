import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { linkTo } from "../app/address.js";
import * as api from "../app/api.js";
import { solverWords } from "../app/names.js";
import { CopyButton, solveCommand } from "../app/share.js";
import { counted } from "../app/words.js";
import { savePage } from "../export/files.js";
import { usesOwn } from "../own/own.js";
import { OwnPanel } from "../own/own-panel.js";
import { useOwn } from "../own/use-own.js";
import { Picture } from "../puzzle/picture.js";
import { rules } from "../puzzle/puzzle.js";
import { SolverChoice } from "../race/solver-choice.js";
import { asOptions, isInformed, readSolvers, solverName } from "../race/solvers.js";
import { TIME_LIMIT, useRecording } from "./recording.js";
import { Replayed } from "./replayed.js";

const FIRST_SOLVERS = { tiles: "astar misplaced", cube: "astar pdb:twist" };

/** The solver where the address names none. */
export const firstSolver = ({ kind }) => FIRST_SOLVERS[kind] ?? "astar";

/** In smaller windows, what is set up is folded away, so that the tree has their height. */
const LARGE = "(min-height: 600px) and (min-width: 1181px)";

export function WatchView({ problem: given, catalog, settings, go }) {
  const [problem, own] = useOwn(given, settings.own);
  const solver = readSolvers(settings.solver || firstSolver(problem))[0];
  const [recording, error] = useRecording(problem, solver);
  const replay = recording?.replay;
  const change = (chosen) => go("watch", { ...settings, solver: solverName(chosen), step: "" }, true);
  const named = { ...settings, start: problem.question.start, solver: solverName(solver) };
  const words = solverWords(withHeuristic(solver, problem, catalog));
  const link = linkTo({ view: "watch", settings: named });
  return html`<div class="watch">
    <div class="watch-head">
      <${StartAndGoal} problem=${problem} />
      <div>
        <h1>${words}</h1>
        <div class="row small">
          <${CopyButton} label="Copy link" text=${() => link} />
          ${!usesOwn(solver) && html`<${CopyButton} label="Copy as command" text=${() => solveCommand(problem.question, asOptions(solver))} />`}
          <button type="button" class="quiet" disabled=${!replay} onClick=${() => savePage(`${words} on ${problem.start}`, { kind: "search", link, problem, recorded: recording?.recorded })}>Save as page</button>
        </div>
      </div>
    </div>
    <${Foldable} title="Change or share">
      <${SolverChoice} solver=${solver} problem=${problem} catalog=${catalog} label="Search" onChange=${change} />
      <${AnotherPuzzle} settings=${settings} problem=${problem} go=${go} />
    <//>
    ${usesOwn(solver) && html`<${OwnPanel} problem=${problem} own=${own} onCode=${(code) => go("watch", { ...settings, own: code, step: "" }, true)} />`}
    ${error && html`<p class="alert" role="alert">${error}</p>`}
    ${
      (!usesOwn(solver) || own.isReady) &&
      problem.solvable &&
      (replay
        ? html`<${Recorded} key=${problem.start + solverName(solver) + own.code} problem=${problem} replay=${replay} settings=${settings} go=${go} />`
        : !error && html`<p class="loading">Searching …</p>`)
    }
  </div>`;
}

/** A solver with the heuristic that is used where none is chosen. */
const withHeuristic = (solver, problem, catalog) => ({
  ...solver,
  heuristic: solver.heuristic || (isInformed(solver.algorithm, catalog) ? problem.defaultHeuristic : ""),
});

export function StartAndGoal({ problem }) {
  const { start, goal } = rules(problem);
  return html`<div class="start-and-goal">
    <figure><${Picture} problem=${problem} state=${start(problem)} /><figcaption>start</figcaption></figure>
    <span class="arrow" aria-hidden="true">→</span>
    <figure><${Picture} problem=${problem} state=${goal(problem)} /><figcaption>goal</figcaption></figure>
  </div>`;
}

/** A panel that is folded in small windows. */
function Foldable({ title, children }) {
  const [isLarge, setLarge] = useState(() => window.matchMedia(LARGE).matches);
  useEffect(() => {
    const large = window.matchMedia(LARGE);
    const look = () => setLarge(large.matches);
    large.addEventListener("change", look);
    return () => large.removeEventListener("change", look);
  }, []);
  return html`<details class="watch-setup" open=${isLarge}>
    <summary>${title}</summary>
    <div class="panel">${children}</div>
  </details>`;
}

/** A recording that is replayed, by itself at first, or why there is nothing to replay. */
function Recorded({ problem, replay, settings, go }) {
  const [wasGiven] = useState(settings.step);
  if (replay.last <= 0) {
    return html`<p class="panel" role="status">${nothingToReplay(replay.result)}</p>`;
  }
  const isStill = wasGiven || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return html`<${Replayed} problem=${problem} replay=${replay} first=${Number(wasGiven) || 0} playsAtOnce=${!isStill}
    onStep=${(step) => go("watch", { ...settings, step: String(step) }, true)} />`;
}

const nothingToReplay = ({ status, optimal, length }) =>
  status === "solved" && length > 0
    ? `No search was needed: a solution of ${counted(length, "move")} was put together without one${optimal ? ", and the estimate at the start proves that none is shorter" : ""}. Choose another puzzle or algorithm to see a tree.`
    : "This search took no steps, so there is nothing to replay. Choose another puzzle or algorithm.";

function AnotherPuzzle({ settings, problem, go }) {
  const [depth, setDepth] = useState("8");
  const [error, setError] = useState("");
  const draw = async (event) => {
    event.preventDefault();
    try {
      const { definition, nodes, goal, metric } = problem.question;
      const kept = { puzzle: problem.puzzle, definition, nodes, goal, metric };
      const { puzzles } = await api.generate({ ...kept, depth, timeLimit: TIME_LIMIT });
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
