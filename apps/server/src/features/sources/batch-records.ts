import type { IngestRecord, TextSection } from '@rotunda/domain';
import type { Clock } from '../../platform/clock.ts';
import type { ParsedRecord } from '../../sources/source.ts';

/** A transaction every 250 records keeps its cost small beside the work; the characters keep memory flat for long texts. */
export const MAX_RECORDS = 250;
const MAX_CHARACTERS = 4_000_000;
/** In characters, a value counted as sixteen: ordinary records reach their number long before. */
const MAX_WEIGHT = 32_000_000;
const VALUE_WEIGHT = 16;
/** An endpoint that allows ten requests a minute fills no batch for an hour; people want to see what has come. */
const MAX_WAIT_MS = 2000;

/**
 * Groups records for one transaction each, in order, by number, length of text and size; with a clock also by the time the
 * first has waited, looked at when a record comes.
 */
export async function* batchesOf(
  records: AsyncIterable<ParsedRecord>,
  { clock }: { clock?: Clock } = {},
): AsyncGenerator<ParsedRecord[]> {
  let batch: ParsedRecord[] = [];
  let characters = 0;
  let weight = 0;
  let startedMs = clock?.nowMs() ?? 0;
  for await (const record of records) {
    batch.push(record);
    characters += lengthOf(record);
    weight += record.ok ? weightOf(record.record, MAX_WEIGHT - weight) : record.raw.length;
    const isLate = clock !== undefined && clock.nowMs() - startedMs >= MAX_WAIT_MS;
    if (batch.length >= MAX_RECORDS || characters >= MAX_CHARACTERS || weight >= MAX_WEIGHT || isLate) {
      yield batch;
      batch = [];
      characters = 0;
      weight = 0;
      startedMs = clock?.nowMs() ?? 0;
    }
  }
  if (batch.length > 0) yield batch;
}

function lengthOf(parsed: ParsedRecord): number {
  if (!parsed.ok) return parsed.raw.length;
  const { record } = parsed;
  if (!('sections' in record) || record.sections === undefined) return 0;
  return record.sections.reduce(
    (sum, section: TextSection) => sum + section.blocks.reduce((n, block) => n + block.text.length, 0),
    0,
  );
}

/** Roughly the memory of a record; no more of it is looked at than makes the weight full. */
function weightOf(record: IngestRecord, full: number): number {
  let weight = 0;
  const waiting: unknown[] = [record];
  while (waiting.length > 0 && weight < full) {
    const value = waiting.pop();
    weight += VALUE_WEIGHT;
    if (typeof value === 'string') weight += value.length;
    else if (value instanceof Uint8Array) weight += value.byteLength;
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) waiting.push(part);
  }
  return weight;
}
