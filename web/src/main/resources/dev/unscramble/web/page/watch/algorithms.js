// What each algorithm stores and by what it orders nodes, in words and numbers.

/**
 * What a search stores: an open and a closed list; the path that it is on; the best few nodes of a level; or an open and a
 * closed list for each end.
 *
 * @typedef {"lists" | "path" | "beam" | "sides"} Memory
 */

/** @typedef {{memory: Memory, priority: string, isInformed: boolean, isDeepening?: boolean, keepsCheapest?: boolean,
 *   keepsClosed?: boolean, order?: string}} Rules priority is what the priority of a node is called; deepening searches begin
 *   again with a larger bound; some keep one open node for a state, that of the cheapest path, and some of them no other where
 *   one is closed; order says what comes next, where it is not the node of lowest priority */

/** @type {Map<string, Rules>} */
const RULES = new Map([
  [
    "backtrack",
    {
      memory: "path",
      priority: "depth",
      isInformed: false,
      order: "the newest child of the deepest node comes first",
    },
  ],
  [
    "ids",
    {
      memory: "path",
      priority: "depth",
      isInformed: false,
      isDeepening: true,
      order: "within the depth of the round, the newest child of the deepest node comes first",
    },
  ],
  ["bfs", { memory: "lists", priority: "depth", isInformed: false, keepsCheapest: true }],
  ["ucs", { memory: "lists", priority: "g", isInformed: false, keepsCheapest: true }],
  ["greedy", { memory: "lists", priority: "h", isInformed: true }],
  ["astar", { memory: "lists", priority: "f", isInformed: true, keepsCheapest: true }],
  ["wastar", { memory: "lists", priority: "g + w h", isInformed: true, keepsCheapest: true }],
  [
    "idastar",
    {
      memory: "path",
      priority: "f",
      isInformed: true,
      isDeepening: true,
      order: "within the bound on f, the first child of the deepest node comes first",
    },
  ],
  ["astar-idastar", { memory: "lists", priority: "f", isInformed: true, keepsCheapest: true }],
  [
    "rbfs",
    {
      memory: "path",
      priority: "f",
      isInformed: true,
      order: "it is the best child, and no alternative elsewhere has a lower f",
    },
  ],
  [
    "wida",
    {
      memory: "path",
      priority: "g + w h",
      isInformed: true,
      isDeepening: true,
      order: "within the bound on g + w h, the first child of the deepest node comes first",
    },
  ],
  [
    "wrbfs",
    {
      memory: "path",
      priority: "g + w h",
      isInformed: true,
      order: "it is the best child, and no alternative elsewhere has a lower g + w h",
    },
  ],
  [
    "beam",
    {
      memory: "beam",
      priority: "h",
      isInformed: true,
      order: "all nodes that the beam kept are expanded, level by level",
    },
  ],
  [
    "beam-stack",
    {
      memory: "beam",
      priority: "f",
      isInformed: true,
      order: "all nodes that the beam kept are expanded, level by level; at its end it goes back for what it dropped",
    },
  ],
  [
    "bts",
    {
      memory: "path",
      priority: "f",
      isInformed: true,
      isDeepening: true,
      order: "within the bound on f, the first child of the deepest node comes first",
    },
  ],
  [
    "sma",
    {
      memory: "lists",
      priority: "f",
      isInformed: true,
      order: "the f of a child that is not stored was lowest, and of several such nodes it is the deepest",
    },
  ],
  [
    "bidirectional",
    {
      memory: "sides",
      priority: "depth",
      isInformed: false,
      keepsCheapest: true,
      order: "the smaller of the two frontiers is expanded next, level by level",
    },
  ],
  [
    "nbs",
    {
      memory: "sides",
      priority: "f",
      isInformed: true,
      keepsCheapest: true,
      order: "of all pairs of open nodes, one from each end, it is in one through which a solution may cost least",
    },
  ],
  ["mm", { memory: "sides", priority: "max(f, 2 g)", isInformed: true, keepsCheapest: true }],
  ["mme", { memory: "sides", priority: "max(f, 2 g + e)", isInformed: true, keepsCheapest: true }],
  [
    "bae",
    {
      memory: "sides",
      priority: "f",
      isInformed: true,
      keepsCheapest: true,
      order: "the ends take turns, and at this end f plus the error of the other end’s estimate was lowest",
    },
  ],
  [
    "bs",
    {
      memory: "sides",
      priority: "f",
      isInformed: true,
      keepsCheapest: true,
      order: "this end had fewer open nodes, and the node the lowest f of them",
    },
  ],
  [
    "dvcbs",
    {
      memory: "sides",
      priority: "f",
      isInformed: true,
      keepsCheapest: true,
      order: "it is in the fewest nodes of which every pair that may still be part of a cheaper solution has one",
    },
  ],
  ["xdp", { memory: "lists", priority: "priority", isInformed: true, keepsCheapest: true, keepsClosed: true }],
  ["xup", { memory: "lists", priority: "priority", isInformed: true, keepsCheapest: true, keepsClosed: true }],
  [
    "focal",
    {
      memory: "lists",
      priority: "h",
      isInformed: true,
      keepsCheapest: true,
      order: "of all open nodes whose f is within the bound, it had the lowest h",
    },
  ],
  [
    "dps",
    {
      memory: "lists",
      priority: "f",
      isInformed: true,
      keepsCheapest: true,
      order: "what may still be spent below it was the most per unit of h",
    },
  ],
  [
    "ees",
    {
      memory: "lists",
      priority: "f",
      isInformed: true,
      keepsCheapest: true,
      order: "of all open nodes whose estimated cost is within the bound, it was estimated to be nearest to the goal",
    },
  ],
  [
    "ara",
    {
      memory: "lists",
      priority: "f",
      isInformed: true,
      keepsCheapest: true,
      order: "g + w h was lowest, w being the weight of the round",
    },
  ],
  ["pea", { memory: "lists", priority: "f", isInformed: true, keepsCheapest: true }],
  ["epea", { memory: "lists", priority: "f", isInformed: true, keepsCheapest: true }],
  [
    "bfhs",
    {
      memory: "lists",
      priority: "f",
      isInformed: true,
      order: "all nodes whose f is within the bound are expanded, level by level",
    },
  ],
  ...["lrta", "lss-lrta"].map((name) =>
    /** @type {[string, Rules]} */ ([
      name,
      {
        memory: "lists",
        priority: "f",
        isInformed: true,
        order: "the walker looks around itself, and this node had the lowest f of those that it has seen",
      },
    ]),
  ),
  ...["hill-climbing", "annealing"].map((name) =>
    /** @type {[string, Rules]} */ ([
      name,
      { memory: "lists", priority: "h", isInformed: true, order: "the walk went there from the node before" },
    ]),
  ),
  [
    "anytime",
    {
      memory: "beam",
      priority: "score",
      isInformed: true,
      order: "all states that the beam kept are expanded, level by level",
    },
  ],
]);

const UNKNOWN = { memory: /** @type {Memory} */ ("lists"), priority: "f", isInformed: true };

/** @param {{algorithm: string}} result */
export const rulesOf = ({ algorithm }) => RULES.get(algorithm.split(":")[0]) ?? UNKNOWN;

/** The weight of a search: its label ends with it, as in "ara:3.0". */
const weightOf = ({ label }) => Number(label.split(":")[1] ?? 1);

/** By how much the weight of ARA* falls from round to round. */
const WEIGHT_STEP = 0.5;

/**
 * What only this algorithm has at this moment, by name: the focal list of a focal search, the round of ARA* and its weight.
 *
 * @param {{algorithm: string, label: string}} result
 * @param {{g: number, h: number}[]} open
 * @param {number} ended the rounds that have ended
 * @param {number} all the rounds that there are
 * @returns {[string, string][]}
 */
export function specialRows(result, open, ended, all) {
  if (result.algorithm === "focal" && open.length > 0) {
    const most = weightOf(result) * Math.min(...open.map(({ g, h }) => g + h));
    return [[`Focal: f ≤ ${value(most)}`, String(open.filter(({ g, h }) => g + h <= most).length)]];
  }
  if (result.algorithm === "ara") {
    const before = Math.min(ended, Math.max(0, all - 1));
    return [
      ["Round", String(before + 1)],
      ["Weight", value(Math.max(1, weightOf(result) - WEIGHT_STEP * before))],
    ];
  }
  return [];
}

/** A value of a node, which may have a fraction. */
export const value = (number) => String(Math.round(number * 100) / 100);

/**
 * What makes the priority of a node, as in "5 + 3", and what comes of it, as in "f 8".
 *
 * @param {Rules} rules
 * @param {import("./replay.js").TreeNode} node
 * @returns {[string, string]}
 */
export function priorityWords({ priority }, node) {
  const result = value(node.priority);
  switch (priority) {
    case "f":
      return [`${node.g} + ${node.h}`, `f ${result}`];
    case "g + w h":
      return [node.h > 0 ? `${node.g} + ${value((node.priority - node.g) / node.h)}·${node.h}` : `${node.g} + 0`, result];
    case "h":
      return [`g ${node.g}`, `h ${result}`];
    case "score":
      return [`g ${node.g}, h ${node.h}`, `score ${result}`];
    case "depth":
    case "g":
      return ["", `${priority} ${result}`];
    default:
      return [`${node.g} + ${node.h}`, result];
  }
}

/**
 * The values of a node, by name.
 *
 * @param {Rules} rules
 * @param {import("./replay.js").TreeNode} node
 * @returns {[string, string][]}
 */
export function valuesOf({ priority, isInformed }, node) {
  const result = value(node.priority);
  /** @type {[string, string][]} */
  const values = [["g", value(node.g)]];
  if (!isInformed) {
    values.push([`priority = ${priority}`, result]);
    return values;
  }
  values.push(["h", value(node.h)]);
  switch (priority) {
    case "f":
      values.push([node.priority === node.g + node.h ? "f = g + h" : "f, as known", result]);
      break;
    case "g + w h":
      values.push([node.h > 0 ? `g + ${value((node.priority - node.g) / node.h)} h` : "g + w h", result]);
      break;
    default:
      values.push([priority === "h" ? "priority = h" : priority, result]);
  }
  return values;
}
