import { useEffect, useRef, useState } from "../vendor/preact-htm.js";
import * as api from "../app/api.js";

/** A race, and what is known of it. */
export function useRace() {
  const [lanes, setLanes] = useState([]);
  const [error, setError] = useState("");
  const [isRunning, setRunning] = useState(false);
  const running = useRef(null);
  useEffect(() => () => running.current?.leave(), []);
  const update = ({ solver, ...news }) =>
    setLanes((old) => old.map((lane, at) => (at === solver ? { ...lane, ...news } : lane)));
  const start = (question, names) => {
    running.current?.leave();
    setError("");
    setRunning(true);
    setLanes(names.map((name) => ({ name, state: "waiting" })));
    running.current = api.race(question, {
      progress: ({ solver, state, ...progress }) => update({ solver, state, progress }),
      result: update,
      done: () => setRunning(false),
      failed: (failure) => {
        setRunning(false);
        setError(failure.message);
        setLanes([]);
      },
    });
  };
  const isOver = lanes.length > 0 && lanes.every((lane) => lane.result || lane.error);
  return { lanes, error, isRunning, isOver, start, stop: (solver) => running.current?.stop(solver) };
}
