import { parseArgs } from 'node:util';
import { createDocument, createLanguage } from './percolation/corpus.ts';
import { countFrequencies } from './percolation/frequencies.ts';
import { measure, type PercolationResult } from './percolation/measure.ts';
import { Random } from './percolation/random.ts';
import { createSearches, MIXES } from './percolation/searches.ts';

const SAMPLE_DOCUMENTS = 1_000;
const WARM_UP_DOCUMENTS = 500;

interface RunOptions {
  /** The caller prints the result; the log is for a person watching. */
  json: boolean;
  log: (line: string) => void;
  /** `--searches 1000,10000` `--docs 500` `--mixes heavy,selective` `--seed 1` */
  args: string[];
}

/**
 * Measures documents per second through the percolator on one thread, against a percolator of Maps and objects in the
 * same run; documents are analyzed beforehand. Every decision is compared with evaluating every search.
 */
export async function run({ log, args }: RunOptions): Promise<{ bench: 'percolation'; results: PercolationResult[] }> {
  const { values } = parseArgs({
    args,
    options: {
      searches: { type: 'string', default: '1000,10000,100000' },
      docs: { type: 'string', default: '1000' },
      mixes: { type: 'string', default: MIXES.join() },
      seed: { type: 'string', default: '1' },
    },
  });
  const seed = Number(values.seed);
  const language = createLanguage(new Random(seed));
  const draw = (count: number, random: Random) => Array.from({ length: count }, () => createDocument(language, random));
  const frequency = countFrequencies(draw(SAMPLE_DOCUMENTS, new Random(seed + 1)));
  const warmUp = draw(WARM_UP_DOCUMENTS, new Random(seed + 2));
  const documents = draw(Number(values.docs), new Random(seed + 3));
  const results: PercolationResult[] = [];
  for (const mix of MIXES.filter((each) => values.mixes.split(',').includes(each))) {
    for (const count of values.searches.split(',').map(Number)) {
      const searches = createSearches(count, mix, language, new Random(seed + 4));
      const result = measure({ searches, mix, warmUp, documents, frequency });
      results.push(result);
      log(describeResult(result));
    }
  }
  return { bench: 'percolation', results };
}

function describeResult(result: PercolationResult): string {
  return [
    `${result.savedSearches} saved searches, ${result.mix}: ${result.docsPerSecondPerCore} documents/s`,
    `${result.baselineRatio} times the baseline (${result.baselineDocsPerSecond})`,
    `p50 ${result.p50Ms} ms, p99 ${result.p99Ms} ms`,
    `${result.matchesPerDocument} matches a document`,
    `index ${(result.indexBytes / 1e6).toFixed(1)} MB in ${result.buildMs} ms`,
    `${result.differences} differences on ${result.documentsCompared} documents`,
  ].join('; ');
}
