import { stat } from 'node:fs/promises';
import path from 'node:path';

/** Returns the number of the disk that a folder is on, or will be on once it is created. */
export async function getDisk(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => undefined);
  if (found !== undefined) return found.dev;
  const parent = path.dirname(folder);
  return parent === folder ? 0 : getDisk(parent);
}
