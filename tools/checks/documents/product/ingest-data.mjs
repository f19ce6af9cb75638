import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folder of the data for each source, ordered so that referenced records come first. */
const FOLDERS = [
  ['congress-legislators', 'unitedstates-legislators'],
  ['openstates-people', 'openstates-people'],
  ['billstatus', 'govinfo-billstatus'],
  ['congress-api', 'us-bills-119-corpus'],
  ['congress-api', 'congress-gov-api-v3'],
  ['bill-text', 'govinfo-bills'],
  ['bill-text', 'govinfo-uslm'],
  ['openstates-bills', 'openstates-bills'],
  ['legiscan', 'legiscan/json'],
  ['nysenate', 'nysenate'],
  ['regulations-gov', 'regulations-gov'],
  ['federal-register', 'federal-register'],
  ['presidential-actions', 'federal-register'],
  ['crs', 'crs'],
  ['cbo', 'cbo'],
  ['justice-canada', 'justice-canada'],
  ['congress-hearings', 'congress-hearings-119'],
  ['house-clerk', 'house-clerk'],
  ['senate-lis', 'senate-lis'],
  ['hts', 'usitc-hts'],
];

/** Each LegiScan dataset is a separate folder, whose name states its state and session. */
const DATASETS = 'legiscan/csv';

/**
 * Ingests everything in the folder.
 *
 * @param {{ command: (...argv: string[]) => Promise<string> }} product
 * @param {string} data
 */
export async function ingestData(product, data) {
  const datasets = existsSync(path.join(data, DATASETS)) ? readdirSync(path.join(data, DATASETS)).toSorted() : [];
  const inputs = [...FOLDERS, ...datasets.map((name) => ['legiscan', path.join(DATASETS, name)])];
  for (const [source, folder] of inputs) {
    const from = path.join(data, folder);
    if (!existsSync(from)) continue;
    const startMs = performance.now();
    const counts = JSON.parse(await product.command('ingest', source, '--from', from, '--json'));
    const seconds = Math.round((performance.now() - startMs) / 1000);
    console.log(`${source} ${folder}: ${counts.read} records, ${counts.quarantined} quarantined, ${seconds} s`);
  }
}
