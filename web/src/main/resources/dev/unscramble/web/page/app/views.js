import { PlayView } from "../play/play-view.js";
import { RaceView } from "../race/race-view.js";

/** All views, in the order of the menu. */
export const VIEWS = [
  { name: "play", title: "Play", Component: PlayView },
  { name: "race", title: "Race", Component: RaceView },
];
