// The parts of the page that need no browser. Run by ./test where there is a node: node --test web/src/test/js/page.test.mjs

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

/** The page's modules are served as they are, and node would take them for something else by their ending. */
const load = async (path) => {
  const sources = new Map();
  const url = new URL("../../main/resources/dev/unscramble/web/page/", import.meta.url);
  const asData = (name) => {
    if (!sources.has(name)) {
      const source = readFileSync(new URL(name, url), "utf8");
      const own = source.replace(/(from\s*)"(\.[^"]+)"/g, (_, from, to) =>
        `${from}"${asData(new URL(to, "http://page/" + name).pathname.slice(1))}"`);
      sources.set(name, "data:text/javascript," + encodeURIComponent(own));
    }
    return sources.get(name);
  };
  return import(asData(path));
};

const board = (text) => {
  const rows = text.split("/").map((row) => row.trim().split(" ").map(Number));
  return { rows: rows.length, columns: rows[0].length, cells: rows.flat() };
};

/** Texts made of these pieces, always the same ones. */
const strange = (pieces, count) => {
  let seed = 1;
  const next = (below) => (seed = (seed * 48271) % 2147483647) % below;
  return Array.from({ length: count }, () =>
    Array.from({ length: next(12) }, () => pieces[next(pieces.length)]).join(""));
};

test("an address is read as it was written", async () => {
  const { readAddress, writeAddress } = await load("app/address.js");
  const place = { view: "race", settings: { start: "R U' F2", solvers: "astar sum(h1,h2);ids" } };
  assert.deepEqual(readAddress(writeAddress(place)), place);
  assert.deepEqual(readAddress(""), { view: "play", settings: {} });
});

test("no address is too strange to be read, and what was read is written so that it is read again", async () => {
  const { readAddress, writeAddress } = await load("app/address.js");
  const pieces = ["#", "/", "?", "&", "=", "%", "%zz", "%00", "+", "race", "start", "__proto__", "724 5b6 831", "\u{1f600}", "\ud800"];
  for (const text of strange(pieces, 2000)) {
    const hash = "#/" + text;
    const place = readAddress(hash);
    assert.equal(typeof place.view, "string");
    const known = Object.fromEntries(Object.entries(place.settings).filter(([, value]) => value !== ""));
    assert.deepEqual(readAddress(writeAddress({ view: "race", settings: place.settings })).settings, known, hash);
  }
});

test("a click slides all tiles up to the blank, in line only", async () => {
  const { slides } = await load("puzzle/tiles.js");
  const start = board("3 1 2 / 6 4 5 / 0 7 8");
  assert.deepEqual(slides(start, 0), ["up", "up"]);
  assert.deepEqual(slides(start, 8), ["right", "right"]);
  assert.deepEqual(slides(start, 4), []);
});

test("every turn changes the cube, and its inverse takes it back", async () => {
  const cube = await load("puzzle/cube.js");
  for (const turn of cube.MOVES) {
    const once = cube.apply(cube.SOLVED, turn);
    assert.notEqual(once, cube.SOLVED);
    assert.equal(cube.apply(once, cube.inverse(turn)), cube.SOLVED);
  }
});

test("undo and redo go along one line of time, which another move cuts off", async () => {
  const { isSolved, jump, newGame, play, stateOf, withSolution } = await load("play/game.js");
  const problem = { kind: "tiles", rows: 2, columns: 2, tiles: [1, 0, 2, 3], goalTiles: [0, 1, 2, 3] };
  const ahead = withSolution(newGame(problem), ["left"]);
  assert.equal(ahead.at, 0);
  assert.ok(isSolved(jump(ahead, 1)));
  const elsewhere = play(ahead, ["down"]);
  assert.deepEqual(elsewhere.moves, ["down"]);
  assert.deepEqual(stateOf(jump(elsewhere, 0)), stateOf(ahead));
});

test("a move that is not legal is not made", async () => {
  const { newGame, play, stateOf, undo } = await load("play/game.js");
  const problem = { kind: "tiles", rows: 2, columns: 2, tiles: [1, 0, 2, 3], goalTiles: [0, 1, 2, 3] };
  const game = play(newGame(problem), ["left", "left", "down"]);
  assert.deepEqual(game.moves, ["left", "down"]);
  assert.deepEqual(stateOf(undo(undo(undo(game)))), stateOf(newGame(problem)));
});

test("a game is read from an address as it was written", async () => {
  const { isHelped, jump, newGame, play, readGame, undo, withSolution, writeGame } = await load("play/game.js");
  const tiles = { kind: "tiles", rows: 2, columns: 2, tiles: [1, 0, 2, 3], goalTiles: [0, 1, 2, 3] };
  const cube = { kind: "cube", stickers: "UUUURRRRFFFFDDDDLLLLBBBB", goalStickers: "UUUURRRRFFFFDDDDLLLLBBBB" };
  const games = [
    undo(play(newGame(tiles), ["down", "left"])),
    withSolution(play(newGame(tiles), ["down"]), ["up", "left"]),
    undo(play(newGame(cube), ["R", "U'", "F2", "R"])),
  ];
  assert.deepEqual(games.map((game) => writeGame(game).moves), ["d.l", "d.ul", "RU'F2.R"]);
  for (const game of games) {
    const { moves, at, states, helped } = readGame(game.problem, writeGame(game));
    assert.deepEqual({ moves, at, states, helped }, { moves: game.moves, at: game.at, states: game.states, helped: game.helped });
  }
  assert.ok(isHelped(jump(games[1], 3)) && !isHelped(games[1]));
  assert.ok(!isHelped(play(games[1], ["left"])), "what was shown and not followed is no help");
  for (const moves of strange(["u", "l", ".", "R", "'", "x", " ", "constructor"], 200)) {
    assert.equal(readGame(tiles, { moves, helped: moves }).problem, tiles);
  }
});

test("who solved a puzzle is told apart from whom the computer helped", async () => {
  const { verdict } = await load("play/score.js");
  const { challengeWords } = await load("play/challenge.js");
  const best = { length: 26, isProved: true };
  assert.equal(verdict({ at: 26, helped: Infinity }, best), "Solved, in the fewest moves possible!");
  assert.equal(verdict({ at: 26, helped: 0 }, best), "Solved by the computer, in 26 moves.");
  assert.equal(challengeWords(31, best), "31 moves, best 26: can you beat it?");
  assert.equal(challengeWords(26, best), "26 moves, the fewest possible: can you do it, too?");
  assert.equal(challengeWords(31, null), "31 moves: can you beat it?");
});

test("a shell sees one word, whatever a link holds, and a terminal no control characters", async () => {
  const { quote } = await load("app/share.js");
  assert.equal(quote("astar"), "astar");
  assert.equal(quote("R U' F2"), `"R U' F2"`);
  assert.equal(quote("1s\u0003\u001b[201~"), `"1s  [201~"`);
  const pieces = ["$", "$(x)", "`x`", "${x}", '"', "'", "\\", "\n", "*", "~", ";", "&", "|", "<", ">", "(", "#", "-", "{", "b", " "];
  const texts = strange(pieces, 500);
  const seen = execFileSync("sh", ["-c", `printf '%s\\037' ${texts.map(quote).join(" ")}`], { encoding: "utf8" });
  assert.deepEqual(seen.split("\u001f").slice(0, -1), texts);
});

test("the command asks for what the page shows", async () => {
  const { solveCommand } = await load("app/share.js");
  assert.equal(solveCommand({ start: "724506831" }), "./unscramble solve 724506831");
  assert.equal(
    solveCommand({ start: "R U' F2", puzzle: "cube", metric: "quarter" }, { "-a": "astar", "-H": "" }),
    `./unscramble solve -a astar --puzzle cube --metric quarter "R U' F2"`,
  );
});

test("what plays goes on at the speed that was chosen, however long a picture takes", async () => {
  const { pace } = await load("play/timeline.js");
  const steps = (speed, millis) => {
    const due = pace(speed, 0);
    let all = 0;
    for (let frame = 1; frame * millis <= 10_000 + 1e-6; frame++) {
      all += due(frame * millis);
    }
    return all;
  };
  assert.deepEqual([1, 16, 60].map((speed) => steps(speed, 1000 / 60)), [10, 160, 600]);
  assert.deepEqual([1, 16, 60].map((speed) => steps(speed, 100)), [10, 160, 600]);
  const hidden = pace(60, 0);
  assert.equal(hidden(3_600_000), 60, "an hour in which nothing was drawn");
});

test("solvers have the names that people use", async () => {
  const { solverWords } = await load("app/names.js");
  const words = (algorithm, heuristic = "") => solverWords({ algorithm, heuristic });
  assert.equal(words("astar", "misplaced"), "A*, misplaced tiles (h1)");
  assert.equal(words("astar", "sum(misplaced,manhattan)"), "A*, h1 + h2");
  assert.equal(words("wastar:1.5", "max(misplaced,linear-conflict)"), "Weighted A*, weight 1.5, max(h1, linear-conflict)");
  assert.equal(words("ids"), "Iterative deepening (IDS)");
  assert.equal(words("constructor", "constructor"), "constructor, constructor");
});

test("ordinals end as they are spoken", async () => {
  const { ordinal } = await load("watch/explain.js");
  assert.deepEqual([1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal), ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "112th"]);
});

const EIGHT = { kind: "tiles", rows: 3, columns: 3, tiles: [7, 2, 4, 5, 0, 6, 8, 3, 1], goalTiles: [0, 1, 2, 3, 4, 5, 6, 7, 8] };

/** What /api/trace tells of a breadth-first search that expands that many nodes and finds nothing. */
const breadthFirst = async (expansions, algorithm = "bfs") => {
  const tiles = await load("puzzle/tiles.js");
  const nodes = [{ state: board("7 2 4 / 5 0 6 / 8 3 1"), g: 0 }];
  const events = [[0, -1, 0, 0, 0, 0, 0]];
  const known = new Set([tiles.text(nodes[0].state)]);
  const queue = [0];
  for (let turn = 0; turn < expansions; turn++) {
    const parent = queue.shift();
    events.push([1, parent]);
    for (const move of tiles.legalMoves(nodes[parent].state)) {
      const state = tiles.apply(nodes[parent].state, move);
      const g = nodes[parent].g + 1;
      events.push([0, parent, tiles.MOVES.indexOf(move), g, 0, g, 0]);
      if (known.has(tiles.text(state))) {
        events.push([2, nodes.length]);
      } else {
        known.add(tiles.text(state));
        queue.push(nodes.length);
      }
      nodes.push({ state, g });
    }
  }
  return { events, totalEvents: events.length, moveNames: tiles.MOVES, result: { algorithm, iterations: [] } };
};

test("a search stands after any step as if it had been recorded up to there", async () => {
  const { replayOf, standingAt } = await load("watch/replay.js");
  const recorded = await breadthFirst(1600);
  const replay = replayOf(EIGHT, recorded);
  assert.equal(replay.last, 1600);
  for (const step of [0, 1, 499, 500, 501, 999, 1000, 1234, 1600]) {
    const events = recorded.events.slice(0, recorded.events.findIndex((event, at) => event[0] === 1 && recorded.events.slice(0, at + 1).filter(([kind]) => kind === 1).length > step));
    const short = replayOf(EIGHT, step === 1600 ? recorded : { ...recorded, events });
    const [one, other] = [standingAt(replay, step), standingAt(short, step)];
    assert.deepEqual([one.generated, one.expanded, one.open, one.duplicates], [other.generated, other.expanded, other.open, other.duplicates]);
    assert.deepEqual([...one.status.slice(0, one.generated)], [...other.status.slice(0, one.generated)], `step ${step}`);
    assert.equal(one.expanded, step);
    assert.equal(one.open, one.generated - one.duplicates - one.expanded);
  }
});

test("the goal leaves the open list, and the nodes that a depth-first search has not left are its path", async () => {
  const { currentPath, replayOf, standingAt, statusOf } = await load("watch/replay.js");
  const moveNames = ["up", "down", "left", "right"];
  const found = replayOf(EIGHT, { result: { algorithm: "astar" }, totalEvents: 5, moveNames,
    events: [[0, -1, 0, 0, 1, 1, 0], [1, 0], [0, 0, 0, 1, 0, 1, 0], [0, 0, 1, 1, 2, 3, 0], [6, 1]] });
  assert.deepEqual([1, 2].map((step) => standingAt(found, step).open), [2, 1]);
  assert.equal(statusOf(standingAt(found, 2), 1), "goal");
  const deep = replayOf(EIGHT, { result: { algorithm: "idastar" }, totalEvents: 7, moveNames,
    events: [[0, -1, 0, 0, 2, 2, 0], [5, 4], [1, 0], [0, 0, 0, 1, 1, 2, 0], [1, 1], [7, 1], [0, 0, 1, 1, 3, 4, 0], [1, 2]] });
  const paths = [1, 2, 3, 4].map((step) => currentPath(deep, standingAt(deep, step)).map(({ id }) => id));
  assert.deepEqual(paths, [[0], [0, 1], [0], [0, 2]]);
  assert.equal(statusOf(standingAt(deep, 3), 1), "left");
});

test("each algorithm has its own numbers", async () => {
  const { priorityWords, rulesOf, valuesOf } = await load("watch/algorithms.js");
  const numbers = (algorithm, priority) => {
    const node = { g: 5, h: 3, priority };
    return [priorityWords(rulesOf({ algorithm }), node).join(" = "), valuesOf(rulesOf({ algorithm }), node).pop().join(" ")];
  };
  assert.deepEqual(numbers("astar", 8), ["5 + 3 = f 8", "f = g + h 8"]);
  assert.deepEqual(numbers("wastar:1.5", 9.5), ["5 + 1.5·3 = 9.5", "g + 1.5 h 9.5"]);
  assert.deepEqual(numbers("greedy", 3), ["g 5 = h 3", "priority = h 3"]);
  assert.deepEqual(numbers("beam:2", 3), ["g 5 = h 3", "priority = h 3"]);
  assert.deepEqual(numbers("anytime", 230), ["g 5, h 3 = score 230", "score 230"]);
  assert.deepEqual(numbers("bfs", 5), [" = depth 5", "priority = depth 5"]);
  assert.deepEqual(numbers("mm", 10), ["5 + 3 = 10", "max(f, 2 g) 10"]);
  assert.deepEqual(numbers("xdp:1.5", 7.5), ["5 + 3 = 7.5", "priority 7.5"]);
});

test("nodes are at least 14 pixels large, up to 5,000 of them, and a whole tree fits its frame", async () => {
  const { layoutOf, roomFor } = await load("watch/layout.js");
  const { replayOf } = await load("watch/replay.js");
  const { nodes } = replayOf(EIGHT, await breadthFirst(3100));
  assert.ok(nodes.length > 5000);
  for (const frame of [{ width: 330, height: 300 }, { width: 810, height: 480 }, { width: 1340, height: 600 }]) {
    for (let count = 1; count <= 5000; count = roomFor(count + 1)) {
      const some = nodes.slice(0, count);
      for (const fit of ["usual", "small", "whole"]) {
        const { x, y, size, width, height } = layoutOf(some, frame, false, fit);
        assert.ok(size >= 14 || fit === "whole", `${count} nodes of ${size} in ${frame.width}`);
        assert.ok(some.every(({ id }) => x[id] >= size / 2 && x[id] <= width - size / 2 && y[id] >= size / 2 && y[id] <= height - size / 2));
        const isTall = fit !== "usual" || count > 36;
        assert.ok(!isTall || height <= frame.height + 0.01, `${count} nodes are ${height} high`);
        assert.ok(fit !== "whole" || width <= frame.width + 0.01, `${count} nodes are ${width} wide`);
        const places = new Set(some.map(({ id }) => `${Math.round(x[id] / size * 2)},${Math.round(y[id] / size * 2)}`));
        assert.equal(places.size, count, "no two in one place");
      }
    }
  }
});

test("nodes go from one layout to the next, new ones from their parents", async () => {
  const { layoutOf } = await load("watch/layout.js");
  const { between } = await load("watch/moving.js");
  const { replayOf } = await load("watch/replay.js");
  const { nodes } = replayOf(EIGHT, await breadthFirst(20));
  const [small, large] = [5, 20].map((count) => layoutOf(nodes.slice(0, count), { width: 800, height: 400 }, false, "usual"));
  assert.deepEqual(between(small, large, 1), large);
  const { x, size } = between(small, large, 0);
  assert.equal(x[3], small.x[3]);
  assert.equal(x[19], x[nodes[19].parent]);
  assert.equal(size, small.size);
});

test("two trees face each other", async () => {
  const { layoutOf } = await load("watch/layout.js");
  const node = (id, parent, side, depth) => ({ id, parent, side, depth });
  const nodes = [node(0, -1, 0, 0), node(1, -1, 1, 0), node(2, 0, 0, 1), node(3, 0, 0, 1), node(4, 1, 1, 1)];
  const { x, labels } = layoutOf(nodes, { width: 800, height: 400 }, true, "usual");
  assert.ok(x[0] < x[2] && x[2] === x[3] && x[2] < x[4] && x[4] < x[1]);
  assert.deepEqual(labels.map(({ text }) => text), ["from the start", "from the goal"]);
});

test("every node can be reached by keys", async () => {
  const { layoutOf } = await load("watch/layout.js");
  const { nodeByKey } = await load("watch/tree-keys.js");
  const { replayOf, standingAt } = await load("watch/replay.js");
  const replay = replayOf(EIGHT, await breadthFirst(150));
  const standing = standingAt(replay, 100);
  const isBelow = (node) => node.id === 1 || (node.parent >= 0 && isBelow(replay.nodes[node.parent]));
  const facing = [replay.nodes[0], ...replay.nodes.filter(isBelow).map((node) => ({ ...node, side: 1, parent: node.id === 1 ? -1 : node.parent }))];
  for (const nodes of [replay.nodes, facing]) {
    const layout = layoutOf(nodes, { width: 800, height: 500 }, nodes === facing, "usual");
    const reached = new Set([0]);
    for (const id of reached) {
      ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].forEach((key) => reached.add(nodeByKey(layout, standing, id, key)));
    }
    const shown = layout.levels.flat().filter((id) => id < standing.generated);
    assert.deepEqual([...reached].sort((one, other) => one - other), shown.sort((one, other) => one - other));
  }
  assert.equal(nodeByKey(layoutOf(replay.nodes, { width: 800, height: 500 }, false, "usual"), standing, 7, "x"), undefined);
});

test("a camera zooms around a place, and follows without need no more than it must", async () => {
  const { following, toPicture, zoomed } = await load("watch/camera.js");
  const [picture, frame] = [{ width: 3000, height: 400 }, { width: 800, height: 400 }];
  const camera = following(null, picture, frame, { x: 1500, y: 200 });
  const place = { x: 700, y: 100 };
  const nearer = zoomed(camera, 2, frame, place, 0.2);
  assert.deepEqual(toPicture(nearer, frame, place), toPicture(camera, frame, place));
  assert.deepEqual(following(camera, picture, frame, { x: 1700, y: 200 }), camera);
  assert.equal(following(camera, picture, frame, { x: 2950, y: 200 }).x, 2600);
});

test("a saved tree has the marks of its nodes", async () => {
  const { svgPen } = await load("watch/pens.js");
  const { drawDots } = await load("watch/marks.js");
  const drawnAs = (status) => {
    const pen = svgPen();
    drawDots(pen, [{ x: 1, y: 2 }], 7, status, { [status]: "red", card: "white", ink: "black", outline: "grey" }, false);
    return pen.elements.join("");
  };
  const marks = ["open", "closed", "current", "goal", "duplicate", "bound", "beam", "forgotten", "left"].map(drawnAs);
  assert.equal(new Set(marks.slice(4)).size, 5, "duplicate, cut off, thrown away and forgotten differ");
  marks.forEach((mark) => assert.match(mark, /^<g transform="translate\(1 2\)"><path d="M/));
});

/** The text of what a component draws, where it draws from its properties alone. */
const drawn = (node) => {
  if (node === null || node === undefined || typeof node === "boolean") {
    return "";
  }
  if (Array.isArray(node)) {
    return node.map(drawn).join(" ");
  }
  if (typeof node !== "object") {
    return String(node);
  }
  return drawn(typeof node.type === "function" ? node.type(node.props) : node.props.children);
};

/** A lane of a race that has ended. */
const lane = (name, result) => ({
  name,
  short: name,
  samples: [],
  state: "running",
  result: { status: "solved", optimal: false, lowerBound: 1, generated: 9, expanded: 4, maxStored: 5, ebf: null, seconds: 1, ...result },
});

test("a race tells moves from what they cost where the two differ", async () => {
  const { Lanes } = await load("race/lanes.js");
  const { ResultTable } = await load("race/result-table.js");
  const { measureNamed } = await load("race/measures.js");
  const measure = measureNamed("generated");
  const priced = { lanes: [lane("ucs", { length: 3, cost: 3, optimal: true }), lane("bfs", { length: 1, cost: 5 })] };
  const words = drawn(Lanes({ ...priced, measure, onMeasure: () => {} }));
  assert.match(words, /ucs\s+3 moves, optimal/);
  assert.match(words, /bfs\s+1 move \(cost 5\)/);
  assert.match(words, /best 5, at least 1/);
  const table = drawn(ResultTable(priced)).replace(/\s+/g, " ");
  assert.match(table, /Moves Cost Expanded/);
  assert.match(table, /bfs solved 1 5 4/);
  const unit = { lanes: [lane("bfs", { length: 26, cost: 26 })] };
  assert.doesNotMatch(drawn(ResultTable(unit)), /Cost/);
  assert.match(drawn(Lanes({ ...unit, measure, onMeasure: () => {} })), /bfs\s+26 moves\s/);
});

test("a race is replayed as if all had started together", async () => {
  const { lanesAt, lengthOf } = await load("race/recorded.js");
  const slow = { ...lane("bfs", { generated: 300, expanded: 200, maxStored: 100, seconds: 3 }), samples: [{ seconds: 1, generated: 60, expanded: 40, stored: 20 }] };
  const quick = lane("astar", { seconds: 0.5 });
  assert.equal(lengthOf([slow, quick]), 3);
  const [one, other] = lanesAt([slow, quick], 2);
  assert.deepEqual(one.progress, { generated: 180, expanded: 120, stored: 60, bound: undefined, seconds: 2 });
  assert.equal(one.result, undefined);
  assert.equal(other, quick, "it has ended by then");
  assert.equal(lanesAt([slow], 0.5)[0].progress.generated, 30);
  assert.equal(lanesAt([slow], 3)[0], slow);
});

test("a rule for duplicates is a part of a solver, and an option of its command", async () => {
  const { asOptions, asQuestion, readSolvers } = await load("race/solvers.js");
  const [ids, beam] = readSolvers("ids:all;beam:50 h1");
  assert.deepEqual(asQuestion(ids), { algorithm: "ids", duplicates: "all" });
  assert.deepEqual(asQuestion(beam), { algorithm: "beam:50", heuristic: "h1" });
  assert.deepEqual(asOptions(ids), { "-a": "ids", "-H": undefined, "--duplicates": "all" });
});

test("two of the solvers are those of the address, or the first two with a heuristic", async () => {
  const { readPair, readSolvers, writePair } = await load("race/solvers.js");
  const solvers = readSolvers("ids;bfs;astar h1;astar h2");
  assert.deepEqual(readPair("1-4", solvers), [0, 3]);
  assert.equal(writePair([0, 3]), "1-4");
  assert.deepEqual(["9-1", "x", "1-2-3"].map((text) => readPair(text, solvers)), [[2, 3], [2, 3], [2, 3]]);
  assert.deepEqual(readPair("", readSolvers("ids;bfs")), [0, 1]);
});

test("open nodes are told apart by the end that they come from", async () => {
  const { replayOf, standingAt, statusOf } = await load("watch/replay.js");
  const goal = { ...EIGHT, tiles: EIGHT.goalTiles };
  const replay = replayOf(goal, { result: { algorithm: "mm" }, totalEvents: 5, moveNames: ["right"],
    events: [[0, -1, 0, 0, 0, 0, 0], [0, -1, 1, 0, 0, 0, 1], [1, 0], [6, 1], [1, 1]] });
  assert.equal(standingAt(replay, 0).open, 2, "the same state from both ends");
  assert.equal(statusOf(standingAt(replay, replay.last), 1), "goal", "also after it was expanded");
  assert.deepEqual([...replay.statuses].sort(), ["closed", "goal", "open"]);
});

test("the node that a search expands next is one of those to choose from", async () => {
  const { choicesAt } = await load("lessons/quiz.js");
  const { replayOf } = await load("watch/replay.js");
  const problem = { kind: "tiles", rows: 2, columns: 2, tiles: [1, 0, 2, 3], goalTiles: [0, 1, 2, 3] };
  const events = [[0, -1, 0, 0, 1, 1, 0], [1, 0], [0, 0, 0, 1, 0, 1, 0], [0, 0, 1, 1, 2, 3, 0], [1, 2]];
  const recorded = { result: { algorithm: "astar", iterations: [] }, totalEvents: 5, moveNames: ["left", "down"], events };
  const { next, choices } = choicesAt(replayOf(problem, recorded), 1);
  assert.equal(next, 2);
  assert.deepEqual(choices.map(({ id }) => id), [1, 2]);
  assert.equal(choicesAt(replayOf(problem, recorded), 2).next, -1, "the end of the recording");
});

test("what is wrong with a value of h is said", async () => {
  const { wrongValue } = await load("own/tabulate.js");
  assert.equal(wrongValue(-1), "h is -1 here, and no distance is negative.");
  assert.match(wrongValue(2.5), /^h is 2\.5 here; it must be a whole number/);
  assert.match(wrongValue(300), /^h is 300 here, and 255 is the most/);
  assert.match(wrongValue("undefined"), /^h is undefined here/);
  assert.match(wrongValue(NaN), /^h is NaN here/);
});

test("whatever the frame of a user's code sends, it is a table of all boards or an error", async () => {
  const { checked, OwnError } = await load("own/tabulate.js");
  assert.equal(checked({ table: new Uint8Array(181_440) }).length, 181_440);
  for (const sent of [{}, { table: [1] }, { table: new Uint8Array(7) }, { cells: [1], value: 2 }, { thrown: {} }]) {
    assert.throws(() => checked(sent), OwnError);
  }
  assert.throws(() => checked({ cells: [1, 0, 2, 3, 4, 5, 6, 7, 8], value: -1 }), { cells: [1, 0, 2, 3, 4, 5, 6, 7, 8] });
});

const swaps = {
  kind: "permutation",
  puzzle: "swaps.tws",
  sets: [{ name: "A", size: 2, orientations: 3 }, { name: "B", size: 2, orientations: 1 }],
  pieces: [1, 0, 2, 3],
  turns: [2, 1, 0, 0],
  goalPieces: [0, 1, 2, 3],
  numbers: [1, 2, 1, 2],
  solvedTurns: [0, 0, 0, 0],
  effects: [
    { name: "X", from: [1, 0, 2, 3], turns: [1, 2, 0, 0] },
    { name: "Y", from: [0, 1, 3, 2], turns: [0, 0, 0, 0] },
    { name: "X'", from: [1, 0, 2, 3], turns: [1, 2, 0, 0] },
  ],
  stickers: [0, 1, 2, 3].map((slot) =>
    slot < 2 ? ["red", "blue", "green"].map((look, at) => ({ look: look + slot, shape: [at, slot] })) : [{ look: "number", shape: [slot, 5] }]),
  fixedStickers: [],
};

test("a permutation puzzle of a file is played by its moves, and written as the commands read it", async () => {
  const { rules } = await load("puzzle/puzzle.js");
  const { start, goal, apply, isGoal, inverse, text, moveText, readMoves } = rules(swaps);
  const state = start(swaps);
  assert.equal(text(state), "A 2 1 2 1 B 1 2");
  const moved = apply(state, "X");
  assert.equal(text(moved), "A 1 2 2 1 B 1 2");
  assert.deepEqual(apply(moved, inverse("X")), state);
  assert.equal(isGoal(goal(swaps)), true);
  assert.equal(isGoal(moved), false);
  assert.deepEqual(readMoves(["Y", "X"].map(moveText).join("")), ["Y", "X"]);
});

test("a turned piece shows its colours further on", async () => {
  const { drawing } = await load("puzzle/shapes.js");
  const fills = drawing(swaps, { pieces: [1, 0, 2, 3], turns: [2, 0, 0, 0] }).shapes.filter(({ box }) => box).map(({ fill }) => fill);
  assert.deepEqual(fills.slice(0, 6), ["blue1", "green1", "red1", "red0", "blue0", "green0"]);
});

test("towers, graphs and grids have legal moves only", async () => {
  const { rules } = await load("puzzle/puzzle.js");
  const tower = { kind: "hanoi", pegs: 3, discs: 2, start: "AA", goal: "CC" };
  assert.deepEqual(rules(tower).legalMoves("AB"), ["AC", "BA", "BC"]);
  assert.equal(rules(tower).apply("AA", "AC"), "AC");
  const graph = { kind: "graph", nodes: [{ name: "a" }, { name: "b" }, { name: "c" }], edges: [[0, 1, 5], [1, 0, 5], [1, 2, 1]], start: "a", goal: "c" };
  assert.deepEqual(rules(graph).legalMoves("b"), ["a", "c"]);
  assert.deepEqual(rules(graph).legalMoves("c"), []);
  const grid = { kind: "grid", cells: ["..#", "..."], start: "0,0", goal: "2,1" };
  assert.deepEqual(rules(grid).legalMoves("0,0"), ["E", "S", "SE"]);
  assert.deepEqual(rules(grid).legalMoves("1,0"), ["W", "SW", "S"]);
  assert.equal(rules(grid).apply("1,0", "SW"), "0,1");
  assert.equal(rules(grid).inverse("SW"), "NE");
});

test("a focal search has its focal list, and ARA* the weight of its round", async () => {
  const { specialRows } = await load("watch/algorithms.js");
  const open = [{ g: 2, h: 6 }, { g: 3, h: 9 }, { g: 9, h: 4 }];
  assert.deepEqual(specialRows({ algorithm: "focal", label: "focal:1.5" }, open, 0, 1), [["Focal: f ≤ 12", "2"]]);
  assert.deepEqual(specialRows({ algorithm: "ara", label: "ara:2.0" }, open, 0, 3), [["Round", "1"], ["Weight", "2"]]);
  assert.deepEqual(specialRows({ algorithm: "ara", label: "ara:2.0" }, open, 3, 3), [["Round", "3"], ["Weight", "1"]]);
  assert.deepEqual(specialRows({ algorithm: "astar" }, open, 0, 1), []);
});
