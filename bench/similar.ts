import { parseArgs } from 'node:util';
import { type HistoriesResult, measureHistories } from './similar/histories.ts';
import { measurePassages, type PassagesResult } from './similar/passages.ts';
import { measurePlanted, type PlantedResult } from './similar/planted.ts';
import { measureWatched, type WatchedResult } from './similar/watched.ts';
import { measureSynthetic, type SyntheticResult } from './similar/synthetic.ts';

interface RunOptions {
  json: boolean;
  log: (line: string) => void;
  /** `--data <folder of real public data>` `--bills 15000` */
  args: string[];
}

export type SimilarResult = HistoriesResult | PassagesResult | PlantedResult | SyntheticResult | WatchedResult;

/**
 * Measures how many of the related bills are found, on pairs identified by the Library of Congress and on sections
 * inserted into other bills, compared with BM25 on titles and plain Jaccard; and the size and speed of the index.
 * Without `--data`, only the last.
 */
export async function run({ log, args }: RunOptions): Promise<{ bench: 'similar'; results: SimilarResult[] }> {
  const { values } = parseArgs({
    args,
    options: { data: { type: 'string' }, bills: { type: 'string', default: '15000' } },
  });
  const results: SimilarResult[] = [];
  const add = (...more: SimilarResult[]) => {
    results.push(...more);
    for (const one of more) log(JSON.stringify(one));
  };
  add(measureSynthetic(Number(values.bills)));
  if (values.data === undefined) log('similar: --data names no folder, so real bills are passed over');
  else {
    add(...(await measurePassages(values.data)));
    add(await measureWatched(values.data, 1000));
    add(...(await measurePlanted(values.data)));
    add(...(await measureHistories(values.data, '113')));
  }
  return { bench: 'similar', results };
}
