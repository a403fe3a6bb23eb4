// What the page uses of d3-hierarchy, whose vendored file has no types of its own.

export type Node<T> = {
  data: T;
  x: number;
  y: number;
  depth: number;
  parent: Node<T> | null;
  children?: Node<T>[];
  descendants(): Node<T>[];
  links(): { source: Node<T>; target: Node<T> }[];
};

export function hierarchy<T>(data: T, children?: (of: T) => T[] | undefined | null): Node<T>;
export function tree<T>(): any;
