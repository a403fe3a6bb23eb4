import { html, render, useCallback, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { readAddress, writeAddress } from "./address.js";
import * as api from "./api.js";
import { Header } from "./header.js";
import { useProblem } from "./problem.js";
import { Unsolvable } from "./unsolvable.js";
import { KNOWN_BOARD, VIEWS } from "./views.js";
import { Embedded, isEmbedded } from "../embed/embedded.js";
import { rules } from "../puzzle/puzzle.js";

/** The rules of the puzzle among the settings of the address. */
const RULES = ["puzzle", "definition", "nodes", "goal", "metric"];

function question(settings, start) {
  const chosen = RULES.filter((name) => settings[name]).map((name) => [name, settings[name]]);
  return { start: settings.start || start, ...Object.fromEntries(chosen) };
}

/** The settings of a place: moves belong to the puzzle that they were made on, and not to another one. */
const withoutOldMoves = (settings, old) =>
  settings.start !== old.start && settings.moves === old.moves ? { ...settings, moves: "", helped: "" } : settings;

/**
 * The place that the address shows, and a way to go elsewhere. A small change, which may come late, is dropped if the user has
 * gone elsewhere since it was asked for.
 *
 * @returns {[import("./address.js").Place, (view: string, settings: Record<string, string>, isSmall?: boolean) => void]}
 */
function usePlace() {
  const [shown, setShown] = useState({ place: readAddress(location.hash), visit: 0 });
  const seen = useRef({ hash: location.hash, visit: 0 });
  useEffect(() => {
    const listen = () => {
      seen.current = { hash: location.hash, visit: seen.current.visit + 1 };
      setShown({ place: readAddress(location.hash), visit: seen.current.visit });
    };
    window.addEventListener("hashchange", listen);
    return () => window.removeEventListener("hashchange", listen);
  }, []);
  const { place, visit } = shown;
  const go = useCallback(
    (view, settings, isSmall) => {
      const hash = writeAddress({ view, settings: withoutOldMoves(settings, readAddress(location.hash).settings) });
      if (!isSmall) {
        location.hash = hash;
      } else if (location.hash === seen.current.hash && visit === seen.current.visit) {
        history.replaceState(null, "", hash);
        seen.current = { hash: location.hash, visit };
        setShown({ place: readAddress(hash), visit });
      }
    },
    [visit],
  );
  return [place, go];
}

function useCatalog() {
  const [catalog, setCatalog] = useState(null);
  useEffect(() => {
    api.catalog().then(setCatalog, () => {});
  }, []);
  return catalog;
}

function App() {
  const [place, go] = usePlace();
  const shown = VIEWS.find((view) => view.name === place.view) ?? VIEWS[0];
  const first = shown.start ?? KNOWN_BOARD;
  const asked = question(place.settings, first);
  const [problem, error] = useProblem(asked, first);
  const catalog = useCatalog();
  useEffect(() => {
    document.title = `${shown.title} · Unscramble`;
  }, [shown]);
  useEffect(() => window.scrollTo(0, 0), [shown, place.settings.lesson]);
  const shared = { problem, catalog, go, isSettled: problem?.asked === JSON.stringify(asked) };
  return html`
    ${!isEmbedded() && html`<a class="skip" href="#main" onClick=${skip}>Skip to the puzzle</a>
    <${Header} views=${VIEWS} shown=${shown} settings=${place.settings} />`}
    <main id="main" tabindex="-1" class=${isEmbedded() ? "embedded" : ""}>
      ${error && html`<p class="alert" role="alert">${error}</p>`}
      ${
        problem?.solvable === false &&
        shown.start &&
        html`<${Unsolvable} problem=${problem} onState=${(state) => go(shown.name, { ...place.settings, ...problem.question, start: rules(problem).text(state) })} />`
      }
      ${
        problem && catalog
          ? isEmbedded()
            ? html`<${Embedded} place=${place} ...${shared} />`
            : html`<${shown.Component} settings=${place.settings} ...${shared} />`
          : !error && html`<p class="loading">Loading …</p>`
      }
    </main>
  `;
}

function skip(event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

render(html`<${App} />`, document.getElementById("app"));
