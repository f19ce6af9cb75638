import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { formatRecord } from './format-record.ts';
import type { Result } from './result.ts';

const DOCUMENT = 'docs/forecast.md';
const RECORD = 'packages/forecast/evaluation.json';
const FIGURES = /(<!-- figures -->)[\s\S]*(<!-- \/figures -->)/;

/** Writes results to the committed record, in place of those of the same sessions, and the record to the docs. */
export function writeRecord(root: string, results: readonly Result[]): void {
  const getSession = ({ jurisdiction, session }: Result) => `${jurisdiction} ${session}`;
  const tested = new Set(results.map(getSession));
  const kept = readRecord(root).filter((result) => !tested.has(getSession(result)));
  const all = [...kept, ...results].sort((one, other) => (getKey(one) < getKey(other) ? -1 : 1));
  const lines = all.map((result) => JSON.stringify(result)).join(',\n');
  writeFileSync(`${root}/${RECORD}`, `{"results":[\n${lines}\n]}\n`);
  const text = readFileSync(`${root}/${DOCUMENT}`, 'utf8');
  writeFileSync(`${root}/${DOCUMENT}`, withFigures(text, all));
}

/** Returns the committed record. */
export function readRecord(root: string): Result[] {
  const file = `${root}/${RECORD}`;
  if (!existsSync(file)) return [];
  // Written by this module.
  const record = JSON.parse(readFileSync(file, 'utf8')) as { results: Result[] };
  return record.results;
}

/**
 * Returns the document with the figures of a record.
 * @throws Error for a document without a place for them
 */
export function withFigures(text: string, results: readonly Result[]): string {
  if (!FIGURES.test(text)) throw new Error(`${DOCUMENT} has no place for the figures.`);
  return text.replace(FIGURES, (_, start: string, end: string) => `${start}\n\n${formatRecord(results)}\n${end}`);
}

/** Order of the record: legislature, session, then the way of a bill. */
function getKey({ jurisdiction, session, target, chamberRole }: Result): string {
  const step = { first: 1, second: 2 }[chamberRole ?? 'second'] * 10 + { preFloor: 1, floor: 2, enactment: 9 }[target];
  return `${jurisdiction} ${session} ${step}`;
}
