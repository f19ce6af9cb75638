import type { IngestRecord } from '@rotunda/domain';
import { bufferEntry } from '../reading/input-entry.ts';
import type { InputEntry, ParsedRecord, Source } from '../source.ts';

async function* getEntries(files: Readonly<Record<string, string | Buffer>>): AsyncGenerator<InputEntry> {
  for (const [path, body] of Object.entries(files)) yield bufferEntry(path, body);
}

/** Parses files given as path and content with a source, without those it does not accept, as an ingest does. */
export async function parseFiles(
  source: Source,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<ParsedRecord[]> {
  const accepted = Object.fromEntries(Object.entries(files).filter(([path]) => source.accepts(path)));
  return collect(source.parse(getEntries(accepted)));
}

export async function collect<T>(items: AsyncIterable<T> | Iterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

/** Returns the records of one kind; fails when anything was quarantined. */
export function getRecords<K extends IngestRecord['kind']>(
  kind: K,
  parsed: readonly ParsedRecord[],
): Extract<IngestRecord, { kind: K }>[] {
  return parsed.flatMap((item) => {
    if (!item.ok) throw new Error(`quarantined ${item.position}: ${item.reason}`);
    return isKind(item.record, kind) ? [item.record] : [];
  });
}

function isKind<K extends IngestRecord['kind']>(
  record: IngestRecord,
  kind: K,
): record is Extract<IngestRecord, { kind: K }> {
  return record.kind === kind;
}

/** Returns the only element; fails when there is none or more than one. */
export function only<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined || items.length !== 1) throw new Error(`expected one, got ${items.length}`);
  return item;
}
