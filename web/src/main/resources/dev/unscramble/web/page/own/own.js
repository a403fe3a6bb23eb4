// Heuristics that users write themselves: on which puzzles there are any, and how they are called.

/** The name of the heuristic that a user wrote, as in "astar own" and "max(own,manhattan)". */
export const OWN = "own";

/** Whether a solver uses it. */
export const usesOwn = ({ heuristic }) => /\bown\b/.test(heuristic);

/** Whether a puzzle can have one: its table has a byte for every board. */
export const canHaveOwn = ({ kind, rows, columns }) => kind === "tiles" && rows === 3 && columns === 3;
