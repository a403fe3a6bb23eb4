import { html } from "../vendor/preact-htm.js";
import { CubeNet, inWords } from "./cube-net.js";
import { rules } from "./puzzle.js";
import { ShapeView } from "./shape-view.js";
import { isDrawn } from "./shapes.js";
import { TileBoard } from "./tile-board.js";
import * as tiles from "./tiles.js";

/**
 * A state in words.
 *
 * @param {import("./puzzle.js").Problem} problem
 */
export const words = (problem, state) =>
  isDrawn(problem.kind) ? `${problem.puzzle}, ${rules(problem).text(state)}` : problem.kind === "cube" ? `Pocket cube; ${inWords(state)}` : `Board, ${tiles.text(state).replace(/\b0\b/, "blank")}`;

/** A state as a still picture. */
export function Picture({ problem, state }) {
  if (isDrawn(problem.kind)) {
    return html`<${ShapeView} problem=${problem} state=${state} label=${words(problem, state)} />`;
  }
  if (problem.kind === "cube") {
    return html`<${CubeNet} stickers=${state} label=${words(problem, state)} />`;
  }
  return html`<${TileBoard} board=${state} goal=${rules(problem).goal(problem)} label=${words(problem, state)} />`;
}
