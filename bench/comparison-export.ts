import { parseArgs } from 'node:util';
import { writeDocx } from '../apps/server/src/features/comparison/export/docx/write-docx.ts';
import { writePdf } from '../apps/server/src/features/comparison/export/pdf/write-pdf.ts';
import { exported } from '../apps/server/src/features/comparison/export/testing/exported.ts';
import { readDocxText } from '../apps/server/src/features/comparison/export/testing/read-docx.ts';
import { getLines, readTracked } from '../apps/server/src/features/comparison/export/testing/read-tracked.ts';
import { generatePairs } from './comparison/generate-pairs.ts';
import { readRealPairs } from './comparison/read-pairs.ts';
import type { TextPair } from './comparison/text-pair.ts';

interface RunOptions {
  log: (line: string) => void;
  /** `--data <folder of bill texts>` `--pairs 100`; generated texts without data. */
  args: string[];
}

interface ExportResult {
  set: 'families' | 'hr1';
  pairs: number;
  /**
   * Files for which rejecting all changes yields exactly the left text, and accepting all yields exactly the right one.
   */
  exact: number;
  docx: { p50Ms: number; maxMs: number; maxKb: number };
  pdf: { p50Ms: number; maxMs: number; maxKb: number };
  /** The process's peak memory up to then, in megabytes. */
  rssMb: number;
}

/**
 * Measures exported comparisons: DOCX files are read back with other libraries than the one that wrote them, and the
 * cost of both file formats is measured.
 */
export async function run({ log, args }: RunOptions): Promise<{ bench: 'comparison-export'; results: ExportResult[] }> {
  const { values } = parseArgs({
    args,
    options: { data: { type: 'string' }, pairs: { type: 'string', default: '100' } },
  });
  if (values.data === undefined) log('Made-up texts: give --data for real ones.');
  const texts = values.data === undefined ? generatePairs() : await readRealPairs(values.data);
  const results: ExportResult[] = [];
  for (const [set, pairs] of [
    ['families', spread(texts.families, Number(values.pairs))],
    ['hr1', texts.hr1],
  ] as const) {
    const result = await measure(set, pairs, log);
    log(JSON.stringify(result));
    results.push(result);
  }
  return { bench: 'comparison-export', results };
}

/** Selects the given number of pairs, spread evenly over the list. */
function spread(pairs: readonly TextPair[], wanted: number): TextPair[] {
  const step = Math.max(1, pairs.length / wanted);
  return pairs.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step)).slice(0, wanted);
}

async function measure(
  set: ExportResult['set'],
  pairs: readonly TextPair[],
  log: (line: string) => void,
): Promise<ExportResult> {
  const docx: Made[] = [];
  const pdf: Made[] = [];
  let exact = 0;
  for (const { name, left, right } of pairs) {
    const comparison = exported(left, right);
    docx.push(await timed(() => writeDocx(comparison)));
    pdf.push(await timed(() => writePdf(comparison)));
    const read = await readDocxText(docx.at(-1)?.file ?? new Uint8Array());
    const isExact =
      readTracked(read, 'left').join('\n') === getLines(left).join('\n') &&
      readTracked(read, 'right').join('\n') === getLines(right).join('\n');
    if (isExact) exact += 1;
    else log(`NOT EXACT: ${name}`);
    for (const made of [docx.at(-1), pdf.at(-1)]) if (made !== undefined) made.file = new Uint8Array();
  }
  const rssMb = Math.round(process.memoryUsage.rss() / 1e6);
  return { set, pairs: pairs.length, exact, docx: getFigures(docx), pdf: getFigures(pdf), rssMb };
}

interface Made {
  ms: number;
  kb: number;
  file: Uint8Array;
}

async function timed(write: () => Promise<Uint8Array>): Promise<Made> {
  const startMs = performance.now();
  const file = await write();
  return { ms: Math.round(performance.now() - startMs), kb: Math.round(file.length / 1000), file };
}

function getFigures(made: readonly Made[]): ExportResult['docx'] {
  const times = made.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    p50Ms: times[Math.floor(times.length / 2)] ?? 0,
    maxMs: times.at(-1) ?? 0,
    maxKb: Math.max(0, ...made.map(({ kb }) => kb)),
  };
}
