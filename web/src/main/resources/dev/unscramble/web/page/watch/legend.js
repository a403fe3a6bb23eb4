import { html } from "../vendor/preact-htm.js";
import { rulesOf } from "./algorithms.js";
import { STYLED } from "./colours.js";
import { drawDots } from "./marks.js";
import { svgPen } from "./pens.js";

/** What marks mean, in the order of the legend. */
const WORDS = {
  open: "open",
  closed: "expanded",
  current: "expanded now",
  left: "left, no longer stored",
  duplicate: "duplicate",
  bound: "cut off",
  depth: "too deep",
  beam: "thrown away",
  forgotten: "forgotten",
  goal: "goal",
};

/** The same where it has another meaning, by what a search stores. */
const OTHER_WORDS = {
  lists: {},
  path: { open: "waiting", closed: "on the path", current: "now" },
  beam: { open: "kept" },
  sides: { goal: "here they meet" },
};

/** @param {{replay: import("./replay.js").Replay}} props */
export function Legend({ replay }) {
  const words = { ...WORDS, ...OTHER_WORDS[rulesOf(replay.result).memory] };
  const kinds = Object.keys(words).filter((kind) => kind === "current" || replay.statuses.has(kind));
  return html`<ul class="legend plain" aria-label="Marks">
    ${kinds.map((kind) => html`<li key=${kind}><${Mark} kind=${kind} />${words[kind]}</li>`)}
  </ul>`;
}

function Mark({ kind }) {
  const pen = svgPen();
  drawDots(pen, [{ x: 0, y: 0 }], 7, kind, STYLED, false);
  return html`<svg viewBox="-8.5 -8.5 17 17" aria-hidden="true" dangerouslySetInnerHTML=${{ __html: pen.elements.join("") }} />`;
}
