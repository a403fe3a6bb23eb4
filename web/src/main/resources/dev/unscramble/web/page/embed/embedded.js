// The page as a part of another one, by its address: "?embed#/watch?start=...". It has no menu, and no lab.

import { html } from "../vendor/preact-htm.js";
import { linkTo } from "../app/address.js";
import { solverWords } from "../app/names.js";
import { LessonsView } from "../lessons/lessons-view.js";
import { PlayView } from "../play/play-view.js";
import { FIRST_CUBE_SOLVERS, FIRST_SOLVERS, readSolvers } from "../race/solvers.js";
import { firstSolver, StartAndGoal } from "../watch/watch-view.js";
import { RacePlayer, WatchPlayer } from "./players.js";

/** Whether this page is a part of another one. */
export const isEmbedded = () => new URLSearchParams(location.search).has("embed");

const VIEWS = { play: PlayView, watch: EmbeddedWatch, race: EmbeddedRace, lessons: LessonsView };

/** A view, and a way to the whole page. */
export function Embedded({ place, problem, ...others }) {
  const View = VIEWS[place.view] ?? PlayView;
  return html`<${View} problem=${problem} settings=${place.settings} ...${others} />
    <p class="embedded-home"><a href=${linkTo(place)} target="_blank" rel="noopener">Open in Unscramble</a></p>`;
}

function EmbeddedWatch({ problem, settings, go }) {
  const solver = settings.solver || firstSolver(problem);
  return html`<div class="watch-head"><${StartAndGoal} problem=${problem} /><h1>${solverWords(readSolvers(solver)[0])}</h1></div>
    <${WatchPlayer} problem=${problem} solver=${solver} code=${settings.own} step=${settings.step ?? "0"}
      onCode=${(own) => go("watch", { ...settings, own }, true)} />`;
}

function EmbeddedRace({ problem, settings }) {
  const solvers = settings.solvers || (problem.kind === "cube" ? FIRST_CUBE_SOLVERS : FIRST_SOLVERS);
  return html`<div class="watch-head"><${StartAndGoal} problem=${problem} /><h1>Race</h1></div>
    <${RacePlayer} problem=${problem} solvers=${solvers} firstMeasure=${settings.measure} time=${settings.time} />`;
}
