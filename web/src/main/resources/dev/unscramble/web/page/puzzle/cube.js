// The pocket cube as 24 stickers, in the order U R F D L B, each face by rows, seen from outside:
//
//              0  1
//              2  3
//      16 17   8  9   4  5  20 21
//      18 19  10 11   6  7  22 23
//             12 13
//             14 15
//
// A sticker is the letter of the face whose colour it has. Turns are worked out in space: x to the right, y up,
// z towards us.

/** @typedef {[number, number, number]} Vector */

/** @type {Record<string, {normal: Vector, right: Vector, down: Vector}>} */
export const FACES = {
  U: { normal: [0, 1, 0], right: [1, 0, 0], down: [0, 0, 1] },
  R: { normal: [1, 0, 0], right: [0, 0, -1], down: [0, -1, 0] },
  F: { normal: [0, 0, 1], right: [1, 0, 0], down: [0, -1, 0] },
  D: { normal: [0, -1, 0], right: [1, 0, 0], down: [0, 0, -1] },
  L: { normal: [-1, 0, 0], right: [0, 0, 1], down: [0, -1, 0] },
  B: { normal: [0, 0, -1], right: [-1, 0, 0], down: [0, -1, 0] },
};

export const FACE_NAMES = Object.keys(FACES);

export const SOLVED = "UUUURRRRFFFFDDDDLLLLBBBB";

/** What people call the places and the colours that belong there. */
export const FACE_WORDS = { U: "up", R: "right", F: "front", D: "down", L: "left", B: "back" };
export const COLOUR_WORDS = { U: "yellow", R: "green", F: "red", D: "white", L: "blue", B: "orange" };
export const COLOUR_LETTERS = { U: "Y", R: "G", F: "R", D: "W", L: "B", B: "O" };

/** @type {(a: number[], b: number[]) => number} */
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** @type {(a: number[], b: number[]) => Vector} */
export const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const sum = (...vectors) => [0, 1, 2].map((i) => vectors.reduce((total, vector) => total + vector[i], 0));
const scale = (vector, factor) => vector.map((part) => part * factor);

/** Where each sticker is: its face, and the corner that it is on, of coordinates 1 and -1. */
export const STICKERS = FACE_NAMES.flatMap((face) => {
  const { normal, right, down } = FACES[face];
  return [0, 1, 2, 3].map((place) => ({
    face,
    corner: sum(normal, scale(right, place % 2 ? 1 : -1), scale(down, place > 1 ? 1 : -1)),
  }));
});

/** A quarter turn about an axis, clockwise as seen from outside the face that the axis points to. */
function turned(vector, axis) {
  const along = scale(axis, dot(vector, axis));
  return sum(along, cross(vector, axis));
}

const at = (face, corner) =>
  STICKERS.findIndex((sticker) => sticker.face === face && sticker.corner.every((part, i) => part === corner[i]));

/** From which sticker each place gets its colour in a clockwise quarter turn of a face. */
const QUARTERS = Object.fromEntries(
  FACE_NAMES.map((name) => {
    const axis = FACES[name].normal;
    const from = STICKERS.map((_, place) => place);
    STICKERS.forEach((sticker, place) => {
      if (dot(sticker.corner, axis) > 0) {
        const normal = turned(FACES[sticker.face].normal, axis);
        const face = FACE_NAMES.find((other) => dot(FACES[other].normal, normal) === 1);
        from[at(face, turned(sticker.corner, axis))] = place;
      }
    });
    return [name, from];
  }),
);

/** @param {string} turn such as R, R2 or R' */
export const quarters = (turn) => (turn.endsWith("2") ? 2 : turn.endsWith("'") ? 3 : 1);

/** @param {string} face @param {number} count 1, 2 or 3 */
export const turnName = (face, count) => face + ["", "", "2", "'"][count];

export const inverse = (turn) => turnName(turn[0], 4 - quarters(turn));

/** All turns of faces. */
export const MOVES = FACE_NAMES.flatMap((face) => [1, 2, 3].map((count) => turnName(face, count)));

/**
 * The stickers after a turn.
 *
 * @param {string} stickers
 * @param {string} turn
 */
export function apply(stickers, turn) {
  let result = stickers;
  for (let i = 0; i < quarters(turn); i++) {
    result = QUARTERS[turn[0]].map((place) => result[place]).join("");
  }
  return result;
}

/** Whether each face has one colour, however the cube is held. */
export const isUniform = (stickers) => FACE_NAMES.every((_, i) => /^(.)\1{3}$/.test(stickers.slice(4 * i, 4 * i + 4)));

/** The stickers as text that every command reads. */
export const text = (stickers) => stickers.match(/.{4}/g).join(" ");
