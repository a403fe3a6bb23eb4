import { useEffect, useState } from "../vendor/preact-htm.js";

/** What is drawn in a colour of its own, see watch.css. */
const NAMES = [
  "open",
  "closed",
  "left",
  "current",
  "goal",
  "duplicate",
  "bound",
  "depth",
  "beam",
  "forgotten",
  "card",
  "ink",
  "faint",
  "edge",
  "outline",
  "way",
  "focus",
];

/** The colours as the style sheet has them, for an SVG that is part of the page. */
export const STYLED = Object.fromEntries(NAMES.map((name) => [name, `var(--${name})`]));

/** The colours within an element as they are in the theme of the moment, for a canvas or a file. */
function resolved(element) {
  const probe = document.createElement("span");
  element.append(probe);
  const colours = Object.fromEntries(
    NAMES.map((name) => {
      probe.style.color = `var(--${name})`;
      return [name, getComputedStyle(probe).color];
    }),
  );
  probe.remove();
  return colours;
}

/**
 * The colours within an element, which change with the theme.
 *
 * @param {{current: HTMLElement | null}} element
 * @returns {import("./marks.js").Colours | null} null until the element is there
 */
export function useColours(element) {
  const [colours, setColours] = useState(null);
  useEffect(() => {
    const look = () => element.current && setColours(resolved(element.current));
    const isDark = window.matchMedia("(prefers-color-scheme: dark)");
    const chosen = new MutationObserver(look);
    chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    isDark.addEventListener("change", look);
    look();
    return () => {
      chosen.disconnect();
      isDark.removeEventListener("change", look);
    };
  }, []);
  return colours;
}
