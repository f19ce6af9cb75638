import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository; the same for the sources and for the bundle built from them. */
export const REPOSITORY_ROOT = findRoot(fileURLToPath(new URL('.', import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package-lock.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('the folder with package-lock.json was not found above the program');
  return findRoot(parent);
}
