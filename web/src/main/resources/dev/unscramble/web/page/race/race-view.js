import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { linkTo, writeAddress } from "../app/address.js";
import { Icon } from "../app/icons.js";
import { CopyButton, solveCommand } from "../app/share.js";
import { usesOwn } from "../own/own.js";
import { OwnPanel } from "../own/own-panel.js";
import { useOwn } from "../own/use-own.js";
import { Picture } from "../puzzle/picture.js";
import { rules } from "../puzzle/puzzle.js";
import { Lanes } from "./lanes.js";
import { measureNamed } from "./measures.js";
import { lanesAt, lengthOf } from "./recorded.js";
import { ResultTable } from "./result-table.js";
import { SlowMotion } from "./slow-motion.js";
import { SolverChoice } from "./solver-choice.js";
import { TwoTrees } from "./two-trees.js";
import { isOver, laneKey, laneOf, useRace } from "./use-race.js";
import {
  asOptions,
  FEWEST,
  FIRST_CUBE_SOLVERS,
  FIRST_DEFINED_SOLVERS,
  FIRST_SOLVERS,
  firstPair,
  MOST,
  readPair,
  readSolvers,
  writePair,
  writeSolvers,
} from "./solvers.js";

const FIRST_TIME = "10s";

export function RaceView({ problem: given, catalog, settings, go }) {
  const [problem, own] = useOwn(given, settings.own);
  const first = { tiles: FIRST_SOLVERS, cube: FIRST_CUBE_SOLVERS }[problem.kind] ?? FIRST_DEFINED_SOLVERS;
  const solvers = readSolvers(settings.solvers || first);
  const time = settings.time || FIRST_TIME;
  const change = (changed) => go("race", { ...settings, ...changed }, true);
  const setSolvers = (chosen) => change({ solvers: writeSolvers(chosen) });
  const race = useRace();
  const course = useRef(null);
  const start = (event) => {
    event.preventDefault();
    race.start(problem, solvers, time);
    show(course.current);
  };
  const isOwnUsed = solvers.some(usesOwn);
  const lanes = currentLanes(race.lanes, problem, solvers);
  return html`<div class="race">
    <h1>Race</h1>
    <p class="lead">Two to six solvers on one puzzle, live. Who needs the fewest nodes?</p>
    ${isOwnUsed && html`<${OwnPanel} problem=${problem} own=${own} onCode=${(code) => change({ own: code })} />`}
    <div class="race-columns">
      <section class="panel race-setup" aria-labelledby="race-setup">
        <h2 id="race-setup">Solvers</h2>
        <p class="note race-note">All on this puzzle. <a href=${writeAddress({ view: "play", settings: problem.question })}>Change it in Play</a>, then come back.</p>
        <div class="race-puzzle">
          <figure><${Picture} problem=${problem} state=${rules(problem).start(problem)} /><figcaption>Start</figcaption></figure>
          <figure><${Picture} problem=${problem} state=${rules(problem).goal(problem)} /><figcaption>Goal</figcaption></figure>
        </div>
        <form onSubmit=${start}><fieldset class="bare" disabled=${race.isRunning}>
          <ol class="plain">
            ${solvers.map(
              (solver, at) => html`<li class="race-solver" key=${at}>
              <span class=${"swatch colour-" + at} aria-hidden="true"></span>
              <${SolverChoice} solver=${solver} problem=${problem} catalog=${catalog} label=${`Solver ${at + 1}`}
                onChange=${(chosen) => setSolvers(solvers.map((other, i) => (i === at ? chosen : other)))} />
              ${solver.algorithm.startsWith("ids") && html`<p class="note race-remark">${IDS_REMARK}</p>`}
              ${
                solvers.length > FEWEST &&
                html`<button type="button" class="quiet icon" aria-label=${`Remove solver ${at + 1}`} title="Remove"
                onClick=${() => setSolvers(solvers.filter((_, i) => i !== at))}><${Icon} name="close" /></button>`
              }
            </li>`,
            )}
          </ol></fieldset>
          <div class="row">
            <button type="button" disabled=${solvers.length >= MOST || race.isRunning} onClick=${() => setSolvers([...solvers, { algorithm: "astar", heuristic: problem.defaultHeuristic }])}>Add a solver</button>
            <label>Time for each <input class="short" value=${time} onChange=${(event) => change({ time: event.target.value })} /></label>
            ${
              // Two buttons by their keys: one that became the other while it is clicked would start the race again.
              race.isRunning
                ? html`<button key="stop" type="button" class="main-button" onClick=${() => race.stop()}>Stop all</button>`
                : html`<button key="start" class="main-button" disabled=${!problem.solvable || (isOwnUsed && !own.isReady)}>Start the race</button>`
            }
          </div>
        </form>
        <div class="row small">
          <${CopyButton} label="Copy link" text=${() => linkTo({ view: "race", settings: { ...settings, solvers: writeSolvers(solvers), time } })} />
          <${CopyButton} label="Copy as commands" text=${() => commands(problem, solvers.filter((solver) => !usesOwn(solver)), time)} />
        </div>
      </section>
      <section class="panel race-course" ref=${course} aria-label="The race" aria-busy=${race.isRunning}>
        ${race.error && html`<p class="alert" role="alert">${race.error}</p>`}
        ${
          race.lanes.length > 0
            ? html`<${Course} lanes=${lanes} measure=${measureNamed(settings.measure)} onMeasure=${(measure) => change({ measure })} onStop=${race.stop} />`
            : !race.error && html`<p class="empty">Choose solvers, then start the race.</p>`
        }
      </section>
    </div>
    ${problem.solvable && html`<${Trees} problem=${problem} solvers=${solvers} trees=${settings.trees} onTrees=${(trees) => change({ trees })} />`}
  </div>`;
}

/** Two trees, once they are asked for. */
function Trees({ problem, solvers, trees, onTrees }) {
  if (!trees) {
    return html`<p><button type="button" onClick=${() => onTrees(writePair(firstPair(solvers)))}>Show two trees side by side</button></p>`;
  }
  return html`<${TwoTrees} problem=${problem} solvers=${solvers} chosen=${readPair(trees, solvers)} onChoose=${(chosen) => onTrees(writePair(chosen))} />`;
}

/** Why one switch changes the memory that iterative deepening needs. */
const IDS_REMARK =
  "On its path: it stores that path alone. Everywhere: it stores every state that it meets in a round, which saves nodes and takes as much memory as breadth-first search.";

/** What is known of the solvers that are chosen now: what an earlier race found of others is not shown. */
function currentLanes(known, problem, solvers) {
  const left = [...known];
  return solvers.map((solver) => {
    const at = left.findIndex((lane) => lane.key === laneKey(problem, solver));
    return at < 0 ? laneOf(problem, solver) : left.splice(at, 1)[0];
  });
}

/** Scrolls to an element that is out of sight, or almost. */
function show(element) {
  if (element.getBoundingClientRect().top > window.innerHeight / 2) {
    element.scrollIntoView();
  }
}

/** The lanes of a race, live, and in slow motion when it is over. */
export function Course({ lanes, measure, onMeasure, onStop }) {
  const [at, setAt] = useState(Infinity);
  const ended = lanes.filter((lane) => lane.result || lane.error);
  const isDone = isOver(ended) && lanes.every((lane) => lane.result || lane.error || !lane.state);
  const length = isDone ? lengthOf(lanes) : 0;
  useEffect(() => setAt(Infinity), [isDone]);
  return html`<${Lanes} lanes=${isDone ? lanesAt(lanes, at) : lanes} scaleLanes=${lanes} measure=${measure} onMeasure=${onMeasure} onStop=${isDone ? undefined : onStop} />
    ${length > 0 && html`<${SlowMotion} key=${length} length=${length} at=${Math.min(at, length)} onAt=${setAt} />`}
    ${isDone && html`<${ResultTable} lanes=${ended} />`}
    <p class="hidden" role="status">${isDone ? "The race is over." : ""}</p>`;
}

const commands = (problem, solvers, time) =>
  solvers.map((solver) => solveCommand(problem.question, { ...asOptions(solver), "--time-limit": time })).join("\n");
