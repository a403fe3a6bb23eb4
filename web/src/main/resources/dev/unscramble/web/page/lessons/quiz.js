import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { counted } from "../app/words.js";
import { Picture } from "../puzzle/picture.js";
import { priorityWords, rulesOf, value } from "../watch/algorithms.js";
import { explain } from "../watch/explain.js";
import { nodesWith, standingAt, statusOf } from "../watch/replay.js";

/** How many nodes there are to choose from, at most. */
const MOST_CHOICES = 6;

/** The first step that is asked for: the open list has some nodes by then. */
const FIRST_STEP = 2;

/**
 * The open nodes that the next one is chosen from: itself, and those that are nearest to it.
 *
 * @param {import("../watch/replay.js").Replay} replay
 * @param {number} step
 * @returns {{next: number, choices: import("../watch/replay.js").TreeNode[]}} next is -1 if there is nothing to ask
 */
export function choicesAt(replay, step) {
  const next = step < replay.last ? replay.counts[step + 1].current : -1;
  const open = nodesWith(replay, standingAt(replay, step), "open");
  const near = open.sort((one, other) => Math.abs(one.priority - replay.nodes[next]?.priority) - Math.abs(other.priority - replay.nodes[next]?.priority) || one.id - other.id);
  const chosen = near.filter(({ id }) => id !== next).slice(0, MOST_CHOICES - 1);
  if (!open.some(({ id }) => id === next) || chosen.length === 0) {
    return NOTHING;
  }
  return { next, choices: [replay.nodes[next], ...chosen].sort((one, other) => one.id - other.id) };
}

/** Where there is nothing to ask. */
const NOTHING = { next: -1, choices: [] };

/** What is said of a wrong answer. */
function wrongWords(rules, node, right) {
  const name = rules.priority;
  return node.priority === right.priority
    ? `Its ${name} is ${value(node.priority)}, which is lowest, but another one with that ${name} comes first. Which?`
    : `Its ${name} is ${value(node.priority)}. Is there none with a lower one?`;
}

/**
 * Asks which node a search with an open list expands next.
 *
 * @param {{problem: object, replay: import("../watch/replay.js").Replay, step: number, onStep: (step: number) => void,
 *   clicks: import("../watch/look.js").Clicks}} props clicks on the nodes of the tree are answers, too
 */
export function Quiz({ problem, replay, step, onStep, clicks }) {
  const [isOn, setOn] = useState(false);
  const [said, setSaid] = useState("");
  const [score, setScore] = useState({ right: 0, asked: 0, isFresh: true });
  useEffect(() => {
    setOn(false);
    setSaid("");
  }, [replay]);
  const rules = rulesOf(replay.result);
  const { next, choices } = isOn ? choicesAt(replay, step) : NOTHING;
  const begin = () => {
    setOn(true);
    setSaid("");
    setScore({ right: 0, asked: 0, isFresh: true });
    onStep(FIRST_STEP);
  };
  const answer = (node) => {
    if (node.id !== next) {
      const isOpen = statusOf(standingAt(replay, step), node.id) === "open";
      setSaid(isOpen ? wrongWords(rules, node, replay.nodes[next]) : "That one is not open: it has had its turn. Which of the open nodes comes next?");
      setScore({ ...score, isFresh: false });
      return;
    }
    const reason = explain(replay, standingAt(replay, step + 1), next);
    setSaid(`Right. ${reason}`);
    setScore({ right: score.right + (score.isFresh ? 1 : 0), asked: score.asked + 1, isFresh: true });
    onStep(step + 1);
  };
  useEffect(() => {
    clicks.current = next >= 0 ? (id) => id >= 0 && answer(replay.nodes[id]) : null;
    return () => {
      clicks.current = null;
    };
  });
  if (rules.memory !== "lists" || replay.last <= FIRST_STEP) {
    return null;
  }
  return html`<section class="panel quiz" aria-label="A question">
    ${
      next >= 0
        ? html`<h2>Which node comes next? Click it, here or in the tree.</h2>
          <div class="quiz-choices">
            ${choices.map(
              (node) => html`<button type="button" key=${node.id} aria-label=${`Node ${node.id + 1}`} onClick=${() => answer(node)}>
                <${Picture} problem=${problem} state=${replay.stateOf(node.id)} />
                ${priorityWords(rules, node).map((part) => html`<span>${part}</span>`)}</button>`,
            )}
          </div>`
        : html`<button type="button" class="main-button" onClick=${begin}>${isOn ? "Ask me again" : "Which node comes next?"}</button>`
    }
    <p class="note" role="status">${said}</p>
    ${score.asked > 0 && html`<p class="note">${score.right} of ${counted(score.asked, "question")} right at once.</p>`}
  </section>`;
}
