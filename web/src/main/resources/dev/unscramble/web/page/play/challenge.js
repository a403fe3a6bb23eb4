import { html } from "../vendor/preact-htm.js";
import { CopyButton } from "../app/share.js";
import { counted, number } from "../app/words.js";
import { saveCard } from "../export/files.js";

/**
 * What a player tells others of a solved puzzle.
 *
 * @param {number} moves
 * @param {{length: number, isProved: boolean} | null} optimum
 */
export function challengeWords(moves, optimum) {
  if (!optimum || moves < optimum.length) {
    return `${counted(moves, "move")}: can you beat it?`;
  }
  if (moves === optimum.length) {
    return `${counted(moves, "move")}, ${optimum.isProved ? "the fewest possible" : "the best known"}: can you do it, too?`;
  }
  return `${counted(moves, "move")}, best ${number(optimum.length)}: can you beat it?`;
}

/** Ways to challenge others to a puzzle that the player has solved. */
export function Challenge({ problem, moves, optimum, link }) {
  const words = challengeWords(moves, optimum);
  return html`<div class="challenge">
    <p>${words}</p>
    <div class="row small">
      <${CopyButton} label="Copy challenge" text=${() => `${words} ${link}`} />
      <button type="button" class="quiet" onClick=${() => saveCard(problem, words, link)}>Save card</button>
    </div>
  </div>`;
}
