import { useEffect, useRef, useState } from "../vendor/preact-htm.js";

/** How long nodes take to their places in another layout, in milliseconds. */
const MILLIS = 350;

/** @typedef {import("./layout.js").Layout} Layout */

/**
 * A layout, or one on the way to it from what was shown before in the same frame, unless less motion is preferred. Thousands of
 * nodes do not move: nobody could follow them.
 *
 * @param {Layout} layout
 * @param {object} frame
 * @returns {Layout}
 */
export function useMovingLayout(layout, frame) {
  const move = useRef({ from: layout, to: layout, frame, start: -Infinity });
  const [, redraw] = useState(0);
  const now = performance.now();
  if (move.current.to !== layout) {
    const from = onTheWay(move.current, now);
    const isSame = move.current.frame === frame && isOfSameTree(from, layout);
    const isMoving = isSame && layout.isTidy && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    move.current = { from, to: layout, frame, start: isMoving ? now : -Infinity };
  }
  const isMoving = now - move.current.start < MILLIS;
  useEffect(() => {
    const frame = isMoving ? requestAnimationFrame(redraw) : 0;
    return () => cancelAnimationFrame(frame);
  });
  return onTheWay(move.current, now);
}

/** Whether one layout has the first nodes of the other, as when a tree grows. */
const isOfSameTree = ({ nodes: some }, { nodes: others }) => {
  const last = Math.min(some.length, others.length) - 1;
  return some[0] === others[0] && some[last] === others[last];
};

function onTheWay({ from, to, start }, now) {
  const time = (now - start) / MILLIS;
  return time < 1 ? between(from, to, 1 - (1 - time) ** 3) : to;
}

/**
 * A layout between two; nodes that the first does not have come from their parents.
 *
 * @param {Layout} from
 * @param {Layout} to
 * @param {number} share of the way that is done
 * @returns {Layout}
 */
export function between(from, to, share) {
  const mix = (one, other) => one + share * (other - one);
  const x = to.x.slice();
  const y = to.y.slice();
  to.nodes.forEach(({ id, parent }, at) => {
    const origin = at < from.nodes.length ? id : parent;
    x[id] = mix(from.x[origin] ?? x[parent], to.x[id]);
    y[id] = mix(from.y[origin] ?? y[parent], to.y[id]);
  });
  const [size, width, height] = [mix(from.size, to.size), mix(from.width, to.width), mix(from.height, to.height)];
  return { ...to, x, y, size, width, height };
}
