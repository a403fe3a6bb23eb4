import { PlayView } from "../play/play-view.js";

/** All views, in the order of the menu. */
export const VIEWS = [{ name: "play", title: "Play", Component: PlayView }];
