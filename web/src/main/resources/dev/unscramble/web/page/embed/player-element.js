// The element <unscramble-player> on our own page. On pages of others, player.js defines it with a frame around a view; here, where
// there is nothing to keep apart, it is the view itself. A race starts at once, since its reader has come for it.

import { html, render } from "../vendor/preact-htm.js";
import { useProblem } from "../app/problem.js";
import { RacePlayer, WatchPlayer } from "./players.js";

/** The name of the element. */
export const PLAYER = "unscramble-player";

function Player({ view, start, algorithm, heuristic, solvers, measure, own, onOwn }) {
  const [problem, error] = useProblem({ start });
  if (error) {
    return html`<p class="alert" role="alert">${error}</p>`;
  }
  if (!problem) {
    return null;
  }
  return view === "race"
    ? html`<${RacePlayer} problem=${problem} solvers=${solvers} firstMeasure=${measure} startsAtOnce=${true} />`
    : html`<${WatchPlayer} problem=${problem} solver=${[algorithm, heuristic].filter(Boolean).join(" ")} code=${own} onCode=${onOwn} />`;
}

/** The names of its attributes. Code that the user writes is told by the event "own". */
const ATTRIBUTES = ["view", "start", "algorithm", "heuristic", "solvers", "measure", "own"];

class PlayerElement extends HTMLElement {
  static observedAttributes = ATTRIBUTES;

  connectedCallback() {
    this.show();
  }

  attributeChangedCallback() {
    if (this.isConnected) {
      this.show();
    }
  }

  disconnectedCallback() {
    render(null, this);
  }

  show() {
    const given = Object.fromEntries(ATTRIBUTES.map((name) => [name, this.getAttribute(name) ?? undefined]));
    const tell = (detail) => this.dispatchEvent(new CustomEvent("own", { detail }));
    render(html`<${Player} ...${given} onOwn=${tell} />`, this);
  }
}

customElements.define(PLAYER, PlayerElement);
