import { useMemo, useState } from "../vendor/preact-htm.js";
import { metBy, pathTo, standingAt } from "./replay.js";

/**
 * Where something else than pinning can be done with a click on a node.
 *
 * @typedef {{current: ((id: number) => void) | null}} Clicks
 */

/**
 * What is looked at in a search after a step: the node under the pointer, else the one that is pinned, else the one expanded
 * last.
 *
 * @typedef {{standing: import("./replay.js").Standing, marked: number, shown: number, pinned: number, way: Set<number>,
 *   met: number, onPeek: (id: number) => void, onPin: (id: number) => void}} Look marked is the node under the pointer or
 *   pinned, or -1; way is the path that is stressed; met is the node where the other tree meets the solution, or -1
 *
 * @param {import("./replay.js").Replay} replay
 * @param {number} step
 * @param {Clicks} [clicks]
 * @returns {Look}
 */
export function useLook(replay, step, clicks) {
  const [peeked, setPeeked] = useState(-1);
  const [pinned, setPinned] = useState(-1);
  const standing = useMemo(() => standingAt(replay, step), [replay, step]);
  const known = (id) => (id < standing.generated ? id : -1);
  const marked = known(peeked) >= 0 ? peeked : known(pinned);
  const shown = marked >= 0 ? marked : Math.max(0, standing.current);
  const isSolution = marked < 0 && standing.solved >= 0;
  const met = useMemo(() => (isSolution ? metBy(replay, standing.solved) : -1), [replay, isSolution, standing.solved]);
  const end = isSolution ? standing.solved : shown;
  const way = useMemo(
    () => new Set([...pathTo(replay, end), ...pathTo(replay, met)].map(({ id }) => id)),
    [replay, end, met],
  );
  return {
    standing,
    marked,
    shown,
    pinned: known(pinned),
    way,
    met,
    onPeek: setPeeked,
    onPin: (id) => (clicks?.current ? clicks.current(id) : setPinned((old) => (old === id ? -1 : id))),
  };
}
