import { findFiles } from '../documents/reading/find-files.mjs';
import { readText } from '../documents/reading/open-file.mjs';
import { readYaml } from '../documents/reading/read-yaml.mjs';

const FOLDER = 'unitedstates-legislators';
const getFiles = (data, name) => findFiles(data, FOLDER, new RegExp(`^${name}\\.yaml(\\.gz)?$`));

/** @param {string} data @param {string} name Without its extension: `committees-current`. */
export const hasCongressFile = (data, name) => getFiles(data, name).length > 0;

/** Reads a file of the project; undefined if it does not exist. */
export async function readCongressFile(data, name) {
  const [file] = getFiles(data, name);
  return file === undefined ? undefined : readYaml(await readText(file));
}
