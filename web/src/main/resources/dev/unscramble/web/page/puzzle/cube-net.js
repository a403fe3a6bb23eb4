import { html } from "../vendor/preact-htm.js";
import * as cube from "./cube.js";

/**
 * The cube unfolded. With onSticker, its stickers are buttons.
 *
 * @param {{stickers: string, label: string, onSticker?: (place: number) => void}} props
 */
export function CubeNet({ stickers, label, onSticker }) {
  return html`<div class="net" role=${onSticker ? "group" : "img"} aria-label=${label}>
    ${cube.FACE_NAMES.map(
      (face, number) => html`<div class=${"net-face net-" + face} key=${face}>
        ${[0, 1, 2, 3].map((place) => html`<${Sticker} place=${4 * number + place} stickers=${stickers} onSticker=${onSticker} />`)}
      </div>`,
    )}
  </div>`;
}

function Sticker({ place, stickers, onSticker }) {
  const colour = stickers[place];
  const classes = "sticker " + (cube.COLOUR_WORDS[colour] ?? "unpainted");
  if (!onSticker) {
    return html`<span class=${classes} aria-hidden="true">${cube.COLOUR_LETTERS[colour]}</span>`;
  }
  const where = `${cube.FACE_WORDS[cube.STICKERS[place].face]} ${(place % 4) + 1}`;
  return html`<button type="button" class=${classes} aria-label=${`${where}: ${cube.COLOUR_WORDS[colour] ?? "no colour"}`}
    onClick=${() => onSticker(place)}>${cube.COLOUR_LETTERS[colour]}</button>`;
}

/** The cube in words, face by face, for those who do not see it. */
export const inWords = (stickers) =>
  cube.FACE_NAMES.map((face, number) => {
    const colours = [...stickers.slice(4 * number, 4 * number + 4)].map((colour) => cube.COLOUR_WORDS[colour]);
    return `${cube.FACE_WORDS[face]}: ${colours.join(", ")}`;
  }).join("; ");
