import { html, useLayoutEffect, useRef } from "../vendor/preact-htm.js";
import * as tiles from "./tiles.js";

/** How far a finger must go before it is a swipe, in pixels. */
const SWIPE = 16;

const KEYS = { ArrowUp: "down", ArrowDown: "up", ArrowLeft: "right", ArrowRight: "left" };

/**
 * The move of an arrow key: it points where a tile goes, and the blank goes the other way.
 *
 * @param {string} key
 */
export const moveOfKey = (key) => KEYS[key];

/**
 * A tile's colour: the hue is that of its row at home, the lightness that of its column, so that order can be seen
 * from afar. All are light enough for dark numbers.
 */
export function tileColour(tile, goal) {
  const home = goal.cells.indexOf(tile);
  const row = Math.floor(home / goal.columns) / Math.max(1, goal.rows - 1);
  const column = (home % goal.columns) / Math.max(1, goal.columns - 1);
  return `oklch(${0.9 - 0.13 * column} ${0.075 + 0.035 * column} ${(60 + 235 * row) % 360})`;
}

/** Where a swipe over the board lets tiles go; the blank goes the other way. */
function moveOfSwipe(right, down) {
  if (Math.max(Math.abs(right), Math.abs(down)) < SWIPE) {
    return undefined;
  }
  if (Math.abs(right) > Math.abs(down)) {
    return right > 0 ? "left" : "right";
  }
  return down > 0 ? "up" : "down";
}

/** How long a tile slides, in milliseconds. */
const SLIDE_MILLIS = 130;

/**
 * Lets tiles arrive where they are already, if they come from one line of the board; where more has changed, nothing is
 * to be followed by the eye. The focus goes with its tile.
 *
 * @param {HTMLElement} element
 * @param {tiles.Board} before
 * @param {tiles.Board} now
 */
function slide(element, before, now) {
  const changed = now.cells.map((_, cell) => cell).filter((cell) => now.cells[cell] !== before.cells[cell]);
  const focused = [...element.children].indexOf(document.activeElement ?? element);
  if (focused >= 0 && changed.includes(focused)) {
    const follow = element.children[now.cells.indexOf(before.cells[focused])];
    follow instanceof HTMLElement && follow.focus();
  }
  if (changed.length > Math.max(now.rows, now.columns) || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return;
  }
  for (const cell of changed.filter((each) => now.cells[each] !== 0)) {
    const from = before.cells.indexOf(now.cells[cell]);
    const right = (from % now.columns) - (cell % now.columns);
    const down = Math.floor(from / now.columns) - Math.floor(cell / now.columns);
    element.children[cell].animate([{ transform: `translate(${100 * right}%, ${100 * down}%)` }, { transform: "none" }], {
      duration: SLIDE_MILLIS,
      easing: "ease-out",
    });
  }
}

/**
 * A board of tiles that slide. Its cells are in the order in which they are read, so that the focus goes through them
 * in that order, too.
 *
 * @param {{board: tiles.Board, goal: tiles.Board, hinted?: string, selected?: number, label: string,
 *   onMoves?: (moves: string[]) => void, onCell?: (cell: number) => void}} props without onMoves and onCell it is a
 *   picture; with onCell, its cells are chosen and not slid
 */
export function TileBoard({ board, goal, hinted, selected, label, onMoves, onCell }) {
  const from = useRef(null);
  const element = useRef(null);
  const before = useRef(board);
  useLayoutEffect(() => {
    if (before.current.cells.length === board.cells.length && !tiles.isSame(board, before.current)) {
      slide(element.current, before.current, board);
    }
    before.current = board;
  }, [board]);
  const press = (cell) => {
    if (from.current?.isSwipe) {
      return; // the click that follows a swipe
    }
    if (onCell) {
      onCell(cell);
    } else if (onMoves) {
      onMoves(tiles.slides(board, cell));
    }
  };
  const swipe = (event) => {
    const start = from.current;
    const move = start && moveOfSwipe(event.clientX - start.x, event.clientY - start.y);
    if (move && onMoves) {
      start.isSwipe = true;
      onMoves(tiles.target(board, move) >= 0 ? [move] : []);
    }
  };
  const hintedCell = hinted ? tiles.target(board, hinted) : -1;
  const isActive = onMoves || onCell;
  return html`<div
    ref=${element}
    class=${"board" + (onMoves ? " slides" : "")}
    key=${`${board.rows}x${board.columns}`}
    role=${isActive ? "group" : "img"}
    aria-label=${label}
    style=${{ "--columns": board.columns, aspectRatio: `${board.columns} / ${board.rows}` }}
    onPointerDown=${(event) => (from.current = { x: event.clientX, y: event.clientY })}
    onPointerUp=${swipe}
  >
    ${board.cells.map(
      (tile, cell) => html`<${Tile}
        key=${cell}
        tile=${tile}
        cell=${cell}
        board=${board}
        goal=${goal}
        isHinted=${cell === hintedCell}
        isSelected=${cell === selected}
        canPress=${onCell || tiles.slides(board, cell).length > 0}
        onPress=${isActive && press}
      />`,
    )}
  </div>`;
}

function Tile({ tile, cell, board, goal, isHinted, isSelected, canPress, onPress }) {
  const style = { backgroundColor: tile ? tileColour(tile, goal) : undefined };
  const classes = [
    "tile",
    tile ? "" : "blank",
    tile && goal.cells[cell] === tile ? "home" : "",
    isHinted ? "hinted" : "",
    isSelected ? "selected" : "",
  ].join(" ");
  if (!onPress) {
    return html`<span class=${classes} style=${style} aria-hidden="true"><span>${tile || ""}</span></span>`;
  }
  const place = `row ${Math.floor(cell / board.columns) + 1}, column ${(cell % board.columns) + 1}`;
  return html`<button
    type="button"
    class=${classes}
    style=${style}
    aria-label=${`${tile || "Blank"}, ${place}`}
    aria-pressed=${isSelected || undefined}
    tabindex=${canPress ? 0 : -1}
    onClick=${() => onPress(cell)}
  ><span>${tile || ""}</span></button>`;
}
