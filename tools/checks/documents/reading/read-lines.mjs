import { createInterface } from 'node:readline';
import { openFile } from './open-file.mjs';

/** One JSON value a line, one at a time: the sets are far larger than memory should be. @param {string} file */
export async function* readJsonLines(file) {
  for await (const line of createInterface({ input: openFile(file), crlfDelay: Infinity })) {
    if (line.trim() !== '') yield JSON.parse(line);
  }
}
