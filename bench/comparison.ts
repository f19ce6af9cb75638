import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { hostilePairs } from '../packages/comparison/src/testing/hostile-texts.ts';
import { generatePairs } from './comparison/generate-pairs.ts';
import { measureRearranged } from './comparison/measure-rearranged.ts';
import { measureSet, type SetResult } from './comparison/measure-set.ts';
import { readRealPairs } from './comparison/read-pairs.ts';

interface RunOptions {
  /** The caller prints the result; the log is for a person watching. */
  json: boolean;
  log: (line: string) => void;
  /** `--data <folder of bill texts>` `--sets families,hr1,hostile`; generated texts without data. */
  args: string[];
}

/**
 * Compares neighboring versions of bills, the first and last version of the longest bill, and hostile texts, with three
 * libraries on the same words as peers. Every result is verified to rebuild the right text.
 */
export async function run({ log, args }: RunOptions): Promise<{ bench: 'comparison'; results: SetResult[] }> {
  const { values } = parseArgs({
    args,
    options: { data: { type: 'string' }, sets: { type: 'string', default: 'families,hr1,hostile' } },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'comparison-'));
  try {
    const script = path.join(folder, 'compare-process.mjs');
    await buildProcess(script);
    const texts = values.data === undefined ? generatePairs() : await readRealPairs(values.data);
    if (values.data === undefined) log('Made-up texts: give --data for real ones.');
    measureRearranged(texts.bills, log);
    const sets = [
      { set: 'families' as const, pairs: texts.families },
      { set: 'hr1' as const, pairs: texts.hr1 },
      { set: 'hostile' as const, pairs: hostilePairs(1) },
    ];
    const results: SetResult[] = [];
    for (const { set, pairs } of sets.filter((each) => values.sets.split(',').includes(each.set))) {
      const result = await measureSet(set, pairs, script, log);
      log(describe(result));
      results.push(result);
    }
    return { bench: 'comparison', results };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function buildProcess(outfile: string): Promise<void> {
  const entryPoint = fileURLToPath(new URL('comparison/compare-process.ts', import.meta.url));
  await build({
    entryPoints: [entryPoint],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.20',
  });
}

function describe({
  set,
  pairs,
  exact,
  p50Ms,
  p95Ms,
  maxMs,
  rssMb,
  runsToJsdiff,
  tokensToMinimal,
  peers,
}: SetResult): string {
  const others = Object.entries(peers).map(
    ([name, peer]) =>
      `${name} ${peer.finished} of ${pairs}${peer.isKilled ? ', killed after 60 s' : ''}: ${peer.p50Ms}/${peer.p95Ms}/${peer.maxMs} ms, ${peer.runs} places, ${peer.tokens} words`,
  );
  return [
    `${set}: ${exact} of ${pairs} exact, ${p50Ms}/${p95Ms}/${maxMs} ms (p50/p95/max), ${rssMb} MB`,
    `changed places to jsdiff's ${runsToJsdiff}, words to the fewest ${tokensToMinimal}`,
    ...others,
  ].join('\n  ');
}
