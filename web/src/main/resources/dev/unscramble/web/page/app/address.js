// The address of the page holds the view, the problem and the settings: "#/race?start=724+5b6+831&solvers=...".
// Everyone who opens it sees the same.

/**
 * @typedef {{view: string, settings: Record<string, string>}} Place
 */

/** The view that is shown where the address names none. */
export const FIRST_VIEW = "play";

/**
 * @param {string} hash the part of an address from # on
 * @returns {Place}
 */
export function readAddress(hash) {
  const [path, query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  return { view: path || FIRST_VIEW, settings: Object.fromEntries(new URLSearchParams(query)) };
}

/**
 * @param {Place} place
 * @returns {string} the part of an address from # on
 */
export function writeAddress(place) {
  const known = Object.entries(place.settings).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(known).toString();
  return "#/" + place.view + (query ? "?" + query : "");
}

/** The whole address of a place, for others: of the page itself, also where this one is a part of another. */
export const linkTo = (place) => new URL(location.pathname + writeAddress(place), location.href).href;
