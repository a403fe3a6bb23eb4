import { html } from "../vendor/preact-htm.js";
import { number, seconds } from "../app/words.js";

/** Whether a solution costs more or less than it has moves. */
const hasPrices = (results) => results.some((result) => result && result.cost !== result.length);

const best = (results, of) => Math.min(...results.filter((result) => result?.status === "solved").map(of));

/**
 * The results of a race, the best of each column in bold.
 *
 * @param {{lanes: import("./recorded.js").Lane[]}} props
 */
export function ResultTable({ lanes }) {
  const results = lanes.map((lane) => lane.result);
  const columns = [
    { title: "Moves", of: (result) => result.length, words: number },
    ...(hasPrices(results) ? [{ title: "Cost", of: (result) => result.cost, words: number }] : []),
    { title: "Expanded", of: (result) => result.expanded, words: number },
    { title: "Generated", of: (result) => result.generated, words: number },
    { title: "Stored", of: (result) => result.maxStored, words: number },
    { title: "EBF", of: (result) => result.ebf, words: (value) => (value === null ? "–" : value.toFixed(3)) },
    { title: "Time", of: (result) => result.seconds, words: seconds },
  ];
  return html`<div class="table-scroll" tabindex="0" role="region" aria-label="Results"><table aria-describedby="results-note">
    <thead><tr><th scope="col">Solver</th><th scope="col">Outcome</th>${columns.map(({ title }) => html`<th scope="col" class="figure">${title}</th>`)}</tr></thead>
    <tbody>
      ${lanes.map(
        ({ short, result, error }) => html`<tr>
        <th scope="row">${short}</th>
        <td data-title="Outcome">${error ? "refused" : result.status === "solved" ? (result.optimal ? "optimal" : "solved") : result.status}</td>
        ${columns.map(
          ({
            title,
            of,
            words,
          }) => html`<td data-title=${title} class=${"figure" + (result?.status === "solved" && of(result) === best(results, of) ? " best" : "")}>
          ${!result || of(result) === null ? "–" : words(of(result))}</td>`,
        )}
      </tr>`,
      )}
    </tbody>
  </table></div>
  <p class="note" id="results-note">Time complexity is the nodes expanded, space complexity the most nodes stored at once.</p>`;
}
