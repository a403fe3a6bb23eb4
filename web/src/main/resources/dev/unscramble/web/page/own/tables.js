// The tables of the heuristics that were run since the page was loaded. Code that comes with a link is not among them: its
// reader runs it, or nobody does.

import { tabulate } from "./tabulate.js";

/** @typedef {{goal: string, table: string, made: Promise<void>}} Entry table is empty until it is made */

/** @type {Map<string, Entry>} by code, for the goal that it was last run for */
const tables = new Map();

/** Whether the user has run this code. */
export const wasRun = (code) => tables.has(code);

/** Whether there is a table of this code for a goal. */
export const hasTable = (code, goal) => tables.get(code)?.goal === goal.join() && tables.get(code)?.table !== "";

/**
 * Runs code, unless its table is there or on its way.
 *
 * @param {string} code
 * @param {number[]} goal
 * @returns {Promise<void>} ends when there is a table
 */
export function run(code, goal) {
  const known = tables.get(code);
  if (known?.goal === goal.join()) {
    return known.made;
  }
  /** @type {Entry} */
  const entry = { goal: goal.join(), table: "", made: Promise.resolve() };
  entry.made = tabulate(code, goal).then(
    (table) => {
      entry.table = table;
    },
    (failure) => {
      entry.goal = ""; // it may be run again
      throw failure;
    },
  );
  tables.set(code, entry);
  return entry.made;
}

/** A question as it is sent: with a table in place of the code of a heuristic. */
export const withTable = (question) =>
  question.own === undefined ? question : { ...question, own: tables.get(question.own)?.table };
