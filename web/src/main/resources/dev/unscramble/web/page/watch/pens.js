// Two ways to draw the same picture: on a canvas, and as the text of an SVG file.

/**
 * @typedef {{fill?: string, stroke?: string, width?: number, dash?: number[], alpha?: number}} Style
 * @typedef {{size: number, fill: string, weight?: number, align?: "start" | "center" | "end"}} TextStyle
 * @typedef {{path: () => any, paint: (path: any, style: Style) => void,
 *   text: (text: string, x: number, y: number, style: TextStyle) => void,
 *   stamp: (key: string, half: number, places: {x: number, y: number}[], draw: (pen: Pen) => void) => void}} Pen a path
 *   has the methods of Path2D that are used here; a stamp draws the same at several places, around each of them, and
 *   what has the same key looks the same
 */

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';

/** Adds a circle to a path. */
export function circle(path, x, y, radius) {
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, 2 * Math.PI);
}

/** How many stamps are kept. */
const MOST_STAMPS = 100;

/** Stamps that were drawn once, by what they look like. A browser copies them much faster than it draws their lines. */
const stamps = new Map();

function stampFor(key, half, scale, draw) {
  const name = `${key} ${half} ${scale}`;
  if (!stamps.has(name)) {
    if (stamps.size >= MOST_STAMPS) {
      stamps.clear();
    }
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 2 * Math.ceil(half * scale);
    const context = canvas.getContext("2d");
    if (context) {
      context.setTransform(scale, 0, 0, scale, canvas.width / 2, canvas.width / 2);
      draw(canvasPen(context, scale));
    }
    stamps.set(name, canvas);
  }
  return stamps.get(name);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} scale how many of its pixels a unit of the picture has
 * @returns {Pen}
 */
export const canvasPen = (context, scale) => ({
  path: () => new Path2D(),
  paint: (path, { fill, stroke, width = 1, dash = [], alpha = 1 }) => {
    context.globalAlpha = alpha;
    if (fill) {
      context.fillStyle = fill;
      context.fill(path);
    }
    if (stroke) {
      context.strokeStyle = stroke;
      context.lineWidth = width;
      context.setLineDash(dash);
      context.stroke(path);
    }
    context.globalAlpha = 1;
  },
  text: (text, x, y, { size, fill, weight = 400, align = "center" }) => {
    context.font = `${weight} ${size}px ${FONT}`;
    context.fillStyle = fill;
    context.textAlign = align;
    context.textBaseline = "middle";
    context.fillText(text, x, y);
  },
  stamp: (key, half, places, draw) => {
    const stamp = stampFor(key, half, scale, draw);
    const { e: left, f: top } = context.getTransform();
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    for (const { x, y } of places) {
      const middle = stamp.width / 2;
      context.drawImage(stamp, Math.round(x * scale + left) - middle, Math.round(y * scale + top) - middle);
    }
    context.restore();
  },
});

const short = (number) => String(Math.round(number * 100) / 100);

/** The data of an SVG path, by the methods of Path2D. */
class SvgPath {
  data = "";

  moveTo(x, y) {
    this.data += `M${short(x)} ${short(y)}`;
  }

  lineTo(x, y) {
    this.data += `L${short(x)} ${short(y)}`;
  }

  bezierCurveTo(...places) {
    this.data += `C${places.map(short).join(" ")}`;
  }

  /** A whole circle, from its rightmost point, where the path is. */
  arc(x, y, radius) {
    const half = `a${short(radius)} ${short(radius)} 0 1 1`;
    this.data += `${half} ${short(-2 * radius)} 0${half} ${short(2 * radius)} 0`;
  }

  roundRect(x, y, width, height, radius) {
    const corner = (right, down) => `a${short(radius)} ${short(radius)} 0 0 1 ${short(right)} ${short(down)}`;
    const [across, along] = [width - 2 * radius, height - 2 * radius].map(short);
    this.moveTo(x + radius, y);
    this.data += `h${across}${corner(radius, radius)}v${along}${corner(-radius, radius)}h-${across}${corner(-radius, -radius)}v-${along}${corner(radius, -radius)}z`;
  }
}

export const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

const attributes = (values) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join("");

/** @returns {Pen & {elements: string[]}} elements are what was drawn */
export function svgPen() {
  /** @type {string[]} */
  const elements = [];
  /** @type {Pen & {elements: string[]}} */
  const pen = {
    elements,
    path: () => new SvgPath(),
    paint: ({ data }, { fill = "none", stroke, width, dash, alpha }) => {
      if (data) {
        elements.push(
          `<path${attributes({ d: data, fill, stroke, "stroke-width": stroke && width, "stroke-dasharray": dash?.join(" "), opacity: alpha })}/>`,
        );
      }
    },
    text: (text, x, y, { size, fill, weight, align = "center" }) => {
      const anchor = { start: "start", center: "middle", end: "end" }[align];
      elements.push(
        `<text${attributes({ x: short(x), y: short(y), fill, "font-size": short(size), "font-weight": weight, "font-family": FONT, "text-anchor": anchor, "dominant-baseline": "central" })}>${escaped(text)}</text>`,
      );
    },
    stamp: (key, half, places, draw) => {
      for (const { x, y } of places) {
        elements.push(`<g transform="translate(${short(x)} ${short(y)})">`);
        draw(pen);
        elements.push("</g>");
      }
    },
  };
  return pen;
}
