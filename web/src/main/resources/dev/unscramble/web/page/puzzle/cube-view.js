import { html, useLayoutEffect, useRef, useState } from "../vendor/preact-htm.js";
import * as cube from "./cube.js";

/** @type {cube.Vector[]} */
const CORNERS = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => /** @type {cube.Vector} */ ([x, y, z]))));

/** How a face's clockwise turn looks to CSS, whose y points down. */
const ROTATIONS = {
  R: ["rotateX", 1],
  L: ["rotateX", -1],
  U: ["rotateY", -1],
  D: ["rotateY", 1],
  F: ["rotateZ", 1],
  B: ["rotateZ", -1],
};

/** How a cubie's side is turned to become that face's. */
const SIDES = {
  F: "",
  B: "rotateY(180deg)",
  R: "rotateY(90deg)",
  L: "rotateY(-90deg)",
  U: "rotateX(90deg)",
  D: "rotateX(-90deg)",
};

const DRAG = 14;
const QUARTER_MILLIS = 240;
const FIRST_VIEW = { tilt: -28, swing: -36 };

const translation = ([x, y, z]) =>
  `translate3d(calc(var(--cubie) * ${x / 2}), calc(var(--cubie) * ${-y / 2}), calc(var(--cubie) * ${z / 2}))`;

/** What a corner's cubie is called. */
const nameOf = (corner) => String(corner);

const stickerAt = (face, corner) =>
  cube.STICKERS.findIndex((sticker) => sticker.face === face && nameOf(sticker.corner) === nameOf(corner));

/** Where a direction in space points on the screen, x to the right and y down. */
function onScreen([x, y, z], view) {
  const swing = (view.swing * Math.PI) / 180;
  const tilt = (view.tilt * Math.PI) / 180;
  const deep = z * Math.cos(swing) - x * Math.sin(swing);
  return [x * Math.cos(swing) + z * Math.sin(swing), -y * Math.cos(tilt) - deep * Math.sin(tilt)];
}

/** The turn that a drag over a sticker means: its layer follows the finger. */
export function turnOfDrag(place, right, down, view) {
  const { face, corner } = cube.STICKERS[place];
  const normal = cube.FACES[face].normal;
  const along = [cube.FACES[face].right, cube.FACES[face].down]
    .map((direction) => {
      const [x, y] = onScreen(direction, view);
      return { direction, pull: (x * right + y * down) / Math.hypot(x, y) };
    })
    .sort((one, other) => Math.abs(other.pull) - Math.abs(one.pull))[0];
  const axis = cube.cross(normal, along.direction).map((part) => part * Math.sign(along.pull));
  const side = Math.sign(cube.dot(corner, axis));
  const layer = cube.FACE_NAMES.filter((name) => cube.dot(cube.FACES[name].normal, axis) === side);
  return cube.turnName(layer[0], side > 0 ? 3 : 1);
}

/**
 * The cube in space. Dragging a sticker turns its layer, dragging beside it turns the view.
 *
 * @param {{stickers: string, turn?: {name: string, id: number}, label: string, onTurn?: (turn: string) => void}} props
 *   turn is the one that led here, which is shown
 */
export function CubeView({ stickers, turn, label, onTurn }) {
  const [view, setView] = useState(FIRST_VIEW);
  const cubies = useRef({});
  const drag = useRef(null);

  useLayoutEffect(() => {
    if (turn) {
      animate(cubies.current, turn.name);
    }
  }, [turn?.id]);

  const down = (event) => {
    const place = event.target.dataset?.place;
    drag.current = { x: event.clientX, y: event.clientY, view, place: place === undefined ? -1 : Number(place) };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event) => {
    const from = drag.current;
    if (!from) {
      return;
    }
    const right = event.clientX - from.x;
    const below = event.clientY - from.y;
    if (from.place < 0 || !onTurn) {
      setView({ tilt: clamp(from.view.tilt - below / 2, -89, 89), swing: from.view.swing + right / 2 });
    } else if (Math.hypot(right, below) > DRAG) {
      drag.current = null;
      onTurn(turnOfDrag(from.place, right, below, view));
    }
  };
  const drop = () => (drag.current = null);

  return html`<div class=${"cube-scene" + (onTurn ? " turnable" : "")} role="img" aria-label=${label} onPointerDown=${down} onPointerMove=${move}
      onPointerUp=${drop} onPointerCancel=${drop}>
    <div class="cube" style=${{ transform: `rotateX(${view.tilt}deg) rotateY(${view.swing}deg)` }}>
      ${CORNERS.map(
        (corner) => html`<div class="cubie" key=${nameOf(corner)} ref=${(element) => (cubies.current[nameOf(corner)] = element)}
          style=${{ transform: translation(corner) }}>
          ${cube.FACE_NAMES.map((face) => html`<${Side} face=${face} place=${stickerAt(face, corner)} stickers=${stickers} />`)}
        </div>`,
      )}
    </div>
  </div>`;
}

const clamp = (value, least, most) => Math.max(least, Math.min(most, value));

function Side({ face, place, stickers }) {
  const transform = `${SIDES[face]} translateZ(calc(var(--cubie) / 2))`;
  if (place < 0) {
    return html`<div class="side" style=${{ transform }}></div>`;
  }
  const colour = stickers[place];
  return html`<div class="side" style=${{ transform }} data-place=${place}>
    <div class=${"sticker " + (cube.COLOUR_WORDS[colour] ?? "unpainted")} data-place=${place}>${cube.COLOUR_LETTERS[colour]}</div>
  </div>`;
}

/** Lets a layer arrive where the stickers already are. */
function animate(cubies, name) {
  const [rotation, sign] = ROTATIONS[name[0]];
  const count = cube.quarters(name);
  const angle = sign * (count === 3 ? -90 : 90 * count);
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (const corner of CORNERS) {
    const cubie = cubies[nameOf(corner)];
    if (cube.dot(corner, cube.FACES[name[0]].normal) > 0 && cubie && !isStill) {
      const base = translation(corner);
      cubie.animate(
        [{ transform: `${rotation}(${-angle}deg) ${base}` }, { transform: `${rotation}(0deg) ${base}` }],
        { duration: QUARTER_MILLIS * (count === 2 ? 1.5 : 1), easing: "ease-in-out" },
      );
    }
  }
}
