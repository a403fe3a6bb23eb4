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

test("ordinals end as they are spoken", async () => {
  const { ordinal } = await load("watch/explain.js");
  assert.deepEqual([1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal), ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "112th"]);
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
  state: "running",
  result: { status: "solved", optimal: false, lowerBound: 1, generated: 9, expanded: 4, maxStored: 5, ebf: null, seconds: 1, ...result },
});

test("a race tells moves from what they cost where the two differ", async () => {
  const { Lanes } = await load("race/lanes.js");
  const { ResultTable } = await load("race/result-table.js");
  const priced = { lanes: [lane("ucs", { length: 3, cost: 3, optimal: true }), lane("bfs", { length: 1, cost: 5 })] };
  const words = drawn(Lanes({ ...priced, onStop: () => {} }));
  assert.match(words, /ucs\s+3 moves, optimal/);
  assert.match(words, /bfs\s+1 move \(cost 5\)/);
  assert.match(words, /best 5, at least 1/);
  const table = drawn(ResultTable(priced)).replace(/\s+/g, " ");
  assert.match(table, /Moves Cost Expanded/);
  assert.match(table, /bfs solved 1 5 4/);
  const unit = { lanes: [lane("bfs", { length: 26, cost: 26 })] };
  assert.doesNotMatch(drawn(ResultTable(unit)), /Cost/);
  assert.match(drawn(Lanes({ ...unit, onStop: () => {} })), /bfs\s+26 moves\s/);
});
