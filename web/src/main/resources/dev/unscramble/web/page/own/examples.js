// Heuristics to begin with.

export const EXAMPLES = [
  {
    name: "Misplaced tiles",
    code: "rows.flat().filter((tile, cell) => tile !== 0 && tile !== goal.flat()[cell]).length",
  },
  {
    name: "Distances",
    code: `function h(rows, goal, blank) {
  let sum = 0;
  rows.flat().forEach((tile, cell) => {
    const home = goal.flat().indexOf(tile);
    if (tile !== 0) {
      sum += Math.abs(Math.floor(cell / 3) - Math.floor(home / 3)) + Math.abs(cell % 3 - home % 3);
    }
  });
  return sum;
}`,
  },
  {
    name: "Wrong rows and columns",
    code: `function h(rows, goal, blank) {
  let count = 0;
  rows.flat().forEach((tile, cell) => {
    const home = goal.flat().indexOf(tile);
    if (tile !== 0) {
      count += Math.floor(cell / 3) !== Math.floor(home / 3) ? 1 : 0;
      count += cell % 3 !== home % 3 ? 1 : 0;
    }
  });
  return count;
}`,
  },
  {
    name: "Twice the misplaced",
    code: "2 * rows.flat().filter((tile, cell) => tile !== 0 && tile !== goal.flat()[cell]).length",
  },
];
