import { existsSync } from 'node:fs';
import path from 'node:path';
import { readArguments, samplingOptions } from './arguments/read-arguments.mjs';
import { compareSet } from './documents/compare-set.mjs';
import { printResults } from './documents/print-results.mjs';
import { getAsker } from './documents/product/ask-product.mjs';
import { COMMITTEE_BILL_SET } from './people/committee-bills.mjs';
import { COMMITTEE_SET } from './people/committees.mjs';
import { HEARING_SET } from './people/hearings.mjs';
import { countLinks, printLinks } from './people/links.mjs';
import { LEGISLATOR_SET } from './people/legislators.mjs';
import { FEDERAL_VOTES_SET, STATE_VOTES_SET } from './people/person-votes.mjs';
import { STATE_COMMITTEE_SET } from './people/state-committees.mjs';
import { STATE_PEOPLE_SET } from './people/state-people.mjs';
import { withProduct } from './product/with-product.mjs';

export const summary =
  'people, their votes, committees, their bills and hearings against their files: --data FOLDER [--seed N] [--count N] [--home DIR] [--ingest]';

const SETS = [
  LEGISLATOR_SET,
  STATE_PEOPLE_SET,
  COMMITTEE_SET,
  STATE_COMMITTEE_SET,
  HEARING_SET,
  FEDERAL_VOTES_SET,
  STATE_VOTES_SET,
  COMMITTEE_BILL_SET,
];
const INPUTS = [
  ['congress-legislators', 'unitedstates-legislators'],
  ['openstates-people', 'openstates-people'],
  ['congress-hearings', 'congress-hearings-119'],
  ['openstates-bills', 'openstates-bills'],
  ['billstatus', 'govinfo-billstatus'],
  // The other file's bill summaries are omitted: there are many, and they name neither votes nor committees.
  ['congress-api', 'us-bills-119-corpus/bill-details.jsonl.gz'],
  ['congress-api', 'congress-gov-api-v3'],
  ['congress-api', 'us-bills-119-corpus/roll-calls.jsonl.gz'],
  // A dataset with legislators whom Open States also lists.
  ['legiscan', 'legiscan/csv/CA_2025-2026_Regular_Session'],
  ['house-clerk', 'house-clerk'],
  ['senate-lis', 'senate-lis'],
];
/** Thousands of calls per minute are not an attack here. */
const ENVIRONMENT = { ROTUNDA_REQUESTS_PER_MINUTE: '100000' };

/** @param {string[]} args */
export async function run(args) {
  const asked = readArguments(args, samplingOptions(100));
  if (asked === undefined) {
    console.error(`Usage: npm run check -- people\n${summary}`);
    return 2;
  }
  const { data, seed, count, home, ingest } = asked;
  if (data === undefined || !existsSync(data) || !SETS.some((set) => set.isThere(data))) {
    console.error('There are no people to compare with: name the folder of the data with --data or ROTUNDA_REAL_DATA.');
    return 1;
  }
  const results = [];
  let links;
  await withProduct({ home, environment: ENVIRONMENT }, async (product) => {
    if (product.isEmpty || ingest) await ingestPeople(product, data);
    const ask = getAsker(await product.addPerson('admin'));
    for (const set of SETS) results.push(await compareSet(set, { data, seed, count, ask }));
    links = await countLinks({ data, ask, seed, count });
  });
  const isUnexplained = printResults(results, { seed });
  return printLinks(links) || isUnexplained ? 1 : 0;
}

async function ingestPeople(product, data) {
  for (const [source, folder] of INPUTS) {
    const from = path.join(data, folder);
    if (!existsSync(from)) continue;
    const counts = JSON.parse(await product.command('ingest', source, '--from', from, '--json'));
    console.log(`${source}: ${counts.read} records, ${counts.quarantined} quarantined`);
  }
}
