import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact-htm.js";
import { number } from "../app/words.js";
import { rulesOf } from "./algorithms.js";
import { following, moved, toPicture, whole, zoomed } from "./camera.js";
import { useColours } from "./colours.js";
import { drawTree } from "./draw-tree.js";
import { layoutOf, roomFor } from "./layout.js";
import { useMovingLayout } from "./moving.js";
import { canvasPen } from "./pens.js";
import { saveTree } from "./save-tree.js";
import { drawnTogether } from "./replay.js";
import { nodeByKey } from "./tree-keys.js";

/** How far a pointer goes before it moves the tree, in pixels. */
const DRAG = 5;
const ZOOM_STEP = 1.4;

/** How many pictures there have been, to name the parts of each. */
let pictures = 0;

/**
 * The tree as far as it has grown, on a canvas that can be moved and zoomed. The pointer peeks at nodes, and a click or
 * Enter pins one.
 *
 * @param {{problem: object, replay: import("./replay.js").Replay, look: import("./look.js").Look, isSmall?: boolean}} props a
 *   small picture has smaller boards
 */
export function TreePicture({ problem, replay, look, isSmall = false }) {
  const { standing, way, met, marked, pinned, onPeek, onPin } = look;
  const trees = rulesOf(replay.result).memory === "sides" ? "Search trees from the start and from the goal" : "Search tree";
  const [keysId] = useState(() => `tree-keys-${++pictures}`);
  const frame = useRef(null);
  const canvas = useRef(null);
  const size = useSize(frame);
  const colours = useColours(frame);
  const usual = isSmall ? "small" : "usual";
  const [fit, setFit] = useState(usual);
  const [free, setFree] = useState(null); // the camera, where the user has moved it
  const layout = useMovingLayout(useLayout(replay, standing, size, fit), size);
  const last = useRef(null);
  const isByKeys = useRef(false); // whether the node that is looked at was chosen by keys
  const current = Math.max(0, standing.current);
  const followed = isByKeys.current && marked >= 0 ? marked : current;
  const place = { x: layout.x[followed] ?? 0, y: layout.y[followed] ?? 0 };
  const camera = free ?? following(last.current, layout, size, place);
  last.current = camera;
  const scene = colours && { problem, replay, standing, layout, way, met, marked, pinned, colours };
  useLayoutEffect(() => {
    if (scene && size.width > 0) {
      draw(canvas.current, scene, camera, size);
    }
  });
  const show = (next) => {
    last.current = null; // the node that is followed comes to the middle
    setFit(next);
    setFree(null);
  };
  useEffect(() => show(usual), [replay]);

  const zoom = (factor, at = { x: size.width / 2, y: size.height / 2 }) =>
    setFree((old) => zoomed(old ?? camera, factor, size, at, whole(layout, size).zoom));
  const hit = (at) => nodeAt(layout, standing, toPicture(camera, size, at), camera.zoom);
  const pointer = usePointer(canvas, {
    peek: (at) => {
      isByKeys.current = false;
      onPeek(at ? hit(at) : -1);
    },
    pin: (at) => onPin(hit(at)),
    move: (right, down) => setFree((old) => moved(old ?? camera, layout, right, down)),
    zoom,
  });
  const keys = { "+": () => zoom(ZOOM_STEP), "-": () => zoom(1 / ZOOM_STEP), 0: () => show("whole") };
  const press = (event) => {
    const act =
      keys[event.key] ??
      { Enter: () => onPin(marked >= 0 ? marked : current), Escape: () => (onPeek(-1), onPin(-1), show(usual)) }[event.key];
    const next = act ? undefined : nodeByKey(layout, standing, marked >= 0 ? marked : current, event.key);
    if (next !== undefined) {
      isByKeys.current = true;
      setFree(null);
      onPeek(next);
    }
    if ((act || next !== undefined) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      act?.();
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const isAll = layout.width <= size.width + 1 && layout.height <= size.height + 1;
  return html`<div class="tree-frame">
    <div class="tree" ref=${frame} tabindex="0" role="application" aria-label=${`${trees}: ${number(standing.generated)} nodes so far`} aria-roledescription="search tree"
      aria-describedby=${keysId} onKeyDown=${press} onBlur=${() => onPeek(-1)}>
      <canvas ref=${canvas} class=${isAll && !free ? "" : "movable"} ...${pointer} aria-hidden="true"></canvas>
      <p id=${keysId} class="hidden">Arrow keys go from node to node, Enter pins one, Escape lets go, plus and minus zoom, 0 shows the whole tree.</p>
    </div>
    <div class="tree-tools">
      <p class="note">${replay.isWhole ? "" : `The first ${number(replay.events)} events of the search`}</p>
      <button type="button" class="quiet" aria-label="Zoom in" title="Zoom in (+)" onClick=${() => zoom(ZOOM_STEP)}>+</button>
      <button type="button" class="quiet" aria-label="Zoom out" title="Zoom out (−)" onClick=${() => zoom(1 / ZOOM_STEP)}>−</button>
      <button type="button" class="quiet" disabled=${isAll && !free} onClick=${() => show("whole")}>Whole tree</button>
      <button type="button" class="quiet" disabled=${!free && fit !== "whole"} onClick=${() => show(usual)}>Follow</button>
      <button type="button" class="quiet" disabled=${!scene} onClick=${() => scene && saveTree(scene)}>Save picture</button>
    </div>
  </div>`;
}

/** The size of an element, in pixels. */
function useSize(element) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const look = () => setSize({ width: element.current.clientWidth, height: element.current.clientHeight });
    const observer = new ResizeObserver(look);
    observer.observe(element.current);
    look();
    return () => observer.disconnect();
  }, []);
  return size;
}

/** The layout of the nodes so far, with room for some more. There are few such rooms, and whoever scrubs comes back to each. */
function useLayout(replay, standing, size, fit) {
  const nodes = useMemo(() => drawnTogether(replay, standing.round), [replay, standing.round]);
  const layouts = useMemo(() => new Map(), [nodes, size, fit]);
  const first = replay.rounds[standing.round].from;
  const room = Math.max(1, Math.min(nodes.length, roomFor(standing.generated - first)));
  if (!layouts.has(room)) {
    layouts.set(room, layoutOf(nodes.slice(0, room), size, rulesOf(replay.result).memory === "sides", fit));
  }
  return layouts.get(room);
}

function draw(canvas, scene, camera, size) {
  const ratio = window.devicePixelRatio || 1;
  const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  const context = canvas.getContext("2d");
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  const scale = ratio * camera.zoom;
  context.setTransform(scale, 0, 0, scale, width / 2 - camera.x * scale, height / 2 - camera.y * scale);
  const [right, down] = [size.width / 2 / camera.zoom, size.height / 2 / camera.zoom];
  const seen = { left: camera.x - right, right: camera.x + right, top: camera.y - down, bottom: camera.y + down };
  drawTree(canvasPen(context, scale), scene, camera.zoom, seen);
}

/** The node at a place of the picture, or -1. */
function nodeAt({ nodes, x, y, size }, { generated }, place, zoom) {
  let nearest = -1;
  let least = Math.max(0.62 * size, 8 / zoom);
  for (const { id } of nodes) {
    const distance = id < generated ? Math.max(Math.abs(x[id] - place.x), Math.abs(y[id] - place.y)) : Infinity;
    if (distance < least) {
      nearest = id;
      least = distance;
    }
  }
  return nearest;
}

/**
 * Tells peeking, clicking, dragging, pinching and the wheel apart.
 *
 * @param {{current: any}} canvas
 * @param {{peek: (at: {x: number, y: number} | null) => void, pin: (at: {x: number, y: number}) => void,
 *   move: (right: number, down: number) => void, zoom: (factor: number, at: {x: number, y: number}) => void}} acts
 */
function usePointer(canvas, acts) {
  const latest = useRef(acts);
  latest.current = acts;
  const down = useRef(new Map());
  const isDragged = useRef(false);
  useEffect(() => {
    const wheel = (event) => {
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault(); // what would zoom the page
        latest.current.zoom(Math.exp(-event.deltaY / 300), placeOf(event));
      }
    };
    const element = canvas.current;
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, []);
  const lift = (event) => {
    const isLast = down.current.delete(event.pointerId) && down.current.size === 0;
    if (isLast && !isDragged.current && event.type === "pointerup") {
      latest.current.pin(placeOf(event));
    }
  };
  return {
    onMouseDown: (event) => event.preventDefault(), // the arrow keys go on to step through time
    onPointerDown: (event) => {
      isDragged.current = down.current.size > 0;
      down.current.set(event.pointerId, placeOf(event));
      event.target.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      const at = placeOf(event);
      const before = down.current.get(event.pointerId);
      if (!before) {
        latest.current.peek(at);
        return;
      }
      const others = [...down.current].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
      if (others.length > 0) {
        latest.current.zoom(distance(at, others[0]) / Math.max(1, distance(before, others[0])), others[0]);
      } else if (!isDragged.current && distance(at, before) < DRAG) {
        return;
      } else {
        latest.current.move(at.x - before.x, at.y - before.y);
      }
      isDragged.current = true;
      down.current.set(event.pointerId, at);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: (event) => event.pointerType === "mouse" && latest.current.peek(null),
  };
}

const placeOf = (event) => ({ x: event.offsetX, y: event.offsetY });
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
