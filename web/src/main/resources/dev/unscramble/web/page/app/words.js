// Numbers as people read them.

const WHOLE = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** @param {number} value */
export const number = (value) => WHOLE.format(value);

/** @param {number} value */
export function seconds(value) {
  return value < 0.0005 ? "0 s" : value < 10 ? `${Number(value.toPrecision(2))} s` : `${WHOLE.format(value)} s`;
}
