import { useEffect, useState } from "../vendor/preact-htm.js";

/**
 * What the server answers to a question, asked whenever the question changes.
 *
 * @param {(question: object, signal: AbortSignal) => Promise<object>} ask
 * @param {object} question
 * @returns {{answer: object | null, error: string, isBusy: boolean}}
 */
export function useAnswer(ask, question) {
  const asked = JSON.stringify(question);
  const [found, setFound] = useState({ asked: "", answer: null, error: "" });
  useEffect(() => {
    const leaving = new AbortController();
    ask(JSON.parse(asked), leaving.signal)
      .then((answer) => setFound({ asked, answer, error: "" }))
      .catch((failure) => failure.name === "AbortError" || setFound({ asked, answer: null, error: failure.message }));
    return () => leaving.abort();
  }, [ask, asked]);
  const isBusy = found.asked !== asked;
  return { answer: isBusy ? null : found.answer, error: isBusy ? "" : found.error, isBusy };
}
