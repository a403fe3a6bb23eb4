import { html } from "../vendor/preact-htm.js";
import { writeAddress } from "../app/address.js";
import { useProblem } from "../app/problem.js";
import { RacePlayer, WatchPlayer } from "../embed/players.js";
import { SolverChoice } from "../race/solver-choice.js";
import { readSolvers, solverName } from "../race/solvers.js";
import { LESSONS } from "./lessons.js";

export function LessonsView({ catalog, settings, go }) {
  const lesson = LESSONS.find(({ name }) => name === settings.lesson) ?? LESSONS[0];
  const place = LESSONS.indexOf(lesson);
  const solvers = settings.solvers || lesson.tries[0].solvers;
  const [problem, error] = useProblem({ start: lesson.start });
  const change = (changed) => go("lessons", { lesson: lesson.name, solvers, own: settings.own, ...changed }, true);
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
        ${lesson.tries.map((each) => html`<button type="button" aria-pressed=${each.solvers === solvers} onClick=${() => change({ solvers: each.solvers })}>${each.label}</button>`)}
      </div>
      <p class="says" role="status">${lesson.tries.find((each) => each.solvers === solvers)?.says ?? "A search of your own."}</p>
      ${error && html`<p class="alert" role="alert">${error}</p>`}
      ${isReady && html`<${lesson.kind === "watch" ? WatchExample : RaceExample} key=${lesson.name} problem=${problem} catalog=${catalog} solvers=${solvers} code=${settings.own} firstMeasure=${lesson.measure} onChange=${change} />`}
      <p class="lesson-next">${place + 1 < LESSONS.length && html`<a href=${writeAddress({ view: "lessons", settings: { lesson: LESSONS[place + 1].name } })}>Next: ${LESSONS[place + 1].title}</a>`}</p>
    </article>
  </div>`;
}

function WatchExample({ problem, catalog, solvers, code, onChange }) {
  const solver = readSolvers(solvers)[0];
  const place = writeAddress({ view: "watch", settings: { start: problem.question.start, solver: solvers, own: code } });
  return html`
    <${WatchPlayer} problem=${problem} solver=${solvers} code=${code} onCode=${(own) => onChange({ own })} />
    <div class="own-choice"><${SolverChoice} solver=${solver} problem=${problem} catalog=${catalog} label="Your own choice" onChange=${(chosen) => onChange({ solvers: solverName(chosen) })} />
      <a href=${place}>Open in Watch</a></div>`;
}

function RaceExample({ problem, solvers, firstMeasure }) {
  return html`<${RacePlayer} problem=${problem} solvers=${solvers} firstMeasure=${firstMeasure} startsAtOnce=${true}>
    <p><a href=${writeAddress({ view: "race", settings: { start: problem.question.start, solvers } })}>Open in Race</a></p>
  <//>`;
}
