/**
 * Lets the browser save a file.
 *
 * @param {string} name
 * @param {Blob | string | Uint8Array<ArrayBuffer>} content
 * @param {string} [type] of what is not a Blob, which knows its own
 */
export function download(name, content, type) {
  const address = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
