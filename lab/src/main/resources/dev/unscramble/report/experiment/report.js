"use strict";
(function () {
  const data = JSON.parse(document.getElementById("data").textContent);
  const root = document.getElementById("charts");
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  // Solvers whose names differ only by a number at the end, such as weights, are a family; where there are more
  // solvers than colours, a family shares one.
  const family = label => label.replace(/\s*[\d.]+$/, "") || label;
  const families = [...new Set(data.solvers.map(family))];
  const isCrowded = data.solvers.length > data.colours.length;
  const colour = i => data.colours[(isCrowded ? families.indexOf(family(data.solvers[i])) : i) % data.colours.length];
  const all = data.solvers.map((label, i) => i);
  // Too many solvers for one chart are shown in groups: those with the same number, or those of one family.
  const ending = i => data.solvers[i].slice(family(data.solvers[i]).length).trim();
  const inGroups = (names, of) => names.map(name => ({ name, members: all.filter(i => of(i) === name) }))
    .filter(g => g.name && g.members.length > 1 && g.members.length <= data.colours.length);
  const byNumber = isCrowded ? inGroups([...new Set(all.map(ending))], ending) : [];
  const groups = byNumber.concat(isCrowded ? inGroups(families, i => family(data.solvers[i])) : []);
  const style = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const superscripts = "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079";

  function shown(v) {
    if (v == null || Number.isNaN(v)) return "\u2013";
    const size = Math.abs(v);
    if (size !== 0 && size < 0.001) return v.toExponential(1);
    const digits = size >= 1000 || Number.isInteger(v) ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : 4;
    return v.toLocaleString("en-US", { maximumFractionDigits: digits });
  }

  // Times have three significant digits and the unit that fits them, as in the tables.
  function time(v) {
    if (v == null || Number.isNaN(v)) return "\u2013";
    const units = ["s", "ms", "\u00b5s", "ns"];
    let unit = 0;
    for (v = Number(v.toPrecision(3)); v !== 0 && Math.abs(v) < 1 && unit < 3; unit++) v *= 1000;
    return Number(v.toPrecision(3)).toLocaleString("en-US", { maximumSignificantDigits: 3 }) + " " + units[unit];
  }

  const named = attribute => (attribute.label === "seconds" ? time : shown);

  // A logarithmic axis: lines at 1, 2, ... 9 times each power of ten; names at the powers, as many as have
  // a place, or at 1, 2 and 5 times them where there are few powers.
  function logSplits(u, index, low, high) {
    const splits = [];
    for (let p = Math.floor(Math.log10(low)); p <= Math.ceil(Math.log10(high)); p++) {
      for (let k = 1; k <= 9; k++) {
        const v = Number(k + "e" + p);
        if (v >= low * (1 - 1e-9) && v <= high * (1 + 1e-9)) splits.push(v);
      }
    }
    return splits;
  }

  function logNames(u, splits, index) {
    const isX = index === 0;
    const places = Math.max(2, Math.floor((isX ? u.bbox.width : u.bbox.height) / devicePixelRatio / (isX ? 62 : 26)));
    const power = v => Math.round(Math.log10(v) * 1e9) / 1e9;
    const powers = splits.filter(v => Number.isInteger(power(v)));
    const step = Math.max(1, Math.ceil(powers.length / places));
    const few = powers.length < 3 && splits.length <= 40;
    return splits.map(v => {
      const p = power(v);
      if (!Number.isInteger(p)) {
        const first = Math.round(v / Math.pow(10, Math.floor(p + 1e-9)));
        return few && (first === 2 || first === 5) ? (v < 1e5 ? shown(v) : first + "\u00b7" + powerName(Math.floor(p))) : "";
      }
      if (p % step !== 0) return "";
      if (p >= -3 && p <= 4) return shown(v);
      return powerName(p);
    });
  }

  // Names of numbers below an axis, without those that would touch the one before.
  function roomy(u, splits) {
    let last = -Infinity;
    return splits.map(v => {
      const at = u.valToPos(v, "x"), name = shown(v);
      if (at - last < 10 + 7 * name.length) return "";
      last = at;
      return name;
    });
  }

  function powerName(p) {
    return "10" + (p < 0 ? "\u207b" : "") + String(Math.abs(p)).split("").map(d => superscripts[d]).join("");
  }

  function element(parent, name, attributes, text) {
    const made = document.createElement(name);
    Object.entries(attributes || {}).forEach(([key, value]) => made.setAttribute(key, value));
    if (text !== undefined) made.textContent = text;
    parent.appendChild(made);
    return made;
  }

  function select(parent, label, options, chosen, changed) {
    const wrap = element(parent, "label", {}, label + " ");
    const box = element(wrap, "select");
    options.forEach((text, i) => element(box, "option", i === chosen ? { value: i, selected: "" } : { value: i }, text));
    box.addEventListener("change", changed);
    return () => Number(box.value);
  }

  // Chooses the solvers of a chart. Those of one family, which share a colour elsewhere, have one each here.
  function solvers(parent, changed) {
    if (groups.length === 0) return () => ({ members: all, tint: colour });
    const choice = select(parent, "Solvers:", groups.map(g => g.name).concat("all"), Math.floor(byNumber.length / 2), changed);
    return () => {
      const members = choice() < groups.length ? groups[choice()].members : all;
      const isFamily = members !== all && choice() >= byNumber.length;
      return { members, tint: i => (isFamily ? data.colours[members.indexOf(i)] : colour(i)) };
    };
  }

  function check(parent, label, checked, changed) {
    const wrap = element(parent, "label");
    const box = element(wrap, "input", { type: "checkbox" });
    box.checked = checked;
    wrap.append(" " + label);
    box.addEventListener("change", changed);
    return () => box.checked;
  }

  function card(title) {
    const box = element(root, "div", { class: "chart" });
    element(box, "h2", {}, title);
    const controls = element(box, "div", { class: "controls" });
    const plot = element(box, "div", { class: "plot" });
    const remark = element(box, "p", { class: "remark" });
    return { controls, plot, remark, chart: null };
  }

  function size(plot) {
    const width = Math.max(260, plot.clientWidth);
    return { width, height: Math.round(Math.min(460, Math.max(280, width * 0.5))) };
  }

  function axis(label, log, more) {
    return Object.assign({
      label, stroke: style("--pale"), labelSize: 24, labelFont: "13px system-ui, sans-serif", font: "12px system-ui, sans-serif",
      grid: { stroke: style("--line"), width: 1 }, ticks: { stroke: style("--line"), width: 1 },
    }, log ? { splits: logSplits, filter: (u, splits) => splits, values: logNames } : { values: (u, splits) => splits.map(shown) }, more || {});
  }

  // The legend has values also where nobody points at the chart: those of the last place with any.
  function withLegend(options, columns) {
    const last = columns[0].findLastIndex((x, i) => columns.some((column, c) => c > 0 && column[i] != null));
    const show = u => { if (u.cursor.left == null || u.cursor.left < 0) u.setLegend({ idx: last }); };
    const hooks = options.hooks || {};
    const marks = { stroke: (u, i) => u.series[i].stroke(), fill: (u, i) => u.series[i].stroke() };
    return Object.assign(options, { legend: { markers: marks }, hooks: Object.assign(hooks, { ready: [show], setCursor: [show] }) });
  }

  function show(target, options, columns) {
    if (target.chart) target.chart.destroy();
    target.chart = new uPlot(Object.assign(size(target.plot), options), columns, target.plot);
  }

  // ---- An attribute by row: points and lines through them, with intervals ------------------------
  function byRow() {
    const target = card("By " + (data.axis || "group of instances"));
    const numeric = data.axis !== "";
    const kept = data.rows.map(r => !numeric || r.x !== undefined); // rows without a number have no place here
    const first = Math.max(0, data.attributes.findIndex(a => a.label !== "solved"));
    const allSolved = data.attributes[0].label === "solved"
      && data.attributes[0].cells.every(row => row.every(c => !c || c.mean === 100));
    const attribute = select(target.controls, "Show", data.attributes.map(a => a.title), allSolved ? first : 0, () => { logBox(); draw(); });
    const statistic = select(target.controls, "as", ["mean", "median", "least", "most"], 0, () => draw());
    const picked = solvers(target.controls, () => draw());
    const log = check(target.controls, "logarithmic", true, () => draw());
    const atDepth = data.detours ? check(target.controls, "only runs that found the row's depth", false, () => draw()) : () => false;
    function logBox() {
      const box = target.controls.querySelector("input");
      box.checked = data.attributes[attribute()].log;
    }
    logBox();

    function draw() {
      const a = data.attributes[attribute()];
      const name = ["mean", "median", "least", "most"][statistic()];
      const value = c => (c == null || c[name] == null || (log() && c[name] <= 0) ? null : c[name]);
      const { members, tint } = picked();
      const cells = members.map(s => (atDepth() ? a.cellsAtDepth : a.cells)[s].filter((c, i) => kept[i]));
      const xs = numeric ? data.rows.filter((r, i) => kept[i]).map(r => r.x) : data.rows.map((r, i) => i + 1);
      const columns = [xs].concat(cells.map(column => column.map(value)));
      const series = [{ label: data.axis || "instances", value: (u, v) => (v == null ? "" : numeric ? shown(v) : data.rows[Math.round(v) - 1].label) }]
        .concat(members.map(i => ({
          label: data.solvers[i], stroke: tint(i), width: 2, spanGaps: false, value: (u, v) => named(a)(v),
          paths: numeric ? undefined : () => null, points: { show: numeric, size: 7, fill: tint(i) },
        })));
      // Whiskers, and bars where the rows have no numbers; those of one row side by side.
      const marks = u => {
        const pixels = devicePixelRatio || 1;
        const visible = cells.map((c, i) => i).filter(i => u.series[i + 1].show);
        const room = numeric ? 0 : Math.min(46 * pixels, (0.8 * u.bbox.width) / xs.length / Math.max(1, visible.length));
        u.ctx.save();
        u.ctx.beginPath();
        u.ctx.rect(u.bbox.left, u.bbox.top, u.bbox.width, u.bbox.height);
        u.ctx.clip();
        visible.forEach((s, place) => {
          u.ctx.strokeStyle = u.ctx.fillStyle = tint(members[s]);
          u.ctx.lineWidth = 1.4 * pixels;
          cells[s].forEach((c, i) => {
            const v = value(c);
            if (v == null) return;
            const x = u.valToPos(xs[i], "x", true) + (place - (visible.length - 1) / 2) * room;
            if (!numeric) {
              const top = u.valToPos(v, "y", true);
              u.ctx.fillRect(x - 0.42 * room, top, 0.84 * room, u.bbox.top + u.bbox.height - top);
              u.ctx.strokeStyle = style("--ink");
            }
            if (name !== "mean" || c.low == null) return;
            const low = u.valToPos(log() ? Math.max(c.low, c.least, u.scales.y.min) : c.low, "y", true);
            const high = u.valToPos(c.high, "y", true);
            u.ctx.beginPath();
            u.ctx.moveTo(x, low);
            u.ctx.lineTo(x, high);
            for (const y of [low, high]) { u.ctx.moveTo(x - 4 * pixels, y); u.ctx.lineTo(x + 4 * pixels, y); }
            u.ctx.stroke();
          });
        });
        u.ctx.restore();
      };
      const decade = v => Math.pow(10, Math.floor(Math.log10(v)));
      const yScale = log()
        ? (numeric ? { distr: 3 } : { distr: 3, range: (u, low, high) => (low > 0 ? [decade(low) / 2, high * 2] : [1, 10]) })
        : a.label === "solved" ? { range: [0, 102] }
          : numeric ? {} : { range: (u, low, high) => [0, high * 1.05 || 1] };
      const xScale = numeric
        ? (data.wide ? { time: false, distr: 3, range: [Math.min(...xs) / 1.2, Math.max(...xs) * 1.2] } : { time: false })
        : { time: false, range: [0.5, xs.length + 0.5] };
      show(target, withLegend({
        series,
        scales: { x: xScale, y: yScale },
        axes: [
          axis(data.axis || "instances", false, numeric ? Object.assign(data.wide ? { splits: () => xs } : {}, { filter: (u, splits) => splits, values: roomy })
            : { splits: () => xs, values: () => data.rows.map(r => r.label), rotate: xs.length > 6 ? -40 : 0, size: xs.length > 6 ? 110 : 50 }),
          axis(a.axis + (a.label === "solved" ? "" : ", " + name) + (log() ? ", log" : ""), log(), { size: 62 }),
        ],
        hooks: { draw: [marks] },
        cursor: { focus: { prox: 24 } }, focus: { alpha: 0.35 },
      }, columns), columns);
      target.remark.textContent = (name === "mean"
        ? "Whiskers are 95 % confidence intervals" + (log() ? ", down to the least value measured. " : ". ") : "")
        + (kept.every(k => k) ? "" : "Rows without a number are only in the tables. ")
        + (atDepth() ? "Each solver has only the instances of which it found a shortest solution. "
          : "Nothing is shown where a solver did not solve all instances. ")
        + "Values below the chart are those of the last row, or where the pointer is. Click a name to hide it; drag to zoom, double-click to go back.";
    }
    return draw;
  }

  // Within several limits each instance is there several times, so only one of them is shown at first.
  const usual = data.limits > 1 ? data.rows.length : 0;
  const chosen = rows => (rows() === 0 ? data.rows.map((r, i) => i) : [rows() - 1]);

  // ---- The share of instances solved within so much effort ----------------------------------------
  function within() {
    const target = card("Share of instances solved within an effort");
    const efforts = data.measures.filter(m => m.log);
    const measure = select(target.controls, "Effort:", efforts.map(m => m.title), 0, () => draw());
    const rows = select(target.controls, "of", ["all rows"].concat(data.rows.map(r => r.label)), usual, () => draw());
    const picked = solvers(target.controls, () => draw());

    function draw() {
      const m = data.measures.indexOf(efforts[measure()]);
      const wanted = chosen(rows);
      const { members, tint } = picked();
      const values = members.map(i => wanted.flatMap(r => data.trials[i][r].filter(t => t !== null)));
      const solved = values.map(v => v.filter(t => t !== 0).map(t => t[m]).sort((p, q) => p - q));
      const positive = solved.flat().filter(v => v > 0);
      if (positive.length === 0) { target.remark.textContent = "Nothing was solved."; return; }
      let low = Infinity, high = 0;
      positive.forEach(v => { low = Math.min(low, v); high = Math.max(high, v); });
      const steps = 400, xs = [];
      for (let i = 0; i <= steps; i++) xs.push(low * Math.pow(Math.max(high / low, 1.01), i / steps) * (1 + 1e-12));
      const columns = [xs].concat(solved.map((sorted, s) => {
        let at = 0;
        return xs.map(x => {
          while (at < sorted.length && sorted[at] <= x) at++;
          return values[s].length ? (100 * at) / values[s].length : null;
        });
      }));
      show(target, withLegend({
        series: [{ label: "within", value: (u, v) => named(efforts[measure()])(v) }].concat(members.map(i => ({
          label: data.solvers[i], stroke: tint(i), width: 2, points: { show: false }, value: (u, v) => (v == null ? "\u2013" : v.toFixed(1) + " %"),
        }))),
        scales: { x: { time: false, distr: 3, range: [low / 1.1, high * 1.1] }, y: { range: [0, 102] } },
        axes: [axis(efforts[measure()].axis + ", log", true), axis("percent solved", false, { size: 50 })],
        cursor: { focus: { prox: 24 } }, focus: { alpha: 0.35 },
      }, columns), columns);
      target.remark.textContent = "Steep and far to the left is good; where a line ends below 100 %, the rest was not solved.";
    }
    return draw;
  }

  // ---- Two solvers, instance by instance -----------------------------------------------------------
  function duel() {
    if (data.solvers.length < 2) return () => {};
    const target = card("Two solvers, instance by instance");
    const x = select(target.controls, "Across:", data.solvers, 0, () => draw());
    const y = select(target.controls, "Up:", data.solvers, 1, () => draw());
    const measure = select(target.controls, "by", data.measures.map(m => m.title), 0, () => draw());
    const rows = select(target.controls, "of", ["all rows"].concat(data.rows.map(r => r.label)), usual, () => draw());

    function draw() {
      const m = data.measures[measure()], k = measure();
      const points = [];
      let left = 0;
      chosen(rows).forEach(r => {
        const xs = data.trials[x()][r], ys = data.trials[y()][r];
        for (let i = 0; i < Math.min(xs.length, ys.length); i++) {
          if (xs[i] && ys[i] && (!m.log || (xs[i][k] > 0 && ys[i][k] > 0))) points.push([xs[i][k], ys[i][k]]);
          else if (xs[i] !== null && ys[i] !== null) left++;
        }
      });
      points.sort((p, q) => p[0] - q[0]);
      if (points.length === 0) { target.remark.textContent = "No instance was solved by both."; return; }
      let low = Infinity, high = -Infinity;
      points.forEach(p => { low = Math.min(low, p[0], p[1]); high = Math.max(high, p[0], p[1]); });
      const pad = m.log ? [low / 1.3, high * 1.3] : [low - 0.05 * (high - low) - 0.5, high + 0.05 * (high - low) + 0.5];
      const diagonal = u => {
        u.ctx.save();
        u.ctx.strokeStyle = style("--pale");
        u.ctx.setLineDash([6, 6]);
        u.ctx.beginPath();
        u.ctx.moveTo(u.valToPos(pad[0], "x", true), u.valToPos(pad[0], "y", true));
        u.ctx.lineTo(u.valToPos(pad[1], "x", true), u.valToPos(pad[1], "y", true));
        u.ctx.stroke();
        u.ctx.restore();
      };
      const kind = m.log ? { distr: 3, range: pad } : { range: pad };
      show(target, {
        series: [{ label: data.solvers[x()], value: (u, v) => named(m)(v) }, {
          label: data.solvers[y()], stroke: colour(y()), paths: () => null, value: (u, v) => named(m)(v),
          points: { show: true, size: 5, fill: colour(y()) },
        }],
        scales: { x: Object.assign({ time: false }, kind), y: kind },
        axes: [axis(m.axis + ", " + data.solvers[x()], m.log), axis(m.axis + ", " + data.solvers[y()], m.log, { size: 62 })],
        hooks: { draw: [diagonal] }, legend: { show: false },
      }, [points.map(p => p[0]), points.map(p => p[1])]);
      const better = points.filter(p => p[1] < p[0]).length, worse = points.filter(p => p[1] > p[0]).length;
      target.remark.textContent = points.length + " instances that both solved"
        + (left ? " (" + left + " others were not, and are left out)" : "") + ": " + data.solvers[y()] + " has less in "
        + better + ", more in " + worse + ", as much in " + (points.length - better - worse) + ".";
    }
    return draw;
  }

  // ---- One attribute against another, a point for each solver --------------------------------------
  // The solvers of a family are joined by a line.
  function tradeOff() {
    const plotted = data.attributes.filter(a => a.label !== "solved");
    if (data.solvers.length < 3 || plotted.length < 2) return () => {};
    const target = card("One attribute against another, solver by solver");
    const at = (labels, otherwise) => { const i = plotted.findIndex(a => labels.includes(a.label)); return i < 0 ? otherwise : i; };
    const quality = at(["cost", "length"], plotted.length - 1);
    const titles = plotted.map(a => a.title);
    const x = select(target.controls, "Across:", titles, quality, () => draw());
    const y = select(target.controls, "Up:", titles, at(["expanded", "generated"], quality === 0 ? 1 : 0), () => draw());
    const rows = select(target.controls, "of", data.rows.map(r => r.label), 0, () => draw());

    function draw() {
      const across = plotted[x()], up = plotted[y()];
      const mean = (a, i) => { const c = a.cells[i][rows()]; return c && (!a.log || c.mean > 0) ? c.mean : null; };
      const points = data.solvers.map((label, i) => [mean(across, i), mean(up, i)]);
      const shownOnes = points.filter(p => p[0] !== null && p[1] !== null);
      if (shownOnes.length === 0) { target.remark.textContent = "No solver solved all instances of this row."; return; }
      const range = (a, k) => {
        const low = Math.min(...shownOnes.map(p => p[k])), high = Math.max(...shownOnes.map(p => p[k]));
        return a.log ? [low / 1.4, high * 1.4] : [low - 0.08 * (high - low) - 0.5, high + 0.16 * (high - low) + 0.5];
      };
      const scale = (a, k) => Object.assign({ range: range(a, k) }, a.log ? { distr: 3 } : {});
      const xs = [...new Set(shownOnes.map(p => p[0]))].sort((p, q) => p - q);
      const marks = u => {
        const pixels = devicePixelRatio || 1;
        u.ctx.save();
        u.ctx.font = 12 * pixels + "px system-ui, sans-serif";
        families.forEach(name => {
          const members = data.solvers.map((label, i) => i).filter(i => family(data.solvers[i]) === name);
          u.ctx.strokeStyle = u.ctx.fillStyle = colour(members[0]);
          u.ctx.lineWidth = 1.6 * pixels;
          u.ctx.beginPath();
          members.filter(i => points[i][0] !== null && points[i][1] !== null).forEach((i, place, drawn) => {
            const left = u.valToPos(points[i][0], "x", true), top = u.valToPos(points[i][1], "y", true);
            if (place === 0) u.ctx.moveTo(left, top); else u.ctx.lineTo(left, top);
            u.ctx.fillRect(left - 3 * pixels, top - 3 * pixels, 6 * pixels, 6 * pixels);
            u.ctx.fillText(place === drawn.length - 1 ? data.solvers[i] : ending(i), left + 6 * pixels, top - 5 * pixels);
          });
          u.ctx.stroke();
        });
        u.ctx.restore();
      };
      show(target, {
        series: [{ label: across.title }, { label: up.title, paths: () => null, points: { show: false } }],
        scales: { x: Object.assign({ time: false }, scale(across, 0)), y: scale(up, 1) },
        axes: [axis(across.axis + ", mean", across.log), axis(up.axis + ", mean" + (up.log ? ", log" : ""), up.log, { size: 62 })],
        hooks: { draw: [marks] }, legend: { show: false },
      }, [xs, xs.map(v => shownOnes.find(p => p[0] === v)[1])]);
      const left = points.length - shownOnes.length;
      target.remark.textContent = "Solvers whose names differ only by a number at the end are joined by a line."
        + (left ? " " + left + " did not solve all instances, and are left out." : "");
    }
    return draw;
  }

  // A link to a folded table opens it; on paper all are open.
  function unfold() {
    const target = location.hash && document.getElementById(location.hash.slice(1));
    if (target && target.tagName === "DETAILS") { target.open = true; target.scrollIntoView(); }
  }
  window.addEventListener("hashchange", unfold);
  window.addEventListener("beforeprint", () => document.querySelectorAll("details.table").forEach(d => { d.open = true; }));
  unfold();

  const charts = [byRow(), within(), tradeOff(), duel()];
  const drawAll = () => charts.forEach(draw => draw());
  drawAll();
  dark.addEventListener("change", drawAll);
  let pending = 0, width = root.clientWidth;
  window.addEventListener("resize", () => {
    if (root.clientWidth === width) return;
    width = root.clientWidth;
    clearTimeout(pending);
    pending = setTimeout(drawAll, 120);
  });
})();
