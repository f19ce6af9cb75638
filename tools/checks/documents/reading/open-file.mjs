import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';

/** The bytes of a file as they were before they were packed. @param {string} file */
export function openFile(file) {
  const bytes = createReadStream(file);
  if (!file.endsWith('.gz')) return bytes;
  return bytes.pipe(createGunzip());
}

/** The whole of a small file as text, without the mark some publishers begin with. @param {string} file */
export async function readText(file) {
  const chunks = [];
  for await (const chunk of openFile(file)) chunks.push(chunk);
  return withoutMark(Buffer.concat(chunks).toString('utf8'));
}

/** @param {string} text */
export function withoutMark(text) {
  return text.replace(/^\uFEFF/, '');
}
