// Where the nodes of a search tree are drawn: from left to right by depth. It is worked out once for all nodes
// that are ever shown together, so that nothing moves while the tree grows.

import { hierarchy, tree } from "../vendor/d3-hierarchy.js";

/** How many nodes a tree may have that is drawn. */
export const MOST_DRAWN = 300;

/** How many times as wide as high a tree is, at least and at most, so that it fills a screen. */
const NARROWEST = 1.5;
const WIDEST = 2.2;

/** Up to this many, each node is a picture of its state. */
export const MOST_PICTURES = 36;

/**
 * @param {import("./replay.js").TreeNode[]} nodes of one tree or several, each after its parent
 * @returns {{places: Map<number, {x: number, y: number}>, width: number, height: number, isLarge: boolean, across: number}} across is
 *   how far apart neighbours are
 */
export function layoutOf(nodes) {
  const isLarge = nodes.length <= MOST_PICTURES;
  const children = new Map(nodes.map((node) => [node.id, []]));
  const roots = [];
  for (const node of nodes) {
    (children.get(node.parent) ?? roots).push(node);
  }
  const top = hierarchy({ id: -1 }, (node) => (node.id < 0 ? roots : children.get(node.id)));
  const across = isLarge ? 62 : nodes.length > 150 ? 13 : 19;
  tree()
    .nodeSize([across, 1])
    .separation((one, other) => (one.parent === other.parent ? 1 : 1.3))(top);
  const placed = top.descendants().filter((each) => each.data.id >= 0);
  const least = Math.min(...placed.map((each) => each.x));
  const most = Math.max(...placed.map((each) => each.x));
  const depth = Math.max(...placed.map((each) => each.depth)) - 1;
  const along = Math.max(isLarge ? 104 : 46, (NARROWEST * (most - least)) / Math.max(1, depth));
  const stretch = most > least ? Math.max(1, (depth * along) / (WIDEST * (most - least))) : 1;
  const margin = isLarge ? 36 : 12;
  const places = new Map(
    placed.map((each) => [
      each.data.id,
      { x: (each.depth - 1) * along + margin, y: (each.x - least) * stretch + margin },
    ]),
  );
  return { places, width: depth * along + 2 * margin, height: (most - least) * stretch + 2 * margin, isLarge, across };
}
