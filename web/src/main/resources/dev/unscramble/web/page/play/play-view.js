import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { linkTo } from "../app/address.js";
import { CopyButton, solveCommand } from "../app/share.js";
import { sentence } from "../app/words.js";
import { saveAnimation, savePage, savePicture } from "../export/files.js";
import { rules } from "../puzzle/puzzle.js";
import { isDrawn } from "../puzzle/shapes.js";
import { Challenge } from "./challenge.js";
import { Editor } from "./editor.js";
import { isSolved, jump, play, redo, stateOf, undo, withSolution, writeGame } from "./game.js";
import { GoalChoice } from "./goal-choice.js";
import { useKeys } from "./keys.js";
import { DefinedPuzzle } from "./defined-puzzle.js";
import { NewPuzzle } from "./new-puzzle.js";
import { isEarned, Score, verdict } from "./score.js";
import { useOptimum, useSolver } from "./solver.js";
import { Stage } from "./stage.js";
import { Timeline, usePlayback } from "./timeline.js";
import { useGame } from "./use-game.js";

/** How the address asks for an editor, of the puzzle or of its goal. */
const EDITS = { PUZZLE: "puzzle", GOAL: "goal" };

export function PlayView({ problem, catalog, settings, isSettled, go }) {
  const here = (changed) => ({ ...settings, start: problem.question.start, ...changed });
  const [game, setGame] = useGame(problem, settings, isSettled, (text) => go("play", here(text), true));
  const close = () => go("play", { ...settings, edit: "" });
  const setUp = (question) => go("play", { ...settings, ...question, edit: "" });
  const edit = (what) => go("play", here({ ...writeGame(game), edit: what }));

  if (settings.edit === EDITS.PUZZLE && !isDrawn(problem.kind)) {
    return html`<${Editor} key=${problem.asked} problem=${problem} state=${stateOf(game)} finish="Play this"
      lead=${problem.kind === "cube" ? "Paint the cube." : "Lay out the board."}
      question=${(start) => ({ ...problem.question, start })} onDone=${setUp} onCancel=${close} />`;
  }
  if (settings.edit === EDITS.GOAL && problem.kind === "tiles") {
    return html`<${Editor} key=${problem.asked} problem=${problem} state=${rules(problem).goal(problem)} finish="Play to this goal"
      lead="Lay out the goal." question=${(goal) => ({ ...withPlainStart(problem), goal })} onDone=${setUp} onCancel=${close} />`;
  }
  return html`<${Game} problem=${problem} catalog=${catalog} game=${game} setGame=${setGame}
    onGoal=${(goal) => setUp({ ...withPlainStart(problem), goal })} onEdit=${edit} onStart=${(changed) => go("play", changed)} />`;
}

/** The question with the start as a plain board: a text with a goal of its own cannot have another one. */
const withPlainStart = (problem) => ({ ...problem.question, start: rules(problem).text(rules(problem).start(problem)) });

function Game({ problem, catalog, game, setGame, onGoal, onEdit, onStart }) {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(4);
  const [hinted, setHinted] = useState("");
  const start = rules(problem).text(stateOf(game));
  const optimum = useOptimum(problem);
  const solver = useSolver(problem, start);

  const change = (next) => {
    setHinted("");
    setGame(next);
  };
  const isAtEnd = game.at >= game.moves.length;
  usePlayback(isPlaying && !isAtEnd, speed, (steps) => change((old) => jump(old, old.at + steps)));
  useEffect(() => {
    if (isAtEnd) {
      setPlaying(false);
    }
  }, [isAtEnd]);

  const make = (moves) => {
    setPlaying(false);
    change((old) => play(old, moves));
  };
  const solve = () =>
    solver.run((moves, isLast) => {
      change((old) => withSolution(old, moves));
      setPlaying(isLast);
    });
  const hint = () =>
    solver.run((moves) => {
      solver.stop(); // any solution will do
      setHinted(moves[0] ?? "");
    });
  useKeys(problem, { make, undo: () => change(undo), redo: () => change(redo), hint });

  const isFinished = isSolved(game);
  const link = linkTo({ view: "play", settings: problem.question });
  return html`<div class="play">
    <h1 class="hidden">Play</h1>
    <div class="play-board">
      <${Stage} problem=${problem} state=${stateOf(game)} turn=${game.turn} hinted=${hinted} onMoves=${make} />
      <${Timeline} at=${game.at} length=${game.moves.length} isPlaying=${isPlaying} speed=${speed} unit="Move"
        onJump=${(to) => {
          setPlaying(false);
          change((old) => jump(old, to));
        }} onPlay=${setPlaying} onSpeed=${setSpeed} />
    </div>
    <div class="play-side">
      <section class="panel" aria-labelledby="this-puzzle">
        <h2 id="this-puzzle">${title(problem)}</h2>
        ${problem.kind === "tiles" && html`<${GoalChoice} problem=${problem} onGoal=${onGoal} onOwn=${() => onEdit(EDITS.GOAL)} />`}
        ${problem.goalReason && html`<p class="note">${sentence(`goal ${problem.goalReason}`)}</p>`}
        <${Score} problem=${problem} moves=${game.at} optimum=${optimum} />
        <div class="game-buttons">
          ${
            isFinished
              ? html`<p class="solved" role="status">${verdict(game, optimum)}</p>`
              : html`
                  ${
                    solver.isBusy
                      ? html`<button type="button" class="main-button" onClick=${solver.stop}>Stop</button>`
                      : html`<button type="button" class="main-button" disabled=${!problem.solvable} onClick=${solve}>Solve from here</button>`
                  }
                  <button type="button" disabled=${!problem.solvable || solver.isBusy} onClick=${hint}>Hint</button>
                `
          }
          <button type="button" disabled=${game.at === 0} onClick=${() => change(undo)}>Undo</button>
          <button type="button" disabled=${isAtEnd} onClick=${() => change(redo)}>Redo</button>
        </div>
        <p class="note said" role="status">${hinted ? hintWords(problem, hinted) : solver.said}</p>
        ${isFinished && isEarned(game) && html`<${Challenge} problem=${problem} moves=${game.at} optimum=${optimum} link=${link} />`}
        <div class="row small">
          <${CopyButton} label="Copy link" text=${() => link} />
          <${CopyButton} label="Copy as command" text=${() => solveCommand(isFinished ? problem.question : { ...problem.question, start })} />
        </div>
        <div class="row small">
          <button type="button" class="quiet" onClick=${() => savePicture(problem, stateOf(game), link)}>Save picture</button>
          <button type="button" class="quiet" disabled=${game.moves.length === 0} onClick=${() => saveAnimation(problem, game.states[0], game.moves, link)}>Save GIF</button>
          <button type="button" class="quiet" disabled=${game.moves.length === 0} onClick=${() => savePage(title(problem), { kind: "solution", link, problem, moves: game.moves })}>Save as page</button>
        </div>
      </section>
      <${NewPuzzle} problem=${problem} onStart=${onStart} onEdit=${() => onEdit(EDITS.PUZZLE)} />
      <${DefinedPuzzle} names=${catalog.puzzles} onStart=${onStart} />
      <${Help} problem=${problem} />
    </div>
  </div>`;
}

const title = (problem) => (isDrawn(problem.kind) ? problem.puzzle : problem.kind === "cube" ? "Pocket cube" : `${problem.rows} × ${problem.columns} tiles`);

const hintWords = (problem, move) =>
  isDrawn(problem.kind) ? `Hint: ${move}.` : problem.kind === "cube" ? `Hint: turn ${move}.` : `Hint: the blank goes ${move}; slide the framed tile.`;

function Help({ problem }) {
  return html`<p class="note keys">${
    isDrawn(problem.kind) ? "The buttons make moves. Keys:" : problem.kind === "cube"
      ? html`Drag a sticker to turn its layer, drag beside the cube to look around. Keys: <kbd>U</kbd> <kbd>R</kbd> <kbd>F</kbd> <kbd>D</kbd> <kbd>L</kbd> <kbd>B</kbd>, with <kbd>Shift</kbd> the other way;`
      : html`Click or swipe a tile, also several at once. Keys: arrows move tiles;`
  }
    ${" "}<kbd>Z</kbd> undo, <kbd>Y</kbd> redo, <kbd>H</kbd> hint.</p>`;
}
