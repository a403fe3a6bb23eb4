// Answers the requests of the page in a worker of the browser, by the same program as the server, compiled to WebAssembly.

import { load } from "./runtime.js";
import { keptTable, keepTable } from "./tables.js";

const engine = load(new URL("unscramble.wasm", import.meta.url).href).then(({ exports }) => {
  if (self.caches && self.crypto.subtle) {
    exports.keepTables();
  }
  return exports;
});

/** A table that the engine made, of which self.words are the bytes. */
self.keepTable = (name, size) => {
  const bytes = new Uint8Array(self.words.buffer, 0, size);
  self.words = null;
  keepTable(name, bytes).catch(() => {}); // it is made again where it is not kept
};

/** Gives the engine a table that it wants, or says that there is none. */
async function giveTable(exports, name) {
  const bytes = await keptTable(name).catch(() => null);
  self.words = bytes && new Int32Array(bytes.buffer);
  exports.giveTable(name, bytes ? bytes.length : -1);
  self.words = null;
}

async function answerTo({ method, path, body, events }) {
  const exports = await engine;
  for (;;) {
    const text = exports.answer(method, path, body, events);
    const answer = { status: Number(text.slice(0, 3)), body: text.slice(4) };
    if (answer.status !== 0) {
      return answer;
    }
    await giveTable(exports, answer.body);
  }
}

self.onmessage = async ({ data }) => {
  self.tellEvent = (name, said) => postMessage({ event: { name, data: JSON.parse(said) } });
  try {
    postMessage(await answerTo(data));
  } catch (failure) {
    postMessage({ status: 500, body: JSON.stringify({ error: `the search ended unexpectedly (${failure})` }) });
  }
};
