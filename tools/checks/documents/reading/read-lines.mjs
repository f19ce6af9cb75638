import { createInterface } from 'node:readline';
import { openFile } from './open-file.mjs';

/** Reads one JSON value per line, one at a time, because the sets are far larger than memory. @param {string} file */
export async function* readJsonLines(file) {
  for await (const line of createInterface({ input: openFile(file), crlfDelay: Infinity })) {
    if (line.trim() !== '') yield JSON.parse(line);
  }
}
