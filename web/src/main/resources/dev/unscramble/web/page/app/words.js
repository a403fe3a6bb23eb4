// Numbers as people read them.

const WHOLE = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** @param {number} value */
export const number = (value) => WHOLE.format(value);

/**
 * A number of things, as in 1 move or 26 moves.
 *
 * @param {number} count
 * @param {string} thing
 */
export const counted = (count, thing) => `${number(count)} ${thing}${count === 1 ? "" : "s"}`;

/**
 * The length of a solution, and what it costs where that is another number.
 *
 * @param {{length: number, cost: number}} result
 */
export const solutionLength = ({ length, cost }) =>
  counted(length, "move") + (cost === length ? "" : ` (cost ${number(cost)})`);

/** @param {number} value in seconds */
export function seconds(value) {
  if (value < 1) {
    return `${Number((1000 * value).toPrecision(2))} ms`;
  }
  return value < 10 ? `${Number(value.toPrecision(2))} s` : `${WHOLE.format(value)} s`;
}

/**
 * A message as a sentence.
 *
 * @param {string} text
 */
export function sentence(text) {
  const trimmed = text.trim();
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1) + (/[.!?]$/.test(trimmed) ? "" : ".");
}
