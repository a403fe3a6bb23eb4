// Which part of a picture its frame shows, and how large. All functions here are pure.

const MOST_ZOOM = 8;

/** @typedef {{zoom: number, x: number, y: number}} Camera x and y are the middle of the frame, in the picture */
/** @typedef {{width: number, height: number}} Size */

/** The camera that shows a whole picture, larger than it is at most if it is small. */
export const whole = (picture, frame) => ({
  zoom: Math.min(1, frame.width / picture.width, frame.height / picture.height),
  x: picture.width / 2,
  y: picture.height / 2,
});

/** The part of one axis that is shown: the middle where all fits, else no space beyond the ends. */
const within = (middle, picture, shown) =>
  shown >= picture ? picture / 2 : Math.max(shown / 2, Math.min(picture - shown / 2, middle));

/**
 * The camera at full size that has a place in sight. It moves only where it must, and then so far that there is space
 * around the place.
 *
 * @param {Camera | null} before
 * @param {Size} picture
 * @param {Size} frame
 * @param {{x: number, y: number}} place
 * @returns {Camera}
 */
export function following(before, picture, frame, place) {
  const axis = (name, size) => {
    const middle = before ? before[name] : place[name];
    const isInSight = Math.abs(place[name] - middle) < 0.4 * frame[size];
    return within(isInSight ? middle : place[name], picture[size], frame[size]);
  };
  return { zoom: 1, x: axis("x", "width"), y: axis("y", "height") };
}

/** The camera after a zoom by a factor, in which a place of the frame stays where it is. */
export function zoomed(camera, factor, frame, place, least) {
  const zoom = Math.max(Math.min(least, 1), Math.min(MOST_ZOOM, camera.zoom * factor));
  const from = toPicture(camera, frame, place);
  return {
    zoom,
    x: from.x - (place.x - frame.width / 2) / zoom,
    y: from.y - (place.y - frame.height / 2) / zoom,
  };
}

/** The camera after the picture was moved by some pixels; a part of it stays in sight. */
export function moved(camera, picture, right, down) {
  const keep = (middle, size) => Math.max(0, Math.min(size, middle));
  return {
    zoom: camera.zoom,
    x: keep(camera.x - right / camera.zoom, picture.width),
    y: keep(camera.y - down / camera.zoom, picture.height),
  };
}

/** A place of the frame, in the picture. */
export const toPicture = (camera, frame, { x, y }) => ({
  x: camera.x + (x - frame.width / 2) / camera.zoom,
  y: camera.y + (y - frame.height / 2) / camera.zoom,
});
