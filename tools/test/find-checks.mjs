import { readdirSync } from 'node:fs';

/**
 * Finds the long checks, one for each `<name>.mjs` of the folder, by name. Each exports `summary`, one line for the
 * list, and `run(args)`, which returns the exit code: 0 if everything passed, 1 if something failed, 2 for invalid
 * arguments. Code of a single check is in a folder with its name.
 *
 * @param {URL} folder Ends with a slash.
 * @returns {Promise<{ name: string, summary: string, run: (args: string[]) => Promise<number> }[]>}
 */
export async function findChecks(folder) {
  const files = readdirSync(folder).filter((file) => /^[a-z][a-z0-9-]*\.mjs$/.test(file));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const { summary, run } = await import(new URL(file, folder).href);
      if (typeof summary !== 'string' || typeof run !== 'function') throw new Error(`${file} exports no check.`);
      return { name: file.slice(0, -'.mjs'.length), summary, run };
    }),
  );
}
