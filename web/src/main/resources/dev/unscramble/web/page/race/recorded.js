// What a race recorded, and how it stood at any time, as if all solvers had started together. All functions here are pure.

/**
 * What is known of a solver in a race: waiting, then progress, then a result or an error. Samples are its progress as it
 * came, each with its seconds.
 *
 * @typedef {{name: string, short: string, key: string, state: string, progress?: object, result?: object, error?: string,
 *   samples: object[]}} Lane
 */

/** The counts that grow while a solver searches. */
const COUNTS = ["generated", "expanded", "stored"];

/** @param {Lane[]} lanes */
export const lengthOf = (lanes) => Math.max(0, ...lanes.map((lane) => lane.result?.seconds ?? 0));

/**
 * A solver's counts at some times, the first and the last included.
 *
 * @param {{samples: any[], result?: any}} lane
 */
const samplesOf = ({ samples, result }) => [
  { seconds: 0, generated: 0, expanded: 0, stored: 0 },
  ...samples.filter(({ seconds }) => seconds > 0 && seconds < result.seconds),
  { ...result, stored: result.maxStored },
];

/**
 * The lanes at a time after the start, in seconds. Between two samples, nodes are taken to come evenly.
 *
 * @param {Lane[]} lanes of a race that is over
 * @param {number} time
 * @returns {Lane[]}
 */
export const lanesAt = (lanes, time) =>
  lanes.map((lane) => {
    if (!lane.result || time >= lane.result.seconds) {
      return lane;
    }
    const samples = samplesOf(lane);
    const next = samples.findIndex(({ seconds }) => seconds > time);
    const [from, to] = [samples[next - 1], samples[next]];
    const share = (time - from.seconds) / (to.seconds - from.seconds);
    const between = (name) => Math.round(from[name] + share * (to[name] - from[name]));
    const progress = Object.fromEntries(COUNTS.map((name) => [name, between(name)]));
    return { ...lane, state: "running", result: undefined, progress: { ...progress, bound: from.bound, seconds: time } };
  });
