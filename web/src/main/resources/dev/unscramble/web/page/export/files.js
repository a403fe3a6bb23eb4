// What can be saved: pictures, animations and pages.

import { walk } from "../puzzle/puzzle.js";
import { applyPalette, GIFEncoder, quantize } from "../vendor/gifenc.js";
import { bundle } from "./bundle.js";
import { draw, heightFor } from "./canvas.js";

const PICTURE_WIDTH = 960;
const ANIMATION_WIDTH = 360;
const COLOURS = 256;

/** Frames of one move, and how long each is shown, in milliseconds. */
const FRAMES = 4;
const FRAME_MILLIS = 40;
const PAUSE_MILLIS = 160;
const END_MILLIS = 1500;

/** Longer solutions are shown with one frame a move. */
const MOST_SMOOTH_MOVES = 60;

/**
 * Lets the browser save a file.
 *
 * @param {string} name
 * @param {Blob | string | Uint8Array<ArrayBuffer>} content
 * @param {string} [type] of what is not a Blob, which knows its own
 */
export function download(name, content, type) {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** @returns {[HTMLCanvasElement, CanvasRenderingContext2D]} */
function canvasFor(problem, width) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = heightFor(problem, width);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) {
    throw new Error("This browser cannot draw pictures.");
  }
  return [canvas, context];
}

/** A state as a PNG picture. */
export function savePicture(problem, state) {
  const [canvas, context] = canvasFor(problem, PICTURE_WIDTH);
  draw(context, problem, state, PICTURE_WIDTH);
  canvas.toBlob((blob) => blob && download("unscramble.png", blob), "image/png");
}

/** A solution as an animated GIF. */
export function saveAnimation(problem, state, moves) {
  download("unscramble.gif", animation(problem, state, moves), "image/gif");
}

/** The bytes of an animated GIF. */
export function animation(problem, state, moves) {
  const [canvas, context] = canvasFor(problem, ANIMATION_WIDTH);
  const gif = GIFEncoder();
  const states = walk(problem, state, moves);
  const isSmooth = problem.kind === "tiles" && moves.length <= MOST_SMOOTH_MOVES;
  const add = (delay) => {
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const palette = quantize(data, COLOURS);
    gif.writeFrame(applyPalette(data, palette), canvas.width, canvas.height, { palette, delay });
  };
  states.forEach((each, at) => {
    draw(context, problem, each, ANIMATION_WIDTH);
    add(at === moves.length ? END_MILLIS : PAUSE_MILLIS);
    for (let frame = 1; isSmooth && at < moves.length && frame < FRAMES; frame++) {
      draw(context, problem, each, ANIMATION_WIDTH, moves[at], frame / FRAMES);
      add(FRAME_MILLIS);
    }
  });
  gif.finish();
  return gif.bytes();
}

/** A run as a page that needs no server. */
export async function savePage(title, run) {
  download("unscramble.html", await bundle(title, { title, ...run }), "text/html");
}

const DRAWN = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "font-size",
  "font-weight",
  "font-family",
  "text-anchor",
  "dominant-baseline",
];

/** A drawing of the page as an SVG file, its styles written into it. */
export function saveDrawing(svg) {
  const copy = svg.cloneNode(true);
  const originals = [svg, ...svg.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((element, at) => {
    const style = getComputedStyle(originals[at]);
    DRAWN.forEach((name) => element.setAttribute(name, style.getPropertyValue(name)));
    ["class", "style", "tabindex", "role"].forEach((name) => element.removeAttribute(name));
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  download("unscramble.svg", new XMLSerializer().serializeToString(copy), "image/svg+xml");
}
