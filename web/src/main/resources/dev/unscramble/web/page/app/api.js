// The only door to the searches: the server's, or an engine in this tab where there is no server. Nothing else knows which.

import * as server from "./server.js";
import * as tab from "./tab.js";
import { withTable } from "../own/tables.js";

const door = tab.isHere() ? tab : server;

/** The algorithms and options that there are. */
export const catalog = () => door.request("GET", "api/catalog");

/**
 * @param {object} question start, and the rules of the puzzle
 * @param {AbortSignal} [signal]
 */
export const validate = (question, signal) => door.request("POST", "api/validate", question, signal);

export const generate = (question, signal) => door.request("POST", "api/generate", question, signal);

export const trace = (question, signal) => door.request("POST", "api/trace", withTable(question), signal);

export const census = (question, signal) => door.request("POST", "api/census", question, signal);

export const checkHeuristic = (question, signal) =>
  door.request("POST", "api/check-heuristic", withTable(question), signal);

/** A small experiment: solvers on random puzzles by depth, with its report as HTML. */
export const compareDepths = (question, signal) =>
  door.request("POST", "api/compare-depths", withTable(question), signal);

/** The presets, the reports, and the latest experiment. */
export const experiments = (signal) => door.request("GET", "api/experiments", undefined, signal);

/** @param {{preset?: string, toml?: string, quick: boolean}} wanted */
export const startExperiment = (wanted) => door.request("POST", "api/experiments", wanted);

export const stopExperiment = () => door.request("DELETE", "api/experiments");

/**
 * Solves a puzzle, and tells the first solution at once and each better one as it comes.
 *
 * @type {(question: object, listener: {better: (solution: any) => void, progress: (news: any) => void, result: (result: any) => void, failed: (error: Error) => void}) => () => void}
 * the answer stops it; the listener hears no more
 */
export const solve = (question, listener) => door.solve(withTable(question), listener);

/**
 * Starts solvers on one puzzle and listens to them.
 *
 * @type {(question: any, listener: {progress: (news: any) => void, result: (news: any) => void, done: () => void, failed: (error: Error) => void}) => {stop: (solver?: number) => void, leave: () => void}}
 */
export const race = (question, listener) => door.race(withTable(question), listener);

/** The address of a report. */
export const reportAddress = (name) => `reports/${name}${door === tab ? "/" : ""}`;
