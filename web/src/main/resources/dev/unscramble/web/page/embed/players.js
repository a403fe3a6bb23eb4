// A search or a race on one puzzle, without the forms around it: for lessons, and for pages of others.

import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { counted, number, solutionLength } from "../app/words.js";
import { Pseudocode } from "../lessons/pseudocode.js";
import { Quiz } from "../lessons/quiz.js";
import { usesOwn } from "../own/own.js";
import { OwnPanel } from "../own/own-panel.js";
import { useOwn } from "../own/use-own.js";
import { measureNamed } from "../race/measures.js";
import { Course } from "../race/race-view.js";
import { readSolvers } from "../race/solvers.js";
import { laneOf, useRace } from "../race/use-race.js";
import { useRecording } from "../watch/recording.js";
import { Replayed } from "../watch/replayed.js";

const RACE_TIME = "20s";

/**
 * A recorded search, with the lines of the algorithm and a question about the next node.
 *
 * @param {{problem: any, solver: string, code?: string, onCode: (code: string) => void, step?: string}} props the solver as in
 *   an address; code is a heuristic of the user's own; without a step, all steps are shown
 */
export function WatchPlayer({ problem: given, solver: text, code, onCode, step: first }) {
  const solver = readSolvers(text)[0];
  const [problem, own] = useOwn(given, code);
  const [recording, error] = useRecording(problem, solver);
  const replay = recording?.replay;
  return html`
    ${usesOwn(solver) && html`<${OwnPanel} problem=${problem} own=${own} onCode=${onCode} />`}
    ${error && html`<p class="alert" role="alert">${error}</p>`}
    ${
      replay &&
      html`<${Verdict} result=${replay.result} />
      <${Replayed} key=${text + code} problem=${problem} replay=${replay} first=${first === undefined ? replay.last : Number(first) || 0} isSmall=${true}
        aside=${(step, onStep, clicks) => html`<${Pseudocode} replay=${replay} step=${step} />
          <${Quiz} problem=${problem} replay=${replay} step=${step} onStep=${onStep} clicks=${clicks} />`} />`
    }`;
}

function Verdict({ result }) {
  const found =
    result.status === "solved"
      ? solutionLength(result) + (result.optimal ? ", proved optimal" : ", not proved optimal")
      : `no solution (${result.status})`;
  return html`<p class="verdict"><strong>${found}</strong> · ${counted(result.expanded, "node")} expanded · ${number(result.maxStored)} stored at most</p>`;
}

/**
 * A race.
 *
 * @param {{problem: any, solvers: string, firstMeasure?: string, time?: string, startsAtOnce?: boolean}} props
 *   the solvers as in an address
 */
export function RacePlayer({ problem, solvers, firstMeasure, time = RACE_TIME, startsAtOnce }) {
  const race = useRace();
  const [measure, setMeasure] = useState(firstMeasure);
  const chosen = readSolvers(solvers);
  const isStarted = race.lanes.length > 0;
  const start = () => race.start(problem, chosen, time);
  useEffect(() => {
    if (startsAtOnce) {
      start();
    }
  }, [problem, solvers]);
  return html`<div class="panel">
    ${race.error && html`<p class="alert" role="alert">${race.error}</p>`}
    <${Course} lanes=${isStarted ? race.lanes : chosen.map((solver) => laneOf(problem, solver))} measure=${measureNamed(measure)} onMeasure=${setMeasure} onStop=${race.stop} />
    ${!isStarted && !startsAtOnce && html`<button type="button" class="main-button" onClick=${start}>Start the race</button>`}
  </div>`;
}
