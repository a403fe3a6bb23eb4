import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { Icon } from "../app/icons.js";

/** Steps per second that can be chosen. */
export const SPEEDS = [1, 2, 4, 8, 16, 60, 250];

/** The longest time that counts between two pictures: a page that was hidden goes on where it was. */
const MOST_MILLIS = 1000;

/**
 * Counts the steps that are due, by the time that has passed, so that the speed is the one chosen however long a picture
 * takes to draw.
 *
 * @param {number} speed steps per second
 * @param {number} start the time now, in milliseconds
 * @returns {(now: number) => number} how many more are due at a later time
 */
export function pace(speed, start) {
  let before = start;
  let due = 0;
  return (now) => {
    due += (speed * Math.min(MOST_MILLIS, Math.max(0, now - before))) / 1000;
    before = Math.max(before, now);
    const steps = Math.floor(due + 1e-6); // a sum of fractions
    due -= steps;
    return steps;
  };
}

/**
 * Moves on while something plays.
 *
 * @param {boolean} isPlaying
 * @param {number} speed steps per second
 * @param {(steps: number) => void} advance
 */
export function usePlayback(isPlaying, speed, advance) {
  const latest = useRef(advance);
  latest.current = advance;
  useEffect(() => {
    if (!isPlaying) {
      return undefined;
    }
    const due = pace(speed, performance.now());
    const tick = (now) => {
      const steps = due(now);
      if (steps > 0) {
        latest.current(steps);
      }
      frame = requestAnimationFrame(tick);
    };
    let frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, speed]);
}

/**
 * A line of time that can be gone along both ways.
 *
 * @param {{at: number, length: number, isPlaying: boolean, speed: number, unit: string,
 *   onJump: (to: number) => void, onPlay: (isPlaying: boolean) => void, onSpeed: (speed: number) => void,
 *   children?: unknown}} props
 */
export function Timeline({ at, length, isPlaying, speed, unit, onJump, onPlay, onSpeed, children }) {
  const isEnd = at >= length;
  return html`<div class="timeline" role="group" aria-label="Timeline">
    <input type="range" min="0" max=${length} value=${at} aria-label=${unit} disabled=${length === 0}
      aria-valuetext=${`${unit} ${at} of ${length}`} onInput=${(event) => onJump(Number(event.target.value))} />
    <div class="timeline-buttons">
      <${Step} icon="first" label="To the start" isOff=${at === 0} onClick=${() => onJump(0)} />
      <${Step} icon="back" label="Step back" isOff=${at === 0} onClick=${() => onJump(at - 1)} />
      <button type="button" class="main-button play" disabled=${length === 0}
        onClick=${() => (isEnd && !isPlaying ? (onJump(0), onPlay(true)) : onPlay(!isPlaying))}
        aria-label=${isPlaying ? "Pause" : "Play"}><${Icon} name=${isPlaying ? "pause" : "play"} /></button>
      <${Step} icon="step" label="Step" isOff=${isEnd} onClick=${() => onJump(at + 1)} />
      <${Step} icon="last" label="To the end" isOff=${isEnd} onClick=${() => onJump(length)} />
      <span class="timeline-place">${at} / ${length}</span>
      <label class="speed"><span>Speed</span>
        <select value=${speed} onChange=${(event) => onSpeed(Number(event.target.value))}>
          ${SPEEDS.map((choice) => html`<option value=${choice} selected=${choice === speed}>${choice}/s</option>`)}
        </select>
      </label>
      ${children}
    </div>
  </div>`;
}

function Step({ icon, label, isOff, onClick }) {
  return html`<button type="button" class="icon" aria-label=${label} title=${label} disabled=${isOff}
    onClick=${onClick}><${Icon} name=${icon} /></button>`;
}

/** How long something takes at most that plays by itself, in seconds, unless that is faster than can be followed. */
const MOST_SECONDS = 20;
const USUAL_SPEED = 4;
const FASTEST_SPEED = 60;

/** A speed at which something of this length is soon over. */
const speedFor = (length) =>
  SPEEDS.find((speed) => speed >= USUAL_SPEED && length / speed <= MOST_SECONDS && speed <= FASTEST_SPEED) ?? FASTEST_SPEED;

/**
 * Obeys Space and the arrow keys wherever nothing else does.
 *
 * @param {boolean} isOn
 * @param {{toggle: () => void, go: (steps: number) => void}} acts
 */
function useTimeKeys(isOn, acts) {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const press = (event) => {
      const isOther = event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented;
      if (!isOn || isOther || event.target.closest("input, select, textarea")) {
        return;
      }
      if (event.key === " " && !event.target.closest("button, a, summary")) {
        event.preventDefault();
        latest.current.toggle();
      } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
        event.preventDefault();
        latest.current.go(event.key === "ArrowLeft" ? -1 : 1);
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}

/**
 * A line of time that keeps what is playing and how fast.
 *
 * @param {{at: number, length: number, unit: string, onAt: (to: (old: number) => number) => void, hasKeys?: boolean,
 *   playsAtOnce?: boolean, children?: unknown}} props
 */
export function PlayedTimeline({ at, length, unit, onAt, hasKeys = false, playsAtOnce = false, children }) {
  const [isPlaying, setPlaying] = useState(playsAtOnce);
  const [speed, setSpeed] = useState(() => speedFor(length));
  const isEnd = at >= length;
  usePlayback(isPlaying && !isEnd, speed, (steps) => onAt((old) => Math.min(length, old + steps)));
  useEffect(() => {
    if (isEnd) {
      setPlaying(false);
    }
  }, [isEnd]);
  const jump = (to) => {
    setPlaying(false);
    onAt(() => to);
  };
  const toggle = () => {
    if (isEnd && !isPlaying) {
      onAt(() => 0);
    }
    setPlaying(!isPlaying);
  };
  useTimeKeys(hasKeys, { toggle, go: (steps) => jump(Math.max(0, Math.min(length, at + steps))) });
  return html`<${Timeline} at=${at} length=${length} isPlaying=${isPlaying} speed=${speed} unit=${unit} onJump=${jump}
    onPlay=${setPlaying} onSpeed=${setSpeed}>${children}<//>`;
}
