// Saves a run as one HTML file that plays without a server: the page's own modules, packed into it as data.

const STYLES = [
  "app/theme.css",
  "app/style.css",
  "puzzle/puzzle.css",
  "play/play.css",
  "race/race.css",
  "watch/watch.css",
];
const ENTRY = "export/offline.js";
/** It runs what is in it, and loads and sends nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline' data:; img-src data:";
const IMPORT = /((?:from|import)\s*)"(\.[^"]+)"/g;

const fetchText = async (path) => {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path} cannot be read from the server.`);
  }
  return response.text();
};

/** A module's name in the file: inside it, modules know each other by names and not by places. */
const nameOf = (path) => "page/" + path;

const resolve = (path, from) => new URL(path, "http://page/" + from).pathname.slice(1);

/** A module and all that it imports, by name. */
async function collect(path, modules = new Map()) {
  if (modules.has(path)) {
    return modules;
  }
  modules.set(path, "");
  const source = await fetchText(path);
  const imported = [...source.matchAll(IMPORT)].map((found) => resolve(found[2], path));
  modules.set(
    path,
    source.replace(IMPORT, (_, keyword, to) => `${keyword}"${nameOf(resolve(to, path))}"`),
  );
  for (const each of imported) {
    await collect(each, modules);
  }
  return modules;
}

const asData = (source) => "data:text/javascript;charset=utf-8," + encodeURIComponent(source);

const inScript = (json) => JSON.stringify(json).replace(/</g, "\\u003c");

/**
 * @param {string} title
 * @param {object} run what the file shows, see offline.js
 * @returns {Promise<string>} the file
 */
export async function bundle(title, run) {
  const modules = await collect(ENTRY);
  const imports = Object.fromEntries([...modules].map(([path, source]) => [nameOf(path), asData(source)]));
  const styles = await Promise.all(STYLES.map(fetchText));
  const theme = document.documentElement.dataset.theme;
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ""}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${title.replace(/[<&]/g, "")}</title>
<style>
${styles.join("\n")}
</style>
<script type="application/json" id="run">${inScript(run)}</script>
<script type="importmap">${inScript({ imports })}</script>
<script type="module">import "${nameOf(ENTRY)}";</script>
</head>
<body><div id="app"></div></body>
</html>
`;
}
