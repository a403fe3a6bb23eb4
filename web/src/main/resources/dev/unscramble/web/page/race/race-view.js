import { html } from "../vendor/preact-htm.js";
import { writeAddress } from "../app/address.js";
import { Icon } from "../app/icons.js";
import { CopyButton, solveCommand } from "../app/share.js";
import { Picture } from "../puzzle/picture.js";
import { rules } from "../puzzle/puzzle.js";
import { Lanes } from "./lanes.js";
import { ResultTable } from "./result-table.js";
import { SolverChoice } from "./solver-choice.js";
import { useRace } from "./use-race.js";
import {
  asQuestion,
  FEWEST,
  FIRST_CUBE_SOLVERS,
  FIRST_SOLVERS,
  MOST,
  readSolvers,
  solverName,
  writeSolvers,
} from "./solvers.js";

const FIRST_TIME = "10s";

export function RaceView({ problem, catalog, settings, go }) {
  const first = problem.kind === "cube" ? FIRST_CUBE_SOLVERS : FIRST_SOLVERS;
  const solvers = readSolvers(settings.solvers || first);
  const time = settings.time || FIRST_TIME;
  const change = (changed) => go("race", { ...settings, ...changed }, true);
  const setSolvers = (chosen) => change({ solvers: writeSolvers(chosen) });
  const race = useRace();
  const question = { ...problem.question, timeLimit: time, solvers: solvers.map(asQuestion) };
  const start = (event) => {
    event.preventDefault();
    race.start(question, solvers.map(solverName));
  };
  return html`<div class="race">
    <h1>Race</h1>
    <p class="lead">Two to six solvers on one puzzle, live. Who needs the fewest nodes?</p>
    <div class="race-columns">
      <section class="panel race-setup" aria-labelledby="race-setup">
        <h2 id="race-setup">Solvers</h2>
        <p class="note race-note">All on this puzzle. <a href=${writeAddress({ view: "play", settings: problem.question })}>Change it in Play</a>, then come back.</p>
        <div class="race-puzzle"><${Picture} problem=${problem} state=${rules(problem).start(problem)} /></div>
        <form onSubmit=${start}>
          <ol class="plain">
            ${solvers.map(
              (solver, at) => html`<li class="race-solver" key=${at}>
              <span class=${"swatch colour-" + at} aria-hidden="true"></span>
              <${SolverChoice} solver=${solver} problem=${problem} catalog=${catalog} label=${`Solver ${at + 1}`}
                onChange=${(chosen) => setSolvers(solvers.map((other, i) => (i === at ? chosen : other)))} />
              ${
                solvers.length > FEWEST &&
                html`<button type="button" class="quiet icon" aria-label=${`Remove solver ${at + 1}`} title="Remove"
                onClick=${() => setSolvers(solvers.filter((_, i) => i !== at))}><${Icon} name="close" /></button>`
              }
            </li>`,
            )}
          </ol>
          <div class="row">
            <button type="button" disabled=${solvers.length >= MOST} onClick=${() => setSolvers([...solvers, { algorithm: "astar", heuristic: problem.defaultHeuristic }])}>Add a solver</button>
            <label>Time for each <input class="short" value=${time} onChange=${(event) => change({ time: event.target.value })} /></label>
            ${
              race.isRunning
                ? html`<button type="button" class="main-button" onClick=${() => race.stop()}>Stop all</button>`
                : html`<button class="main-button" disabled=${!problem.solvable}>Start the race</button>`
            }
          </div>
        </form>
        <div class="row small">
          <${CopyButton} label="Copy link" text=${() => location.origin + "/" + writeAddress({ view: "race", settings: { ...settings, solvers: writeSolvers(solvers), time } })} />
          <${CopyButton} label="Copy as commands" text=${() => commands(problem, solvers, time)} />
        </div>
      </section>
      <section class="panel race-course" aria-label="The race" aria-busy=${race.isRunning}>
        ${race.error && html`<p class="alert" role="alert">${race.error}</p>`}
        ${
          race.lanes.length > 0
            ? html`<${Lanes} lanes=${race.lanes} onStop=${race.stop} />`
            : !race.error && html`<p class="empty">Choose solvers, then start the race.</p>`
        }
        ${race.isOver && html`<${ResultTable} lanes=${race.lanes} />`}
        <p class="hidden" role="status">${race.isOver ? "The race is over." : ""}</p>
      </section>
    </div>
  </div>`;
}

const commands = (problem, solvers, time) =>
  solvers
    .map(({ algorithm, heuristic }) =>
      solveCommand(problem.question, { "-a": algorithm, "-H": heuristic, "--time-limit": time }),
    )
    .join("\n");
