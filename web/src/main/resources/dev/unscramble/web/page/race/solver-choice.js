import { html } from "../vendor/preact-htm.js";
import { algorithmName, duplicateRuleName, duplicateRules, heuristicName, WEIGHTED } from "../app/names.js";
import { canHaveOwn, OWN } from "../own/own.js";
import { isInformed } from "./solvers.js";

/** What the number behind the name of an algorithm is, and a good one. */
const NUMBERS = new Map([
  ["beam", { label: "Width", usual: "100" }],
  ["beam-stack", { label: "Width", usual: "100" }],
  ...WEIGHTED.map((name) => /** @type {const} */ ([name, { label: "Weight", usual: "1.5" }])),
]);

/** What students combine. */
const COMBINATIONS = {
  tiles: ["sum(misplaced,manhattan)", "max(misplaced,manhattan)"],
  cube: ["max(pdb:permutation,pdb:twist)"],
};

/**
 * Chooses an algorithm and a heuristic.
 *
 * @param {{solver: import("./solvers.js").Solver, problem: object, catalog: object, label: string,
 *   onChange: (solver: import("./solvers.js").Solver) => void}} props
 */
export function SolverChoice({ solver, problem, catalog, label, onChange }) {
  const [algorithm, number] = solver.algorithm.split(":");
  const numbered = NUMBERS.get(algorithm);
  const rules = duplicateRules(algorithm);
  const names = catalog.algorithms.map(({ name }) => name);
  const heuristics = [
    ...problem.heuristics,
    ...(COMBINATIONS[problem.kind] ?? []),
    ...(canHaveOwn(problem) ? [OWN] : []),
  ];
  const listed =
    solver.heuristic && !heuristics.includes(solver.heuristic) ? [solver.heuristic, ...heuristics] : heuristics;
  const change = (name, value) => onChange({ ...solver, algorithm: value ? `${name}:${value}` : name });
  const choose = (name) => {
    const usual = NUMBERS.get(name)?.usual;
    onChange({
      algorithm: usual ? `${name}:${usual}` : name,
      heuristic: isInformed(name, catalog) ? solver.heuristic || problem.defaultHeuristic : "",
    });
  };
  return html`<div class="solver-choice" role="group" aria-label=${label}>
    <label>Algorithm
      <select value=${algorithm} onChange=${(event) => choose(event.target.value)}>
        ${(names.includes(algorithm) ? names : [algorithm, ...names]).map((name) => html`<option value=${name} selected=${name === algorithm}>${algorithmName(name)}</option>`)}
      </select>
    </label>
    ${
      numbered &&
      html`<label>${numbered.label}
      <input class="short" inputmode="decimal" value=${number ?? numbered.usual} onChange=${(event) => change(algorithm, event.target.value)} />
    </label>`
    }
    ${
      rules.length > 0 &&
      html`<label class="wide">Leaves out duplicates
      <select value=${number ?? rules[0]} onChange=${(event) => change(algorithm, event.target.value === rules[0] ? "" : event.target.value)}>
        ${rules.map((rule) => html`<option value=${rule} selected=${rule === (number ?? rules[0])}>${duplicateRuleName(rule)}</option>`)}
      </select>
    </label>`
    }
    ${
      isInformed(algorithm, catalog) &&
      html`<label class="wide">Heuristic
      <select value=${solver.heuristic || problem.defaultHeuristic} onChange=${(event) => onChange({ ...solver, heuristic: event.target.value })}>
        ${listed.map((name) => html`<option value=${name} selected=${name === (solver.heuristic || problem.defaultHeuristic)}>${heuristicName(name)}</option>`)}
      </select>
    </label>`
    }
  </div>`;
}
