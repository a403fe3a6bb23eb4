// What an exported file shows, without any server: a solution that plays, or a recorded search.

import { html, render, useState } from "../vendor/preact-htm.js";
import { jump, newGame, stateOf, withSolution } from "../play/game.js";
import { Stage } from "../play/stage.js";
import { PlayedTimeline } from "../play/timeline.js";
import { Replayed } from "../watch/replayed.js";
import { replayOf } from "../watch/replay.js";

/** @param {{problem: object, moves: string[]}} run */
function Solution({ problem, moves }) {
  const [game, setGame] = useState(() => withSolution(newGame(problem), moves));
  return html`<div class="offline">
    <${Stage} problem=${problem} state=${stateOf(game)} turn=${game.turn} />
    <${PlayedTimeline} at=${game.at} length=${moves.length} unit="Move" onAt=${(to) => setGame((old) => jump(old, to(old.at)))} />
  </div>`;
}

/** @param {{problem: object, recorded: object}} run */
function Search({ problem, recorded }) {
  return html`<${Replayed} problem=${problem} replay=${replayOf(problem, recorded)} first=${0} />`;
}

const run = JSON.parse(document.getElementById("run")?.textContent ?? "{}");
render(
  html`<main class="saved">
    <h1>${run.title}</h1>
    <${run.kind === "search" ? Search : Solution} ...${run} />
    <p class="note">Made with ${run.link ? html`<a href=${run.link}>Unscramble</a>` : "Unscramble"}.</p>
  </main>`,
  document.getElementById("app"),
);
