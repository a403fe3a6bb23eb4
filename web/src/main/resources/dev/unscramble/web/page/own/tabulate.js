// A heuristic that a user writes becomes a table: h of every board of the 3x3. The code runs in a frame of its own, see
// sandbox.html; the page and the searches see only the table.

/** How long the code may take for all boards, in milliseconds. */
const LIMIT_MILLIS = 10_000;

/** The boards of the 3x3 from which a goal can be reached. */
export const BOARDS = 181_440;

/** The largest h that a table holds. */
const MOST = 255;

/** What is wrong with a heuristic, and the board at which that was seen, if it was at one. */
export class OwnError extends Error {
  /**
   * @param {string} message
   * @param {number[]} [cells]
   */
  constructor(message, cells) {
    super(message);
    this.cells = cells;
  }
}

/**
 * What is wrong with a value of h.
 *
 * @param {number | string} value
 */
export function wrongValue(value) {
  if (typeof value === "string" || Number.isNaN(value)) {
    return `h is ${value} here; it must be a whole number from 0 to ${MOST}. Does the function return one for every board?`;
  }
  if (value < 0) {
    return `h is ${value} here, and no distance is negative.`;
  }
  return value > MOST
    ? `h is ${value} here, and ${MOST} is the most; no board needs more than 31 moves.`
    : `h is ${value} here; it must be a whole number. Math.ceil keeps an admissible h admissible.`;
}

/**
 * What the frame answers, as a table or an error. The code may have sent anything.
 *
 * @param {any} data
 * @returns {Uint8Array}
 */
export function checked(data) {
  if (data.table instanceof Uint8Array && data.table.length === BOARDS) {
    return data.table;
  }
  const cells = Array.isArray(data.cells) && data.cells.length === 9 ? data.cells.map(Number) : undefined;
  throw new OwnError(
    "thrown" in data ? `Your code fails: ${data.thrown}` : wrongValue(data.value),
    "thrown" in data && /^SyntaxError/.test(data.thrown) ? undefined : cells,
  );
}

/**
 * Runs code for all boards.
 *
 * @param {string} code a JavaScript expression of rows, goal and blank, or a function of them
 * @param {number[]} goal
 * @returns {Promise<string>} the table in base64; an OwnError says what is wrong with the code
 */
export function tabulate(code, goal) {
  return new Promise((resolve, reject) => {
    const frame = document.createElement("iframe");
    frame.src = new URL("own/sandbox.html", document.baseURI).href;
    frame.hidden = true;
    const { port1, port2 } = new MessageChannel();
    let isBegun = false;
    const end = () => {
      clearTimeout(timer);
      port1.close();
      frame.remove();
    };
    const timer = setTimeout(() => {
      end();
      reject(new OwnError(isBegun ? TOO_LONG : NO_FRAME));
    }, LIMIT_MILLIS);
    port1.onmessage = ({ data }) => {
      if (data?.begun) {
        isBegun = true;
        return;
      }
      end();
      try {
        resolve(base64(checked(data ?? {})));
      } catch (failure) {
        reject(failure);
      }
    };
    // A frame may have no origin, which cannot be named; it gets nothing but the code.
    frame.onload = () => frame.contentWindow?.postMessage({ code, goal }, "*", [port2]);
    document.body.append(frame);
  });
}

const TOO_LONG = `Your code takes longer than ${LIMIT_MILLIS / 1000} s for all boards, and was stopped. Does a loop never end?`;
const NO_FRAME = "The page in which your code runs does not load. It needs the site; is it still there?";

/** @param {Uint8Array} bytes */
function base64(bytes) {
  const step = 32_768; // a call takes that many arguments
  let text = "";
  for (let at = 0; at < bytes.length; at += step) {
    text += String.fromCharCode(...bytes.subarray(at, at + step));
  }
  return btoa(text);
}
