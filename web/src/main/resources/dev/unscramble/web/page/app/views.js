import { LabView } from "../lab/lab-view.js";
import { LessonsView } from "../lessons/lessons-view.js";
import { PlayView } from "../play/play-view.js";
import { RaceView } from "../race/race-view.js";
import { WatchView } from "../watch/watch-view.js";

/** The course's best-known board, 26 moves from its goal. */
export const KNOWN_BOARD = "724 5b6 831";

/** A board 8 moves from its goal, whose search trees fit on a screen. */
const SMALL_BOARD = "b54 132 678";

/** All views, in the order of the menu; start is the puzzle where the address names none, if a view shows one of the address. */
export const VIEWS = [
  { name: "play", title: "Play", Component: PlayView, start: KNOWN_BOARD },
  { name: "watch", title: "Watch", Component: WatchView, start: SMALL_BOARD },
  { name: "race", title: "Race", Component: RaceView, start: KNOWN_BOARD },
  { name: "lessons", title: "Lessons", Component: LessonsView },
  { name: "lab", title: "Lab", Component: LabView },
];
