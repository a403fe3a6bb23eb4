import { html } from "../vendor/preact-htm.js";
import { rules } from "../puzzle/puzzle.js";
import { swap } from "../puzzle/tiles.js";
import { sentence } from "./words.js";

/** The two tiles that the server says would make a board solvable. */
const SWAPPED = /swapping tiles (\d+) and (\d+)/;

/**
 * Why a puzzle cannot be solved, and for a board, a way out.
 *
 * @param {{problem: import("../puzzle/puzzle.js").Problem, state?: object, reason?: string, onState: (state: object) => void}} props
 *   of the problem's own start where there is no state
 */
export function Unsolvable({ problem, state = rules(problem).start(problem), reason = problem.reason, onState }) {
  const [, one, other] = SWAPPED.exec(reason ?? "")?.map(Number) ?? [];
  const cellOf = (tile) => state.cells.indexOf(tile);
  return html`<div class="alert unsolvable" role="alert">
    <span>${sentence(`this cannot be solved: ${reason}`)}</span>
    ${one && html`<button type="button" onClick=${() => onState(swap(state, cellOf(one), cellOf(other)))}>Swap ${one} and ${other}</button>`}
  </div>`;
}
