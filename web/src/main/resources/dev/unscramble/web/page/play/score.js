import { html } from "../vendor/preact-htm.js";
import { counted, number } from "../app/words.js";
import { isHelped } from "./game.js";

/**
 * The counter of moves against the fewest that are needed.
 *
 * @param {{problem: object, moves: number, optimum: object | null}} props
 */
export function Score({ problem, moves, optimum }) {
  return html`<dl class="score">
      <div><dt>Moves made</dt><dd>${number(moves)}</dd></div>
      <div><dt>${optimum && !optimum.isProved ? "Best known" : "Fewest possible"}</dt>
        <dd>${optimum ? number(optimum.length) : problem.solvable ? "…" : "–"}</dd></div>
    </dl>`;
}

/** Whether a puzzle was solved by the player, without a solution that was shown. */
export const isEarned = (game) => game.at > 0 && !isHelped(game);

/**
 * What is said of a solved puzzle.
 *
 * @param {import("./game.js").Game} game
 * @param {{length: number, isProved: boolean} | null} optimum
 */
export function verdict(game, optimum) {
  const moves = game.at;
  if (moves === 0) {
    return "It is solved.";
  }
  if (!isEarned(game)) {
    return game.helped === 0
      ? `Solved by the computer, in ${counted(moves, "move")}.`
      : `Solved: ${counted(game.helped, "move")} of yours, ${number(moves - game.helped)} of the computer’s.`;
  }
  if (optimum?.isProved && moves === optimum.length) {
    return "Solved, in the fewest moves possible!";
  }
  if (!optimum || moves <= optimum.length) {
    return "Solved!";
  }
  return `Solved, in ${moves - optimum.length} more than the ${optimum.isProved ? "fewest" : "best known"}.`;
}
