import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

/** Opens a file, decompressed. @param {string} file */
export function openFile(file) {
  const bytes = createReadStream(file);
  if (!file.endsWith('.gz')) return bytes;
  return bytes.pipe(createGunzip());
}

/**
 * Reads a small file completely as text, without the byte order mark that some publishers write. @param {string} file
 */
export async function readText(file) {
  const chunks = [];
  for await (const chunk of openFile(file)) chunks.push(chunk);
  return withoutMark(Buffer.concat(chunks).toString('utf8'));
}

/** @param {string} text */
export function withoutMark(text) {
  return text.replace(/^\uFEFF/, '');
}
