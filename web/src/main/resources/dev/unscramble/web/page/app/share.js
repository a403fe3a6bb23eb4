// Ways to take something along: a link, a command.

import { html, useState } from "../vendor/preact-htm.js";

const SHOWN_MILLIS = 2000;

/** Control characters, which a terminal would obey when they are pasted; lines may be rows of a board. */
const CONTROLS = /(?!\n)\p{Cc}/gu;

/** Text as one word of a shell's command line. */
export const quote = (text) =>
  /^[\w.,:/=-]+$/.test(text) ? text : `"${text.replace(CONTROLS, " ").replace(/(["\\$`])/g, "\\$1")}"`;

/** The options of a command, those left out that are not set. */
const options = (values) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => ` ${name} ${quote(String(value))}`)
    .join("");

/**
 * The command that solves a puzzle as the page does.
 *
 * @param {{start: string, puzzle?: string, goal?: string, metric?: string}} question
 * @param {object} [chosen] more options, by name
 */
export const solveCommand = ({ start, puzzle, goal, metric }, chosen = {}) =>
  `./unscramble solve${options({ ...chosen, "--puzzle": puzzle, "--goal": goal, "--metric": metric })} ${quote(start)}`;

/**
 * A button that copies a text, and says so.
 *
 * @param {{text: () => string, label: string}} props
 */
export function CopyButton({ text, label }) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid("Copied");
    } catch {
      window.prompt("Copy this:", text());
    }
    setTimeout(() => setSaid(""), SHOWN_MILLIS);
  };
  return html`<button type="button" class="quiet" aria-label=${label} onClick=${copy}>${said || label}</button>
    <span class="hidden" role="status">${said}</span>`;
}
