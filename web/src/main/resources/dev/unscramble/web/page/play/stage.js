import { html, useState } from "../vendor/preact-htm.js";
import { CubeNet } from "../puzzle/cube-net.js";
import { CubeView } from "../puzzle/cube-view.js";
import { MOVES as TURNS } from "../puzzle/cube.js";
import { words } from "../puzzle/picture.js";
import { rules } from "../puzzle/puzzle.js";
import { ShapeView } from "../puzzle/shape-view.js";
import { isDrawn } from "../puzzle/shapes.js";
import { TileBoard } from "../puzzle/tile-board.js";

/**
 * The puzzle, to be touched.
 *
 * @param {{problem: object, state: object, turn: object, hinted?: string, selected?: number,
 *   onMoves?: (moves: string[]) => void, onPlace?: (place: number) => void}} props with onPlace it is being edited, with
 *   neither it only shows
 */
export function Stage({ problem, state, turn, hinted, selected, onMoves, onPlace }) {
  if (isDrawn(problem.kind)) {
    return html`<div class="stage shape-stage">
      <${ShapeView} problem=${problem} state=${state} label=${words(problem, state)} />
      ${onMoves && html`<${Turns} moves=${rules(problem).legalMoves(state)} hinted=${hinted} onMoves=${onMoves} />`}
    </div>`;
  }
  if (problem.kind === "cube") {
    return html`<${CubeStage} ...${{ problem, state, turn, hinted, onMoves, onPlace }} />`;
  }
  return html`<div class="stage"><${TileBoard} board=${state} goal=${rules(problem).goal(problem)} hinted=${hinted}
    selected=${selected} label=${words(problem, state)} onMoves=${onMoves} onCell=${onPlace} /></div>`;
}

function CubeStage({ problem, state, turn, hinted, onMoves, onPlace }) {
  const [isFlat, setFlat] = useState(false);
  return html`<div class="stage cube-stage">
    ${
      isFlat || onPlace
        ? html`<${CubeNet} stickers=${state} label=${words(problem, state)} onSticker=${onPlace} />`
        : html`<${CubeView} stickers=${state} turn=${turn} label=${words(problem, state)} onTurn=${onMoves && ((name) => onMoves([name]))} />`
    }
    ${onMoves && html`<${Turns} moves=${TURNS} hinted=${hinted} onMoves=${onMoves} />`}
    ${
      !onPlace &&
      html`<button type="button" class="quiet" onClick=${() => setFlat(!isFlat)}>
      ${isFlat ? "Show in space" : "Show unfolded"}</button>`
    }
  </div>`;
}

function Turns({ moves, hinted, onMoves }) {
  return html`<div class="turns" role="group" aria-label="Moves">
    ${moves.map(
      (turn) => html`<button type="button" key=${turn} class=${turn === hinted ? "hinted" : ""}
      onClick=${() => onMoves([turn])}>${turn}</button>`,
    )}
  </div>`;
}
