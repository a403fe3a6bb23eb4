import { html } from "../vendor/preact-htm.js";
import { tileColour } from "../puzzle/tile-board.js";
import { isSame, text } from "../puzzle/tiles.js";
import { rules } from "../puzzle/puzzle.js";

/** The goals that textbooks use, which every command knows by name. */
const usualGoals = ({ rows, columns }) => {
  const tiles = Array.from({ length: rows * columns - 1 }, (_, i) => i + 1);
  return [
    { name: "blank-first", words: "Blank first", board: { rows, columns, cells: [0, ...tiles] } },
    { name: "blank-last", words: "Blank last", board: { rows, columns, cells: [...tiles, 0] } },
  ];
};

/**
 * The goal of a board, as pictures to choose from.
 *
 * @param {{problem: import("../puzzle/puzzle.js").Problem, onGoal: (goal: string) => void, onOwn: () => void}} props
 */
export function GoalChoice({ problem, onGoal, onOwn }) {
  const usual = usualGoals(problem);
  const goal = rules(problem).goal(problem);
  const isOwn = !usual.some(({ board }) => isSame(board, goal));
  const other = usual.find(({ board }) => !isSame(board, goal) && isSame(board, rules(problem).start(problem)));
  return html`<div class="goals" role="group" aria-label="Goal">
      <span class="goals-title" aria-hidden="true">Goal</span>
      ${usual.map(
        ({ name, words, board }) => html`<${Goal} key=${name} words=${words} board=${board} isChosen=${isSame(board, goal)} onChoose=${() => onGoal(name)} />`,
      )}
      <${Goal} words=${isOwn ? (problem.goalName ?? "Own") : "Own …"} board=${isOwn ? goal : undefined} isChosen=${isOwn} onChoose=${onOwn} />
    </div>
    ${other && html`<p class="note" role="status">This board is the goal “${other.words.toLowerCase()}”. Choose that goal if you mean it.</p>`}`;
}

function Goal({ words, board, isChosen, onChoose }) {
  return html`<button type="button" class="goal" aria-pressed=${isChosen} onClick=${onChoose}>
    <span class="goal-picture">${board ? html`<${Thumbnail} board=${board} />` : html`<span class="goal-own" aria-hidden="true">?</span>`}</span>
    <span>${words}</span></button>`;
}

/** How many columns a board may have whose tiles have numbers in so small a picture. */
const MOST_NUMBERED = 5;

/** @param {{board: import("../puzzle/tiles.js").Board}} props a goal, whose tiles are all at home */
function Thumbnail({ board }) {
  const { rows, columns, cells } = board;
  return html`<svg class="thumbnail" viewBox=${`0 0 ${columns} ${rows}`} role="img" aria-label=${text(board)}>
    <rect class="thumbnail-well" width=${columns} height=${rows} rx="0.2" />
    ${cells.map((tile, cell) => {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      return (
        tile > 0 &&
        html`<rect x=${x + 0.04} y=${y + 0.04} width="0.92" height="0.92" rx="0.15" fill=${tileColour(tile, board)} />
        ${columns <= MOST_NUMBERED && html`<text x=${x + 0.5} y=${y + 0.53}>${tile}</text>`}`
      );
    })}
  </svg>`;
}
