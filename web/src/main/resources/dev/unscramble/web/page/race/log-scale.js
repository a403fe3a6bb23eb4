// A logarithmic scale from 1 to the power of ten above the largest value.

/** @param {number[]} values */
export const decades = (values) => Math.max(2, Math.ceil(Math.log10(Math.max(1, ...values))));

/**
 * How far along a scale of that many decades a value is, from 0 to 1.
 *
 * @param {number} value
 * @param {number} count
 */
export const along = (value, count) => (value <= 1 ? 0 : Math.min(1, Math.log10(value) / count));
