import { useEffect, useRef, useState } from "../vendor/preact-htm.js";
import * as api from "../app/api.js";
import { shortSolverWords, solverWords } from "../app/names.js";
import { asQuestion } from "./solvers.js";

/** What a lane is about: a solver on a puzzle. */
export const laneKey = (problem, solver) => JSON.stringify({ ...problem.question, ...asQuestion(solver) });

/** A solver that has not started. */
export const laneOf = (problem, solver) => ({
  key: laneKey(problem, solver),
  name: solverWords(solver),
  short: shortSolverWords(solver),
  state: "",
  samples: [],
});

/** A race, and what is known of it. */
export function useRace() {
  const [lanes, setLanes] = useState([]);
  const [error, setError] = useState("");
  const [isRunning, setRunning] = useState(false);
  const running = useRef(null);
  useEffect(() => () => running.current?.leave(), []);
  const update = (solver, news) =>
    setLanes((old) => old.map((lane, at) => (at === solver ? { ...lane, ...news(lane) } : lane)));
  const start = (problem, solvers, timeLimit) => {
    running.current?.leave();
    setError("");
    setRunning(true);
    setLanes(solvers.map((solver) => ({ ...laneOf(problem, solver), state: "waiting" })));
    const question = { ...problem.question, timeLimit, solvers: solvers.map(asQuestion) };
    running.current = api.race(question, {
      progress: ({ solver, state, ...progress }) =>
        update(solver, (lane) => ({
          state,
          progress,
          samples: progress.seconds > 0 ? [...lane.samples, progress] : lane.samples,
        })),
      result: ({ solver, ...news }) => update(solver, () => news),
      done: () => setRunning(false),
      failed: (failure) => {
        setRunning(false);
        setError(failure.message);
        setLanes([]);
      },
    });
  };
  return { lanes, error, isRunning, start, stop: (solver) => running.current?.stop(solver) };
}

/** Whether all solvers have ended. */
export const isOver = (lanes) => lanes.length > 0 && lanes.every((lane) => lane.result || lane.error);
