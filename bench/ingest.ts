import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type BenchInput, findRealInputs, writeInputs } from './ingest/inputs.ts';
import { runCommand } from './product/run-command.ts';
import { withTemporaryHome } from './product/temporary-home.ts';

interface RunOptions {
  /** Prints only the result and logs nothing. */
  json: boolean;
  log: (line: string) => void;
  /** `--records 10000` `--only <source>` `--seed 1` */
  args: string[];
}

export interface IngestResult {
  source: string;
  input: string;
  records: number;
  quarantined: number;
  recordsPerSecond: number;
  seconds: number;
  /** The same unchanged input again: read in full, and skipped by its fingerprint as by default. */
  secondsAgain: number;
  secondsRepeated: number;
  documentsIndexed: number;
  documentsIndexedPerSecond: number;
  /** Peak of the command's process while it ingested, indexed and matched. */
  peakMemoryMb: number | null;
}

const summarySchema = z.object({
  read: z.number(),
  created: z.number(),
  updated: z.number(),
  quarantined: z.number(),
  seconds: z.number(),
  indexed: z.number(),
  indexSeconds: z.number(),
});

/**
 * Measures records per second and peak memory of `rotunda ingest` for each source, on generated records or, if
 * ROTUNDA_REAL_DATA names a folder of public data, on the publishers' own. Index and alerts are up to date at the end
 * of each command. One installation ingests all sources, so that later ones encounter the documents of earlier ones.
 */
export async function run({ json, log, args }: RunOptions): Promise<{ bench: 'ingest'; results: IngestResult[] }> {
  const { values } = parseArgs({
    args,
    options: {
      records: { type: 'string', default: '10000' },
      only: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  return withTemporaryHome(async (home) => {
    const real = process.env['ROTUNDA_REAL_DATA'];
    if (real === undefined && !json) log('ROTUNDA_REAL_DATA is not set: generated records');
    const inputs =
      real === undefined ? await writeInputs(home, Number(values.records), Number(values.seed)) : findRealInputs(real);
    const results: IngestResult[] = [];
    for (const input of inputs.filter(({ source }) => values.only === undefined || source === values.only)) {
      const result = await measure(input, home);
      results.push(result);
      if (!json) log(describeResult(result));
    }
    return { bench: 'ingest', results };
  });
}

async function measure({ source, name, path }: BenchInput, home: string): Promise<IngestResult> {
  const ingest = async (...flags: string[]) => {
    const argv = ['ingest', source, '--from', path, '--json', ...flags];
    const { answer, peakMemoryMb } = await runCommand(argv, { ROTUNDA_HOME: home });
    return { ...summarySchema.parse(answer), peakMemoryMb };
  };
  const first = await ingest();
  const again = await ingest('--again');
  if (again.created + again.updated > 0) throw new Error(`${name} read again changed ${again.created + again.updated}`);
  const repeated = await ingest();
  return {
    source,
    input: name,
    records: first.read,
    quarantined: first.quarantined,
    recordsPerSecond: Math.round(first.read / first.seconds),
    seconds: first.seconds,
    secondsAgain: again.seconds,
    secondsRepeated: repeated.seconds,
    documentsIndexed: first.indexed,
    documentsIndexedPerSecond: first.indexSeconds === 0 ? 0 : Math.round(first.indexed / first.indexSeconds),
    peakMemoryMb: first.peakMemoryMb,
  };
}

function describeResult(result: IngestResult): string {
  return [
    `${result.source} (${result.input}): ${result.records} records, ${result.recordsPerSecond} a second`,
    `again ${result.secondsAgain.toFixed(1)} s after ${result.seconds.toFixed(1)} s, repeated ${result.secondsRepeated.toFixed(2)} s`,
    `${result.documentsIndexed} documents indexed, ${result.documentsIndexedPerSecond} a second`,
    `peak ${result.peakMemoryMb ?? 'unknown'} MB`,
    `${result.quarantined} quarantined`,
  ].join('; ');
}
