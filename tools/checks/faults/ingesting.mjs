import { writeFileSync } from 'node:fs';
import path from 'node:path';

const BILLS_A_FILE = 2000;
/** The saved search finds every third bill. */
const FOUND_EACH = 3;

/** Ingests file after file with the command line until told to stop. */
export async function startIngesting(folder, product) {
  const problems = [];
  let files = 0;
  let isOver = false;
  const ingestNext = async () => {
    const file = path.join(folder, `bills-${files}.jsonl`);
    writeFileSync(file, getLines(files * BILLS_A_FILE, BILLS_A_FILE));
    const { code, out, said } = await product.command(['ingest', 'congress-api', '--from', file, '--json']);
    const read = code === 0 ? JSON.parse(out) : {};
    if (code !== 0) problems.push(`ingest of file ${files} ended with ${code}: ${said}`);
    else if (read.created !== BILLS_A_FILE) problems.push(`ingest of file ${files} created ${read.created}: ${out}`);
    files += 1;
  };
  // The first file is ingested up front, so that there is something to search for.
  await ingestNext();
  const keepOn = async () => {
    while (!isOver) await ingestNext();
  };
  const ingesting = keepOn();
  return {
    bills: () => files * BILLS_A_FILE,
    found: () => Math.floor((files * BILLS_A_FILE) / FOUND_EACH),
    problems: () => problems,
    stop: async () => {
      isOver = true;
      await ingesting;
    },
  };
}

/** Returns bills of congress-api, one per line, numbered from the one after `before`. */
export function getLines(before, bills) {
  return Array.from({ length: bills }, (_, index) => {
    const number = before + index + 1;
    const title = `To ${number % FOUND_EACH === 0 ? 'inspect' : 'repeal'} widget ${number}`;
    const bill = {
      congress: 119,
      type: 'HR',
      number: String(number),
      title,
      originChamber: 'House',
      introducedDate: '2025-01-03',
      updateDate: '2025-03-01T00:00:00Z',
      latestAction: {
        actionDate: '2025-02-03',
        text: 'Referred to the Committee on Widgets.',
      },
    };
    return JSON.stringify({ bill });
  }).join('\n');
}
