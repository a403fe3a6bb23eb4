import { useCallback, useEffect, useMemo, useRef, useState } from "../vendor/preact-htm.js";
import { readGame, writeGame } from "./game.js";

/** How long the address may be behind the game: browsers allow some two hundred changes of it in half a minute. */
const WRITE_MILLIS = 400;

const textOf = ({ moves = "", helped = "" }) => `${moves} ${helped}`;

/**
 * The game on a puzzle, which the address holds, so that it is kept when the page is loaded again or left.
 *
 * @param {import("../puzzle/puzzle.js").Problem} problem
 * @param {Record<string, string>} settings of the address
 * @param {boolean} isSettled whether the problem is that of the address
 * @param {(game: {moves: string, helped: string}) => void} onWrite changes the address
 * @returns {[import("./game.js").Game, (next: (old: import("./game.js").Game) => import("./game.js").Game) => void]}
 */
export function useGame(problem, settings, isSettled, onWrite) {
  const inAddress = useMemo(() => readGame(problem, settings), [problem, settings.moves, settings.helped]);
  const [game, setGame] = useState(inAddress);
  const written = useRef(textOf(settings));
  const writtenAt = useRef(0);
  const current = game.problem === problem ? game : inAddress;
  const change = useCallback((next) => setGame((old) => next(old.problem === problem ? old : inAddress)), [problem, inAddress]);

  useEffect(() => {
    if (isSettled && textOf(settings) !== written.current) {
      written.current = textOf(settings); // the user went to another address
      setGame(inAddress);
    }
  }, [isSettled, settings.moves, settings.helped, inAddress]);
  useEffect(() => {
    const text = writeGame(current);
    if (!isSettled || current === inAddress || textOf(text) === written.current) {
      return undefined;
    }
    const write = () => {
      written.current = textOf(text);
      writtenAt.current = performance.now();
      onWrite(text);
    };
    const timer = setTimeout(write, Math.max(0, writtenAt.current + WRITE_MILLIS - performance.now()));
    return () => clearTimeout(timer);
  }, [current, isSettled]);
  return [current, change];
}
