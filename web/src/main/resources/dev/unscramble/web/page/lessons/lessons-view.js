import { html } from "../vendor/preact-htm.js";
import { writeAddress } from "../app/address.js";
import { useProblem } from "../app/problem.js";
import { PLAYER } from "../embed/player-element.js";
import { SolverChoice } from "../race/solver-choice.js";
import { readSolvers, solverName } from "../race/solvers.js";
import { LESSONS } from "./lessons.js";

export function LessonsView({ catalog, settings, go }) {
  const lesson = LESSONS.find(({ name }) => name === settings.lesson) ?? LESSONS[0];
  const place = LESSONS.indexOf(lesson);
  const solvers = settings.solvers || lesson.tries[0].solvers;
  const [problem, error] = useProblem({ start: lesson.start });
  const change = (changed) => go("lessons", { lesson: lesson.name, solvers, own: settings.own, ...changed }, true);
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
      ${example(lesson, solvers, settings.own, change)}
      <div class="own-choice">
        ${problem && lesson.kind === "watch" && html`<${SolverChoice} solver=${readSolvers(solvers)[0]} problem=${problem} catalog=${catalog} label="Your own choice" onChange=${(chosen) => change({ solvers: solverName(chosen) })} />`}
        <a href=${placeOf(lesson, solvers, settings.own)}>Open in ${lesson.kind === "watch" ? "Watch" : "Race"}</a>
      </div>
      <p class="lesson-next">${place + 1 < LESSONS.length && html`<a href=${writeAddress({ view: "lessons", settings: { lesson: LESSONS[place + 1].name } })}>Next: ${LESSONS[place + 1].title}</a>`}</p>
    </article>
  </div>`;
}

/**
 * The element that teachers use in slides and on their pages.
 *
 * @param {import("./lessons.js").Lesson} lesson
 * @param {string} solvers
 * @param {string | undefined} own
 * @param {(changed: object) => void} onChange
 */
function example({ name, kind, start, measure }, solvers, own, onChange) {
  const [algorithm, ...heuristic] = solvers.split(" ");
  const solver = kind === "watch" ? { algorithm, heuristic: heuristic.join(" ") } : { solvers, measure };
  return html`<${PLAYER} key=${name} view=${kind} start=${start} ...${solver} own=${own} onown=${({ detail }) => onChange({ own: detail })} />`;
}

/** The same in the view that it is of. */
const placeOf = ({ kind, start }, solvers, own) =>
  writeAddress({ view: kind, settings: { start, [kind === "watch" ? "solver" : "solvers"]: solvers, own } });
