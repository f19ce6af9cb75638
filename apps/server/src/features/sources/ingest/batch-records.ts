import type { IngestRecord, TextSection } from '@rotunda/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { ParsedRecord } from '../../../sources/source.ts';

/**
 * A transaction of 250 records keeps its overhead small, and the limit on characters keeps memory flat for long texts.
 */
export const MAX_RECORDS = 250;
const MAX_CHARACTERS = 4_000_000;
/**
 * Memory limit in characters, with each value counted as sixteen. Ordinary batches reach the number of records long
 * before.
 */
const MAX_WEIGHT = 32_000_000;
const VALUE_WEIGHT = 16;
/** An endpoint that allows ten requests a minute would not fill a batch for an hour, and users want to see progress. */
const MAX_WAIT_MS = 2000;

/**
 * Groups records for one transaction each, in order, by number, length of text and size. With a clock, a batch also
 * ends when its first record has waited long enough, which is checked when a record arrives.
 */
export async function* getBatches(
  records: AsyncIterable<ParsedRecord>,
  { clock }: { clock?: Clock } = {},
): AsyncGenerator<ParsedRecord[]> {
  let batch: ParsedRecord[] = [];
  let characters = 0;
  let weight = 0;
  let startedMs = clock?.nowMs() ?? 0;
  for await (const record of records) {
    batch.push(record);
    characters += getLength(record);
    weight += record.ok ? getWeight(record.record, MAX_WEIGHT - weight) : record.raw.length;
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

function getLength(parsed: ParsedRecord): number {
  if (!parsed.ok) return parsed.raw.length;
  const { record } = parsed;
  if (!('sections' in record) || record.sections === undefined) return 0;
  return record.sections.reduce(
    (sum, section: TextSection) => sum + section.blocks.reduce((n, block) => n + block.text.length, 0),
    0,
  );
}

/** Estimates the memory of a record; it stops as soon as the weight reaches the limit. */
function getWeight(record: IngestRecord, full: number): number {
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
