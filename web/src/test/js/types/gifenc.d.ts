// What the page uses of gifenc, whose vendored file has no types of its own.

export type Palette = number[][];

export function GIFEncoder(): {
  writeFrame(indices: Uint8Array, width: number, height: number, options?: object): void;
  finish(): void;
  bytes(): Uint8Array<ArrayBuffer>;
};
export function quantize(pixels: Uint8ClampedArray, colours: number): Palette;
export function applyPalette(pixels: Uint8ClampedArray, palette: Palette): Uint8Array;
