import { html, useCallback, useEffect, useState } from "../vendor/preact-htm.js";
import { writeAddress } from "../app/address.js";
import { sentence } from "../app/api.js";
import { CopyButton, solveCommand } from "../app/share.js";
import { saveAnimation, savePage, savePicture } from "../export/files.js";
import { rules } from "../puzzle/puzzle.js";
import { Editor } from "./editor.js";
import { isSolved, jump, newGame, play, redo, stateOf, undo, withSolution } from "./game.js";
import { useKeys } from "./keys.js";
import { NewPuzzle } from "./new-puzzle.js";
import { Score, verdict } from "./score.js";
import { useOptimum, useSolver } from "./solver.js";
import { Stage } from "./stage.js";
import { Timeline, usePlayback } from "./timeline.js";

export function PlayView({ problem, settings, go }) {
  const [game, setGame] = useState(() => newGame(problem));
  const [isEditing, setEditing] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(4);
  const [hinted, setHinted] = useState("");
  const current = game.problem === problem ? game : newGame(problem);
  const start = rules(problem).text(stateOf(current));
  const optimum = useOptimum(problem);
  const solver = useSolver(problem, start);

  const change = useCallback(
    (next) => {
      setHinted("");
      setGame((old) => next(old.problem === problem ? old : newGame(problem)));
    },
    [problem],
  );
  const step = useCallback(() => change(redo), [change]);
  const isAtEnd = current.at >= current.moves.length;
  usePlayback(isPlaying && !isAtEnd, speed, step);
  useEffect(() => {
    if (isAtEnd) {
      setPlaying(false);
    }
  }, [isAtEnd]);

  const make = (moves) => {
    setPlaying(false);
    change((old) => play(old, moves));
  };
  const moveTo = (at) => change((old) => jump(old, at));
  const solve = () =>
    solver.run((moves) => {
      change((old) => withSolution(old, moves));
      setPlaying(true);
    });
  const hint = () => solver.run((moves) => setHinted(moves[0] ?? ""));
  useKeys(problem, isEditing ? null : { make, undo: () => change(undo), redo: () => change(redo), hint });

  if (isEditing) {
    return html`<${Editor} problem=${problem} state=${stateOf(current)} onCancel=${() => setEditing(false)}
      onDone=${(edited) => {
        setEditing(false);
        go("play", { ...settings, ...problem.question, start: edited });
      }} />`;
  }
  const isFinished = isSolved(current);
  return html`<div class="play">
    <h1 class="hidden">Play</h1>
    <div class="play-board">
      <${Stage} problem=${problem} state=${stateOf(current)} turn=${current.turn} hinted=${hinted} onMoves=${make} />
      <${Timeline} at=${current.at} length=${current.moves.length} isPlaying=${isPlaying} speed=${speed} unit="Move"
        onJump=${(to) => {
          setPlaying(false);
          moveTo(to);
        }} onPlay=${setPlaying} onSpeed=${setSpeed} />
    </div>
    <div class="play-side">
      <section class="panel" aria-labelledby="this-puzzle">
        <h2 id="this-puzzle">${title(problem)}</h2>
        ${problem.kind === "tiles" && html`<p class="note">${sentence(`goal ${problem.goalReason ?? problem.goalName ?? problem.goal}`)}</p>`}
        <${Score} problem=${problem} moves=${current.at} optimum=${optimum} />
        <div class="game-buttons">
          ${
            isFinished
              ? html`<p class="solved" role="status">${verdict(current.at, optimum)}</p>`
              : html`
                  ${
                    solver.isBusy
                      ? html`<button type="button" class="main-button" onClick=${solver.stop}>Stop</button>`
                      : html`<button type="button" class="main-button" disabled=${!problem.solvable} onClick=${solve}>Solve from here</button>`
                  }
                  <button type="button" disabled=${!problem.solvable || solver.isBusy} onClick=${hint}>Hint</button>
                `
          }
          <button type="button" disabled=${current.at === 0} onClick=${() => change(undo)}>Undo</button>
          <button type="button" disabled=${isAtEnd} onClick=${() => change(redo)}>Redo</button>
        </div>
        <p class="note said" role="status">${hinted ? hintWords(problem, hinted) : solver.said}</p>
        <div class="row small">
          <${CopyButton} label="Copy link" text=${() => location.origin + "/" + writeAddress({ view: "play", settings: { ...settings, ...problem.question, start } })} />
          <${CopyButton} label="Copy as command" text=${() => solveCommand({ ...problem.question, start })} />
        </div>
        <div class="row small">
          <button type="button" class="quiet" onClick=${() => savePicture(problem, stateOf(current))}>Save picture</button>
          <button type="button" class="quiet" disabled=${current.moves.length === 0} onClick=${() => saveAnimation(problem, current.states[0], current.moves)}>Save GIF</button>
          <button type="button" class="quiet" disabled=${current.moves.length === 0} onClick=${() => savePage(title(problem), { kind: "solution", problem, moves: current.moves })}>Save as page</button>
        </div>
      </section>
      <${NewPuzzle} problem=${problem} onStart=${(changed) => go("play", changed)} onEdit=${() => setEditing(true)} />
      <${Help} problem=${problem} />
    </div>
  </div>`;
}

const title = (problem) => (problem.kind === "cube" ? "Pocket cube" : `${problem.rows} × ${problem.columns} tiles`);

const hintWords = (problem, move) =>
  problem.kind === "cube" ? `Hint: turn ${move}.` : `Hint: the blank goes ${move}; slide the framed tile.`;

function Help({ problem }) {
  return html`<p class="note keys">${
    problem.kind === "cube"
      ? html`Drag a sticker to turn its layer, drag beside the cube to look around. Keys: <kbd>U</kbd> <kbd>R</kbd> <kbd>F</kbd> <kbd>D</kbd> <kbd>L</kbd> <kbd>B</kbd>, with <kbd>Shift</kbd> the other way;`
      : html`Click or swipe a tile, also several at once. Keys: arrows move tiles;`
  }
    ${" "}<kbd>Z</kbd> undo, <kbd>Y</kbd> redo, <kbd>H</kbd> hint.</p>`;
}
