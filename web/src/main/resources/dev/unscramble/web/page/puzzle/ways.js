// Ways on maps: graphs, whose state is the name of a node, and grids, whose state is a cell as "column,row".

const neighbours = new WeakMap();

/** By node: the names of the nodes that edges lead to. */
function tableOf(problem) {
  if (!neighbours.has(problem)) {
    const table = new Map(problem.nodes.map(({ name }) => [name, []]));
    for (const [from, to] of problem.edges) {
      table.get(problem.nodes[from].name).push(problem.nodes[to].name);
    }
    neighbours.set(problem, table);
  }
  return neighbours.get(problem);
}

/** Moves on a graph are called as the nodes that they lead to. */
export const graphRules = {
  moves: (problem) => problem.nodes.map(({ name }) => name),
  legalMoves: (state, problem) => tableOf(problem).get(state) ?? [],
  apply: (state, move) => move,
  inverse: (move) => move,
};

const DIRECTIONS = { NW: [-1, -1], N: [0, -1], NE: [1, -1], W: [-1, 0], E: [1, 0], SW: [-1, 1], S: [0, 1], SE: [1, 1] };

/** @param {string} state */
export const cellOf = (state) => state.split(",").map(Number);

const isFree = (problem, x, y) => problem.cells[y]?.[x] === ".";

/** A step does not cut corners: both cells beside a diagonal one must be free, too. */
const isLegal = (problem, state, move) => {
  const [x, y] = cellOf(state);
  const [right, down] = DIRECTIONS[move];
  return isFree(problem, x + right, y + down) && isFree(problem, x, y + down) && isFree(problem, x + right, y);
};

const OPPOSITE = { N: "S", S: "N", E: "W", W: "E" };

/** Moves on a grid are called as the directions of the compass. */
export const gridRules = {
  moves: () => Object.keys(DIRECTIONS),
  legalMoves: (state, problem) => Object.keys(DIRECTIONS).filter((move) => isLegal(problem, state, move)),
  apply: (state, move) => {
    const [x, y] = cellOf(state);
    const [right, down] = DIRECTIONS[move];
    return `${x + right},${y + down}`;
  },
  inverse: (move) => [...move].map((part) => OPPOSITE[part]).join(""),
};
