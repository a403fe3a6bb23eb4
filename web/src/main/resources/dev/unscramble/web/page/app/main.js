import { html, render, useCallback, useEffect, useState } from "../vendor/preact-htm.js";
import { readAddress, writeAddress } from "./address.js";
import * as api from "./api.js";
import { Header } from "./header.js";
import { useProblem } from "./problem.js";
import { VIEWS } from "./views.js";

/** The rules of the puzzle among the settings of the address. */
const RULES = ["puzzle", "goal", "metric"];

function question(settings, start) {
  const chosen = RULES.filter((name) => settings[name]).map((name) => [name, settings[name]]);
  return { start: settings.start || start, ...Object.fromEntries(chosen) };
}

/**
 * The place that the address shows, and a way to go elsewhere.
 *
 * @returns {[import("./address.js").Place, (view: string, settings: Record<string, string>, isSmall?: boolean) => void]}
 */
function usePlace() {
  const [place, setPlace] = useState(readAddress(location.hash));
  useEffect(() => {
    const listen = () => setPlace(readAddress(location.hash));
    window.addEventListener("hashchange", listen);
    return () => window.removeEventListener("hashchange", listen);
  }, []);
  const go = useCallback((view, settings, isSmall) => {
    const hash = writeAddress({ view, settings });
    if (isSmall) {
      history.replaceState(null, "", hash);
      setPlace(readAddress(hash));
    } else {
      location.hash = hash;
    }
  }, []);
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
  const [problem, error] = useProblem(question(place.settings, shown.start), shown.start);
  const catalog = useCatalog();
  useEffect(() => {
    document.title = `${shown.title} · Unscramble`;
  }, [shown]);
  return html`
    <a class="skip" href="#main" onClick=${skip}>Skip to the puzzle</a>
    <${Header} views=${VIEWS} shown=${shown} settings=${place.settings} />
    <main id="main" tabindex="-1">
      ${error && html`<p class="alert" role="alert">${error}</p>`}
      ${
        problem && catalog
          ? html`<${shown.Component} problem=${problem} catalog=${catalog} settings=${place.settings} go=${go} />`
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
