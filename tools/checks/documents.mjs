import { existsSync } from 'node:fs';
import { readArguments, samplingOptions } from './arguments/read-arguments.mjs';
import { withProduct } from './product/with-product.mjs';
import { getAsker } from './documents/product/ask-product.mjs';
import { ingestData } from './documents/product/ingest-data.mjs';
import { compareProgress, PROGRESS } from './documents/compare-progress.mjs';
import { compareSet } from './documents/compare-set.mjs';
import { openInBrowser } from './documents/product/open-in-browser.mjs';
import { printResults } from './documents/print-results.mjs';
import { SETS } from './documents/sets/index.mjs';

export const summary =
  'documents against the files they come from: --data FOLDER [--seed N] [--count N] [--home DIR] [--only KIND] [--browser]';

const OPTIONS = { ...samplingOptions(50), only: { kind: 'text' }, browser: { kind: 'flag' } };
/** Documents of each set that are opened in the browser. */
const OPENED = 3;

/** Thousands of calls per minute are not an attack here. */
const ENVIRONMENT = { ROTUNDA_REQUESTS_PER_MINUTE: '100000' };

/** @param {string[]} args */
export async function run(args) {
  const asked = readArguments(args, OPTIONS);
  if (asked === undefined) {
    console.error(`Usage: npm run check -- documents\n${summary}`);
    return 2;
  }
  const { data, seed, count, home, only } = asked;
  if (data === undefined || !existsSync(data)) {
    console.error('There is no data to compare with: name its folder with --data or ROTUNDA_REAL_DATA.');
    return 1;
  }
  const sets = SETS.filter((set) => only === undefined || [set.kind, set.source, set.name].includes(only));
  const isProgress = only === undefined || only === PROGRESS;
  if (sets.length === 0 && !isProgress) {
    console.error(`There is nothing named "${only}" to compare.`);
    return 2;
  }
  if (sets.length > 0 && !sets.some((set) => set.isThere(data))) {
    console.error(`${data} holds no files of a source that is compared.`);
    return 1;
  }
  const results = [];
  let opened;
  await withProduct({ home, environment: ENVIRONMENT }, async (product) => {
    if (product.isEmpty || asked.ingest) await ingestData(product, data);
    const ask = getAsker(await product.addPerson('admin'));
    for (const set of sets) results.push(await compareSet(set, { data, seed, count, ask }));
    if (isProgress) results.push(await compareProgress({ data, ask }));
    if (asked.browser) opened = await openInBrowser(product, results, OPENED);
  });
  const failed = printResults(results, { seed, opened });
  return failed ? 1 : 0;
}
