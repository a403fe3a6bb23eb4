// What can be compared in a race, each on a logarithmic scale.

import { number, seconds } from "../app/words.js";

/** Times are drawn in microseconds, so that the scale begins at one. */
const MICROS = 1e6;

/**
 * @typedef {{name: string, title: string, axis: string, of: (figures: object) => number | undefined,
 *   tick: (value: number) => string}} Measure figures are the progress or the result of a solver; tick is how a power of
 *   ten is written
 */

const count = (value) =>
  value < 1e3 ? String(value) : value < 1e6 ? `${value / 1e3}k` : value < 1e9 ? `${value / 1e6}M` : `${value / 1e9}G`;

const time = (value) =>
  value < 1e3 ? `${value} µs` : value < MICROS ? `${value / 1e3} ms` : `${number(value / MICROS)} s`;

/** @type {Measure[]} */
export const MEASURES = [
  { name: "generated", title: "Generated", axis: "Nodes generated", of: (figures) => figures.generated, tick: count },
  { name: "expanded", title: "Expanded", axis: "Nodes expanded", of: (figures) => figures.expanded, tick: count },
  {
    name: "stored",
    title: "Stored",
    axis: "Nodes stored at once, at most",
    of: (figures) => figures.maxStored ?? figures.stored,
    tick: count,
  },
  {
    name: "time",
    title: "Time",
    axis: "Time",
    of: (figures) => figures.seconds && figures.seconds * MICROS,
    tick: time,
  },
];

/** @param {string} [name] */
export const measureNamed = (name) => MEASURES.find((measure) => measure.name === name) ?? MEASURES[0];

/** The figures of a solver in words, without those that it does not have yet. */
export function figureParts(figures) {
  const stored = figures.maxStored ?? figures.stored;
  return [`${number(figures.generated)} generated`, `${number(figures.expanded)} expanded`, `${number(stored)} stored`, seconds(figures.seconds)];
}
