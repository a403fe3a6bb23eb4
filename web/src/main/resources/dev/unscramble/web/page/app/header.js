import { html, useState } from "../vendor/preact-htm.js";
import { writeAddress } from "./address.js";
import { Icon } from "./icons.js";

const THEMES = ["system", "light", "dark"];

/** What a view needs of the address of another: the puzzle with the game on it, a heuristic of the user's own, and none of its own settings. */
const SHARED = ["start", "puzzle", "definition", "nodes", "goal", "metric", "moves", "helped", "own"];

const puzzleOf = (settings) => Object.fromEntries(SHARED.map((name) => [name, settings[name]]));

export function Header({ views, shown, settings }) {
  return html`<header class="top">
    <a class="brand" href=${writeAddress({ view: "play", settings: puzzleOf(settings) })}><img src="app/icon.svg" alt="" width="28" height="28" />Unscramble</a>
    <nav aria-label="Views">
      ${views.map(
        (view) => html`<a
          key=${view.name}
          href=${writeAddress({ view: view.name, settings: puzzleOf(settings) })}
          aria-current=${view === shown ? "page" : undefined}
          >${view.title}</a>`,
      )}
      <a href="docs/">Docs</a>
    </nav>
    <${ThemeChoice} />
  </header>`;
}

function ThemeChoice() {
  const [theme, setTheme] = useState(document.documentElement.dataset.theme ?? "system");
  const choose = () => {
    const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
    setTheme(next);
    if (next === "system") {
      delete document.documentElement.dataset.theme;
    } else {
      document.documentElement.dataset.theme = next;
    }
    try {
      localStorage.setItem("theme", next);
    } catch {
      // The choice then holds until the page is left.
    }
  };
  return html`<button type="button" class="quiet theme" onClick=${choose} aria-label=${`Theme: ${theme}`}
    title=${`Theme: ${theme}`}><${Icon} name=${theme} /></button>`;
}
