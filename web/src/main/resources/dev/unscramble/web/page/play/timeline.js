import { html, useCallback, useEffect, useState } from "../vendor/preact-htm.js";
import { Icon } from "../app/icons.js";

/** Steps a second that can be chosen. */
export const SPEEDS = [1, 2, 4, 8, 16, 60];

/**
 * Calls step again and again while something plays.
 *
 * @param {boolean} isPlaying
 * @param {number} speed steps a second
 * @param {() => void} step
 */
export function usePlayback(isPlaying, speed, step) {
  useEffect(() => {
    if (!isPlaying) {
      return undefined;
    }
    const timer = setInterval(step, 1000 / speed);
    return () => clearInterval(timer);
  }, [isPlaying, speed, step]);
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

/**
 * A line of time that plays by itself.
 *
 * @param {{at: number, length: number, unit: string, onAt: (to: (old: number) => number) => void, children?: unknown}} props
 */
export function PlayedTimeline({ at, length, unit, onAt, children }) {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(4);
  const step = useCallback(() => onAt((old) => old + 1), [onAt]);
  const isEnd = at >= length;
  usePlayback(isPlaying && !isEnd, speed, step);
  useEffect(() => {
    if (isEnd) {
      setPlaying(false);
    }
  }, [isEnd]);
  const jump = (to) => {
    setPlaying(false);
    onAt(() => to);
  };
  return html`<${Timeline} at=${at} length=${length} isPlaying=${isPlaying} speed=${speed} unit=${unit} onJump=${jump}
    onPlay=${setPlaying} onSpeed=${setSpeed}>${children}<//>`;
}
