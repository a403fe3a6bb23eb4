import { useEffect, useState } from "../vendor/preact-htm.js";

/**
 * What the server answers to a question, asked whenever the question changes; nothing is asked where there is none.
 *
 * @param {(question: object, signal: AbortSignal) => Promise<object>} ask
 * @param {object | null} question
 * @returns {{answer: object | null, error: string, isBusy: boolean}}
 */
export function useAnswer(ask, question) {
  const asked = JSON.stringify(question);
  const [found, setFound] = useState({ asked: "", answer: null, error: "" });
  useEffect(() => {
    if (!question) {
      return undefined;
    }
    const leaving = new AbortController();
    ask(JSON.parse(asked), leaving.signal)
      .then((answer) => setFound({ asked, answer, error: "" }))
      .catch((failure) => failure.name === "AbortError" || setFound({ asked, answer: null, error: failure.message }));
    return () => leaving.abort();
  }, [ask, asked]);
  const isBusy = Boolean(question) && found.asked !== asked;
  const isKnown = found.asked === asked;
  return { answer: isKnown ? found.answer : null, error: isKnown ? found.error : "", isBusy };
}
