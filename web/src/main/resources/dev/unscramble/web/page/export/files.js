// What can be saved: pictures, animations and pages.

import { walk } from "../puzzle/puzzle.js";
import { applyPalette, GIFEncoder, quantize } from "../vendor/gifenc.js";
import { bundle } from "./bundle.js";
import { CARD_HEIGHT, CARD_WIDTH, creditHeight, draw, drawCard, drawCredit, heightFor } from "./canvas.js";
import { download } from "./download.js";

const PICTURE_WIDTH = 960;
const ANIMATION_WIDTH = 360;

/** The colours of an animation, with the one that stands for what has not changed. */
const COLOURS = 64;

/** What a GIF calls to leave a frame where it is, below the next one. */
const KEEP = 1;

/** Frames of one move, and how long each is shown, in milliseconds. */
const FRAMES = 4;
const FRAME_MILLIS = 40;
const PAUSE_MILLIS = 160;
const END_MILLIS = 1500;

/** Longer solutions are shown with one frame a move. */
const MOST_SMOOTH_MOVES = 60;

/** @returns {[HTMLCanvasElement, CanvasRenderingContext2D]} */
function canvasOf(width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) {
    throw new Error("This browser cannot draw pictures.");
  }
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  return [canvas, context];
}

/** A canvas with what the picture was made with below it. */
function canvasFor(problem, width, link) {
  const height = heightFor(problem, width);
  const [canvas, context] = canvasOf(width, height + creditHeight(width));
  context.textAlign = "center";
  context.textBaseline = "middle";
  drawCredit(context, width, height, link);
  return /** @type {[HTMLCanvasElement, CanvasRenderingContext2D]} */ ([canvas, context]);
}

const savePng = (name, canvas) => canvas.toBlob((blob) => blob && download(name, blob), "image/png");

/** A state as a PNG picture. */
export function savePicture(problem, state, link) {
  const [canvas, context] = canvasFor(problem, PICTURE_WIDTH, link);
  draw(context, problem, state, PICTURE_WIDTH);
  savePng("unscramble.png", canvas);
}

/** A card that challenges others to a puzzle. */
export function saveCard(problem, words, link) {
  const [canvas, context] = canvasOf(CARD_WIDTH, CARD_HEIGHT);
  drawCard(context, problem, words, link);
  savePng("unscramble-card.png", canvas);
}

/** A solution as an animated GIF. */
export function saveAnimation(problem, state, moves, link) {
  download("unscramble.gif", animation(problem, state, moves, siteOf(link)), "image/gif");
}

/** Where a link leads, without what the page shows there: an animation has little room. */
const siteOf = (link) => link.replace(/^\w+:\/\//, "").replace(/\/?#.*/, "");

/** The bytes of an animated GIF: one palette for all frames, and of each frame only what differs from the one before. */
export function animation(problem, state, moves, link) {
  const [canvas, context] = canvasFor(problem, ANIMATION_WIDTH, link);
  const gif = GIFEncoder();
  const states = walk(problem, state, moves);
  const isSmooth = problem.kind === "tiles" && moves.length <= MOST_SMOOTH_MOVES;
  let palette = null;
  let before = null;
  const add = (delay) => {
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const pixels = new Uint32Array(data.buffer);
    if (!palette || !before) {
      palette = quantize(data, COLOURS - 1);
      const same = palette.length;
      gif.writeFrame(applyPalette(data, palette), canvas.width, canvas.height, { palette: [...palette, palette[same - 1]], delay });
    } else {
      const same = palette.length;
      const indices = applyPalette(data, palette);
      const known = before;
      pixels.forEach((pixel, at) => {
        if (pixel === known[at]) {
          indices[at] = same;
        }
      });
      gif.writeFrame(indices, canvas.width, canvas.height, { delay, transparent: true, transparentIndex: same, dispose: KEEP });
    }
    before = pixels;
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
