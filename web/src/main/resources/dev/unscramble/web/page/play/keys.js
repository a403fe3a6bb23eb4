import { useEffect } from "../vendor/preact-htm.js";
import { turnName } from "../puzzle/cube.js";
import { moveOfKey } from "../puzzle/tile-board.js";

/** Where keys mean text or a choice, and not a move. */
const isTyping = (element) => /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName);

/** @param {KeyboardEvent} event */
function moveOf(problem, event) {
  if (problem.kind === "tiles") {
    return moveOfKey(event.key);
  }
  if (problem.kind !== "cube") {
    return undefined;
  }
  const face = event.key.toUpperCase();
  return /^[URFDLB]$/.test(face) ? turnName(face, event.shiftKey ? 3 : 1) : undefined;
}

/**
 * The keys of a game.
 *
 * @param {object} problem
 * @param {{make: (moves: string[]) => void, undo: () => void, redo: () => void, hint: () => void} | null}
 *   game what they do; null where they do nothing
 */
export function useKeys(problem, game) {
  useEffect(() => {
    if (!game) {
      return undefined;
    }
    const press = (event) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      const action = { z: game.undo, y: game.redo, h: game.hint }[event.key.toLowerCase()];
      const move = moveOf(problem, event);
      if (move) {
        event.preventDefault();
        game.make([move]);
      } else if (action) {
        action();
      }
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}
