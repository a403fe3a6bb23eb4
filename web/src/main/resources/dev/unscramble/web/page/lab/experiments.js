import { html, useEffect, useState } from "../vendor/preact-htm.js";
import * as api from "../app/api.js";
import { number, sentence } from "../app/words.js";

const POLL_MILLIS = 700;

/** The experiments that there are, asked again and again while one is under way. */
function useExperiments() {
  const [all, setAll] = useState(null);
  const [error, setError] = useState("");
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    let timer;
    api
      .experiments(leaving.signal)
      .then((found) => {
        setAll(found);
        if (isUnderWay(found.latest)) {
          timer = setTimeout(() => setAsked(asked + 1), POLL_MILLIS);
        }
      })
      .catch((failure) => failure.name === "AbortError" || setError(failure.message));
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [asked]);
  const act = (work) =>
    work.then(
      () => {
        setError("");
        setAsked(asked + 1);
      },
      (failure) => setError(failure.message),
    );
  return { all, error, act };
}

const isUnderWay = (latest) => latest?.state === "running" || latest?.state === "waiting";

export function Experiments() {
  const { all, error, act } = useExperiments();
  if (!all) {
    return html`<section class="panel">${error ? html`<p class="alert" role="alert">${error}</p>` : html`<p class="loading">Loading …</p>`}</section>`;
  }
  const isBusy = isUnderWay(all.latest);
  const start = (wanted) => act(api.startExperiment(wanted));
  return html`<section class="panel" aria-labelledby="experiments">
    <h2 id="experiments">Experiments</h2>
    <p>Suites of puzzles times solvers. Quick ones take seconds; finished runs are kept, and the command line goes on with them.</p>
    ${error && html`<p class="alert" role="alert">${error}</p>`}
    ${all.latest && html`<${Latest} latest=${all.latest} folder=${all.folder} onStop=${() => act(api.stopExperiment())} />`}
    ${all.presets.length > 0 ? html`<${Offered} all=${all} isBusy=${isBusy} start=${start} />` : html`<p>Large ones are made where the program is, with <code>unscramble serve</code> or <code>unscramble experiment</code>; <a href="docs/install.html">install it</a>. Here are reports of some.</p>`}
    ${all.reports.length > 0 && html`<h3>Reports</h3><ul class="reports">${all.reports.map((name) => html`<li key=${name}><a href=${api.reportAddress(name)} target="_blank" rel="noopener">${name}</a></li>`)}</ul>`}
  </section>`;
}

/** The experiments that can be started here. */
function Offered({ all, isBusy, start }) {
  const [own, setOwn] = useState(null);
  return html`<ul class="plain presets">
      ${all.presets.map(
        ({ name, title }) => html`<li key=${name}><div><strong>${name}</strong><br />${title}</div>
        <div class="row small">
          <button type="button" disabled=${isBusy} aria-label=${`Run ${name}, quick`} onClick=${() => start({ preset: name, quick: true })}>Quick</button>
          <button type="button" disabled=${isBusy} aria-label=${`Run ${name}, whole`} onClick=${() => start({ preset: name, quick: false })}>Whole</button>
        </div></li>`,
      )}
    </ul>
    ${
      !all.sample
        ? html`<p>Experiments of your own can name files, so they are offered only on the computer of the server.</p>`
        : own === null
        ? html`<button type="button" class="quiet" onClick=${() => setOwn(all.sample)}>Write an experiment of your own</button>`
        : html`<label class="wide">Your experiment <textarea rows="16" spellcheck="false" value=${own} onInput=${(event) => setOwn(event.target.value)}></textarea></label>
        <div class="row own-run"><button type="button" class="main-button" disabled=${isBusy} onClick=${() => start({ toml: own, quick: false })}>Run it</button>
        <button type="button" disabled=${isBusy} onClick=${() => start({ toml: own, quick: true })}>Run it quick</button></div>`
    }`;
}

function Latest({ latest, folder, onStop }) {
  const words = { running: "is running", waiting: "waits for a worker", done: "is done", cancelled: "was cancelled" }[
    latest.state
  ];
  return html`<div class="latest">
    <p role="status"><strong>${latest.name}</strong> ${words}${latest.runs > 0 ? `: ${number(latest.made)} of ${number(latest.runs)} runs` : ""}.</p>
    ${latest.error && html`<p class="alert" role="alert">${sentence(latest.error)}</p>`}
    ${
      latest.state === "done" &&
      !latest.error &&
      html`<p><a class="report-link" href=${api.reportAddress(latest.name)} target="_blank" rel="noopener">Open the report</a>
      ${folder && html`<br />It is in <code>${`${folder}/${latest.name}`}</code>, with its tables and charts.`}</p>`
    }
    <progress max=${latest.runs || 1} value=${latest.made} aria-label="Runs made"></progress>
    ${isUnderWay(latest) && html`<button type="button" onClick=${onStop}>Cancel</button>`}
  </div>`;
}
