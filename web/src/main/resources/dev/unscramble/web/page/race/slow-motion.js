import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { Icon } from "../app/icons.js";
import { number, seconds } from "../app/words.js";
import { usePlayback } from "../play/timeline.js";

/** How many times slower a race can be replayed. */
const SLOWER = [1, 10, 100, 1000, 10_000];

/** About how long a replay takes, in seconds, at the speed that is chosen first. */
const WANTED = 20;

const FRAMES_PER_SECOND = 60;
const SLIDER_STEPS = 1000;

/** How many times slower a race of that many seconds is replayed first. */
const firstSpeed = (length) => Math.max(1, ...SLOWER.filter((slower) => slower * length <= WANTED));

/**
 * Replays a race that is over, slower than it was.
 *
 * @param {{length: number, at: number, onAt: (at: number) => void}} props both times in seconds
 */
export function SlowMotion({ length, at, onAt }) {
  const [isPlaying, setPlaying] = useState(false);
  const [slower, setSlower] = useState(() => firstSpeed(length));
  const isEnd = at >= length;
  usePlayback(isPlaying && !isEnd, FRAMES_PER_SECOND, (frames) =>
    onAt(Math.min(length, at + frames / FRAMES_PER_SECOND / slower)),
  );
  useEffect(() => {
    if (isEnd) {
      setPlaying(false);
    }
  }, [isEnd]);
  const play = () => {
    if (isEnd) {
      onAt(0);
    }
    setPlaying(!isPlaying);
  };
  return html`<div class="slow-motion" role="group" aria-label="Slow motion">
    <button type="button" class="main-button" onClick=${play}><${Icon} name=${isPlaying ? "pause" : "play"} /> ${isPlaying ? "Pause" : "Replay in slow motion"}</button>
    <label class="speed">Slower
      <select value=${slower} onChange=${(event) => setSlower(Number(event.target.value))}>
        ${SLOWER.map((times) => html`<option value=${times} selected=${times === slower}>${number(times)} ×</option>`)}
      </select>
    </label>
    <input type="range" min="0" max=${SLIDER_STEPS} value=${Math.round((SLIDER_STEPS * at) / length)} aria-label="Time since the start"
      aria-valuetext=${`${seconds(at)} of ${seconds(length)}`}
      onInput=${(event) => {
        setPlaying(false);
        onAt((length * Number(event.target.value)) / SLIDER_STEPS);
      }} />
    <span class="timeline-place">${seconds(at)} / ${seconds(length)}</span>
  </div>`;
}
