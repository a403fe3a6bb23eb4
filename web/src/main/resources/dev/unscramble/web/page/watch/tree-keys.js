// From node to node by arrow keys, as the tree is drawn.

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The node that a key leads to: along the edges to the parent or a child, up and down within a depth.
 *
 * @param {import("./layout.js").Layout} layout
 * @param {import("./replay.js").Standing} standing
 * @param {number} id
 * @param {string} key
 * @returns {number | undefined} undefined if the key leads nowhere
 */
export function nodeByKey(layout, standing, id, key) {
  if (key === "Home") {
    return layout.nodes[0].id;
  }
  if (key === "End") {
    return standing.current;
  }
  const [right, down] = DIRECTIONS[key] ?? [0, 0];
  if (right === 0 && down === 0) {
    return undefined;
  }
  const shown = layout.nodes.filter((node) => node.id < standing.generated && node.id !== id);
  return (right === 0 ? withinDepth(layout, standing, id, down) : alongEdge(layout, shown, id, right)) ?? id;
}

function withinDepth(layout, standing, id, down) {
  const level = layout.levels.find((ids) => ids.includes(id))?.filter((other) => other < standing.generated) ?? [];
  return level[level.indexOf(id) + down];
}

/** The parent or the first child, if it is on that side; otherwise the nearest node there. */
function alongEdge({ nodes, x, y }, shown, id, right) {
  const { parent } = nodes.find((node) => node.id === id) ?? { parent: -1 };
  const thatWay = shown.filter((other) => right * (x[other.id] - x[id]) > 0);
  const kin = thatWay.find((other) => other.id === parent || other.parent === id);
  const distance = (other) => Math.hypot(x[other.id] - x[id], 2 * (y[other.id] - y[id]));
  return (kin ?? thatWay.sort((one, other) => distance(one) - distance(other))[0])?.id;
}
