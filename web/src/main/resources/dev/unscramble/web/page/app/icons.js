import { html } from "../vendor/preact-htm.js";

/** Pictures for buttons, drawn on 24 x 24, so that they look alike whatever fonts there are. */
const PATHS = {
  first: "M6 5h2.5v14H6zM19 5v14L9.5 12z",
  back: "M17 5v14L7 12z",
  play: "M7 4.5v15L19.5 12z",
  pause: "M6.5 5h4v14h-4zM13.5 5h4v14h-4z",
  step: "M7 5v14l10-7z",
  last: "M15.5 5H18v14h-2.5zM5 5v14l9.5-7z",
  close: "M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z",
  system: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2.2v13.6a6.8 6.8 0 0 1 0-13.6z",
  light:
    "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 1.5h2v3.6h-2zM11 18.9h2v3.6h-2zM1.5 11h3.6v2H1.5zM18.9 11h3.6v2h-3.6zM4 5.4 5.4 4 8 6.6 6.6 8zM16 17.4l1.4-1.4 2.6 2.6-1.4 1.4zM4 18.6 6.6 16 8 17.4 5.4 20zM16 6.6 18.6 4 20 5.4 17.4 8z",
  dark: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
};

/** @param {{name: string}} props */
export const Icon = ({ name }) =>
  html`<svg class="icon-picture" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
