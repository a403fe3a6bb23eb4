import { html, useCallback, useEffect, useMemo, useState } from "../vendor/preact-htm.js";
import { writeAddress } from "../app/address.js";
import * as api from "../app/api.js";
import { CopyButton, options, quote } from "../app/share.js";
import { Timeline, usePlayback } from "../play/timeline.js";
import { SolverChoice } from "../race/solver-choice.js";
import { asQuestion, readSolvers, solverName } from "../race/solvers.js";
import { replayOf } from "./replay.js";
import { SearchPicture } from "./search-picture.js";

const FIRST_SOLVER = { tiles: "astar misplaced", cube: "astar pdb:twist" };
const TIME_LIMIT = "10s";

/** The recording of the search that the address asks for. */
function useRecording(problem, solver) {
  const [recording, setRecording] = useState(null);
  const [error, setError] = useState("");
  const asked = JSON.stringify({ ...problem.question, ...asQuestion(solver), timeLimit: TIME_LIMIT });
  useEffect(() => {
    const leaving = new AbortController();
    setError("");
    api
      .trace(JSON.parse(asked), leaving.signal)
      .then((recorded) => setRecording({ asked, replay: replayOf(problem, recorded) }))
      .catch((failure) => failure.name === "AbortError" || setError(failure.message));
    return () => leaving.abort();
  }, [asked]);
  return [recording?.asked === asked ? recording.replay : null, error];
}

export function WatchView({ problem, catalog, settings, go }) {
  const solver = readSolvers(settings.solver || FIRST_SOLVER[problem.kind] || "astar")[0];
  const [replay, error] = useRecording(problem, solver);
  const change = (chosen) => go("watch", { ...settings, solver: solverName(chosen), step: "" }, true);
  return html`<div class="watch">
    <h1>Watch a search</h1>
    <div class="panel watch-setup">
      <${SolverChoice} solver=${solver} problem=${problem} catalog=${catalog} label="Search" onChange=${change} />
      <${AnotherPuzzle} settings=${settings} problem=${problem} go=${go} />
      <div class="row small">
        <${CopyButton} label="Copy link" text=${() => location.origin + "/" + writeAddress({ view: "watch", settings: { ...settings, start: problem.question.start, solver: solverName(solver) } })} />
        <${CopyButton} label="Copy as command" text=${() => `./unscramble solve${options({ "-a": solver.algorithm, "-H": solver.heuristic, "--goal": settings.goal })} ${quote(problem.question.start)}`} />
      </div>
    </div>
    ${error && html`<p class="alert" role="alert">${error}</p>`}
    ${!problem.solvable
      ? html`<p class="alert" role="alert">${api.sentence(`this cannot be solved, so there is nothing to watch: ${problem.reason}`)}</p>`
      : replay ? html`<${Replayed} key=${problem.start + solverName(solver)} problem=${problem} replay=${replay} first=${Number(settings.step) || 0} />` : !error && html`<p class="loading">Searching …</p>`}
  </div>`;
}

function AnotherPuzzle({ settings, problem, go }) {
  const [depth, setDepth] = useState("8");
  const [error, setError] = useState("");
  const draw = async (event) => {
    event.preventDefault();
    try {
      const { puzzles } = await api.generate({ puzzle: problem.puzzle, depth, timeLimit: TIME_LIMIT });
      setError("");
      go("watch", { ...settings, start: puzzles[0], step: "" });
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

function Replayed({ problem, replay, first }) {
  const last = replay.steps.length - 1;
  const [step, setStep] = useState(Math.min(first, last));
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(4);
  const next = useCallback(() => setStep((old) => Math.min(last, old + 1)), [last]);
  usePlayback(isPlaying && step < last, speed, next);
  useEffect(() => {
    if (step >= last) {
      setPlaying(false);
    }
  }, [step, last]);
  const timeline = useMemo(
    () => html`<${Timeline} at=${step} length=${last} isPlaying=${isPlaying} speed=${speed} unit="Step"
      onJump=${(to) => { setPlaying(false); setStep(Math.max(0, Math.min(last, to))); }} onPlay=${setPlaying} onSpeed=${setSpeed} />`,
    [step, last, isPlaying, speed],
  );
  return html`<${SearchPicture} problem=${problem} replay=${replay} step=${step}>
    ${timeline}
    ${replay.solvedStep >= 0 && html`<div class="row centred"><button type="button" disabled=${step === replay.solvedStep}
      onClick=${() => { setPlaying(false); setStep(replay.solvedStep); }}>Jump to “solution found”</button></div>`}
  <//>`;
}
