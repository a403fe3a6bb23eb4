import { html, useEffect } from "../vendor/preact-htm.js";
import { writeAddress } from "../app/address.js";
import { useProblem } from "../app/problem.js";
import { counted, number, solutionLength } from "../app/words.js";
import { Lanes } from "../race/lanes.js";
import { ResultTable } from "../race/result-table.js";
import { SolverChoice } from "../race/solver-choice.js";
import { asQuestion, readSolvers, solverName } from "../race/solvers.js";
import { useRace } from "../race/use-race.js";
import { useRecording } from "../watch/recording.js";
import { Replayed } from "../watch/replayed.js";
import { LESSONS } from "./lessons.js";

const RACE_TIME = "20s";

export function LessonsView({ catalog, settings, go }) {
  const lesson = LESSONS.find(({ name }) => name === settings.lesson) ?? LESSONS[0];
  const place = LESSONS.indexOf(lesson);
  const solvers = settings.solvers || lesson.tries[0].solvers;
  const [problem, error] = useProblem({ start: lesson.start });
  const choose = (chosen) => go("lessons", { lesson: lesson.name, solvers: chosen }, true);
  const isReady = problem && problem.question.start === lesson.start;
  return html`<div class="lessons">
    <nav aria-label="Lessons"><ol>
      ${LESSONS.map(
        (
          each,
        ) => html`<li key=${each.name}><a href=${writeAddress({ view: "lessons", settings: { lesson: each.name } })}
        aria-current=${each === lesson ? "page" : undefined}>${each.title}</a></li>`,
      )}
    </ol></nav>
    <article>
      <h1>${lesson.title}</h1>
      ${lesson.text.map((paragraph) => html`<p class="lead">${paragraph}</p>`)}
      <div class="tries" role="group" aria-label="Try">
        ${lesson.tries.map((each) => html`<button type="button" aria-pressed=${each.solvers === solvers} onClick=${() => choose(each.solvers)}>${each.label}</button>`)}
      </div>
      <p class="says" role="status">${lesson.tries.find((each) => each.solvers === solvers)?.says ?? "A search of your own."}</p>
      ${error && html`<p class="alert" role="alert">${error}</p>`}
      ${isReady && html`<${lesson.kind === "watch" ? WatchExample : RaceExample} key=${lesson.name} problem=${problem} catalog=${catalog} solvers=${solvers} onSolvers=${choose} />`}
      <p class="lesson-next">${place + 1 < LESSONS.length && html`<a href=${writeAddress({ view: "lessons", settings: { lesson: LESSONS[place + 1].name } })}>Next: ${LESSONS[place + 1].title}</a>`}</p>
    </article>
  </div>`;
}

function WatchExample({ problem, catalog, solvers, onSolvers }) {
  const solver = readSolvers(solvers)[0];
  const [recording, error] = useRecording(problem, solver);
  const place = writeAddress({ view: "watch", settings: { start: problem.question.start, solver: solvers } });
  return html`
    ${error && html`<p class="alert" role="alert">${error}</p>`}
    ${
      recording &&
      html`<${Verdict} result=${recording.replay.result} />
      <${Replayed} key=${solvers} problem=${problem} replay=${recording.replay} first=${recording.replay.steps.length - 1} isSmall=${true} />`
    }
    <div class="own-choice"><${SolverChoice} solver=${solver} problem=${problem} catalog=${catalog} label="Your own choice" onChange=${(chosen) => onSolvers(solverName(chosen))} />
      <a href=${place}>Open in Watch</a></div>`;
}

function Verdict({ result }) {
  const found =
    result.status === "solved"
      ? solutionLength(result) + (result.optimal ? ", proved optimal" : ", not proved optimal")
      : `no solution (${result.status})`;
  return html`<p class="verdict"><strong>${found}</strong> · ${counted(result.expanded, "node")} expanded · ${number(result.maxStored)} stored at most</p>`;
}

function RaceExample({ problem, solvers }) {
  const race = useRace();
  const chosen = readSolvers(solvers);
  useEffect(() => {
    race.start({ ...problem.question, timeLimit: RACE_TIME, solvers: chosen.map(asQuestion) }, chosen.map(solverName));
  }, [problem, solvers]);
  return html`<div class="panel">
    ${race.error && html`<p class="alert" role="alert">${race.error}</p>`}
    <${Lanes} lanes=${race.lanes} onStop=${race.stop} />
    ${race.isOver && html`<${ResultTable} lanes=${race.lanes} />`}
    <p><a href=${writeAddress({ view: "race", settings: { start: problem.question.start, solvers } })}>Open in Race</a></p>
  </div>`;
}
