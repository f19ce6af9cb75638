import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExportType } from '../packages/contract/src/index.ts';
import type { CellKind, CellValue } from '../apps/server/src/features/exports/writing/export-table.ts';
import { writeTables } from '../apps/server/src/features/exports/writing/write-tables.ts';

interface BenchOptions {
  json: boolean;
  log: (line: string) => void;
  /** Number of rows; 100,000 by default, the maximum of an export. */
  args: string[];
}

interface Result {
  format: ExportType;
  rows: number;
  seconds: number;
  /** Size of the file. */
  megabytes: number;
  /** Peak memory of the whole process while the file was written. */
  peakMegabytes: number;
}

const MEGABYTE = 1_000_000;
const CHUNK_SIZE = 250;
const SAMPLE_MS = 50;
/** Columns of an export of documents with all fields, by type of content. */
const KINDS: CellKind[] = [
  ...Array.from({ length: 19 }, () => 'text' as const),
  ...(['day', 'day', 'day', 'day', 'time', 'time', 'link', 'link'] as const),
];
const SUMMARY = 'A bill to require the agency to report each year on the programs it pays for. '.repeat(12);

function valueOf(kind: CellKind, row: number, place: number): CellValue {
  switch (kind) {
    case 'day':
      return '2026-03-04';
    case 'time':
      return 1_790_000_000 + row;
    case 'link':
      return `https://rotunda.example/legislation/us-119-hr-${row}-${place}`;
    case 'text':
      return place === 1 ? `${SUMMARY}${row}` : `Text ${place} of ${row}`;
  }
}

async function* getChunks(rows: number): AsyncGenerator<CellValue[][]> {
  for (let first = 0; first < rows; first += CHUNK_SIZE) {
    const count = Math.min(CHUNK_SIZE, rows - first);
    yield Array.from({ length: count }, (_, row) => KINDS.map((kind, place) => valueOf(kind, first + row, place)));
  }
}

async function measure(format: ExportType, rows: number, file: string): Promise<Result> {
  let peak = process.memoryUsage.rss();
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLE_MS);
  const startedMs = performance.now();
  const columns = KINDS.map((kind, place) => ({ kind, header: `Column ${place + 1}`, width: 20 }));
  const table = { name: 'Documents', columns, chunks: getChunks(rows) };
  try {
    await writeTables(file, [table], { exportType: format, timeZone: 'America/New_York' });
  } finally {
    clearInterval(watch);
  }
  const { size } = await stat(file);
  return {
    format,
    rows,
    seconds: Math.round((performance.now() - startedMs) / 100) / 10,
    megabytes: Math.round(size / MEGABYTE),
    peakMegabytes: Math.round(peak / MEGABYTE),
  };
}

/** Measures time and memory for writing 100,000 generated documents with all fields as CSV and as a workbook. */
export async function run({ log, args }: BenchOptions): Promise<Result[]> {
  const rows = Number(args[0] ?? 100_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'rotunda-exports-'));
  const results: Result[] = [];
  try {
    for (const format of ['csv', 'xlsx'] as const) {
      const result = await measure(format, rows, path.join(folder, format));
      results.push(result);
      const { seconds, megabytes, peakMegabytes } = result;
      log(`${format}: ${rows} rows in ${seconds} s, a file of ${megabytes} MB, ${peakMegabytes} MB of memory at most`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return results;
}
