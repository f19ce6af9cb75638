import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Files of a folder of the data and of the folders in it, in the order of their names; none where the folder is not there.
 *
 * @param {string} data folder laid out as the data's README says
 * @param {string} folder below it
 * @param {RegExp} name of the file, with the folders between
 * @returns {string[]} whole paths
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

/** `bills.csv` of a folder, packed or not. */
export function tableFile(folder, table) {
  return [`${table}.csv`, `${table}.csv.gz`].map((name) => path.join(folder, name)).find((file) => existsSync(file));
}
