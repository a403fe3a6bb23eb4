import { html } from "../vendor/preact-htm.js";
import { sentence } from "../app/api.js";
import { number } from "../app/words.js";

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
    </dl>
    ${!problem.solvable && html`<p class="alert" role="alert">${sentence(`this cannot be solved: ${problem.reason}`)}</p>`}`;
}

/**
 * What is said of a solved puzzle.
 *
 * @param {number} moves
 * @param {{length: number, isProved: boolean} | null} optimum
 */
export function verdict(moves, optimum) {
  if (moves === 0) {
    return "It is solved.";
  }
  if (optimum?.isProved && moves === optimum.length) {
    return "Solved, in the fewest moves possible!";
  }
  if (!optimum || moves <= optimum.length) {
    return "Solved!";
  }
  return `Solved, in ${moves - optimum.length} more than the ${optimum.isProved ? "fewest" : "best known"}.`;
}
