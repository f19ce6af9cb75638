import { readdirSync } from 'node:fs';

/**
 * The long checks, one for each `<name>.mjs` of the folder, by name. Each exports `summary`, one line for the list, and
 * `run(args)`, which answers the exit code: 0 when everything held, 1 when something did not, 2 when called wrongly.
 * What belongs to one check alone stands in a folder of its name.
 *
 * @param {URL} folder ending with a slash
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
