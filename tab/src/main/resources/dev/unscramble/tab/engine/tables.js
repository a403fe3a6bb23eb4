// Tables in the storage of the browser, each with its checksum. Browsers offer it only on safe connections.

/** Its number changes when tables of the same name have other bytes. */
const CACHE = "unscramble-tables-1";
const CHECKSUM = "checksum";

const addressOf = (name) => new URL(`tables/${encodeURIComponent(name)}`, import.meta.url).href;

async function checksumOf(bytes) {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keeps a table. */
export async function keepTable(name, bytes) {
  const cache = await caches.open(CACHE);
  await cache.put(addressOf(name), new Response(bytes, { headers: { [CHECKSUM]: await checksumOf(bytes) } }));
}

/**
 * The bytes of a table, with some more after them up to a multiple of four; null if there is no such table, or it is
 * damaged.
 */
export async function keptTable(name) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(addressOf(name));
  if (!kept) {
    return null;
  }
  const bytes = new Uint8Array(await kept.arrayBuffer());
  if ((await checksumOf(bytes)) !== kept.headers.get(CHECKSUM)) {
    return null;
  }
  const buffer = new ArrayBuffer(Math.ceil(bytes.length / 4) * 4);
  const whole = new Uint8Array(buffer, 0, bytes.length);
  whole.set(bytes);
  return whole;
}
