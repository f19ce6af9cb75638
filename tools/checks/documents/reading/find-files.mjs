import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds files in a data folder and its subfolders, sorted by name; none if the folder does not exist.
 *
 * @param {string} data Folder laid out as the data's README says.
 * @param {string} folder Folder below it.
 * @param {RegExp} name Matches the file name, including subfolders.
 * @returns {string[]} Full paths.
 */
export function findFiles(data, folder, name) {
  const root = path.join(data, folder);
  if (!existsSync(root)) return [];
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => name.test(path.relative(root, file)))
    .toSorted();
}

/** Returns a folder's `bills.csv`, compressed or not. */
export function tableFile(folder, table) {
  return [`${table}.csv`, `${table}.csv.gz`].map((name) => path.join(folder, name)).find((file) => existsSync(file));
}
