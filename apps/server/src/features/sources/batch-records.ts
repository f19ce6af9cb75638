import type { TextSection } from '@rotunda/domain';
import type { Clock } from '../../platform/clock.ts';
import type { ParsedRecord } from '../../sources/source.ts';

/** A transaction every 250 records keeps its cost small beside the work; the characters keep memory flat for long texts. */
const MAX_RECORDS = 250;
const MAX_CHARACTERS = 4_000_000;
/** An endpoint that allows ten requests a minute fills no batch for an hour; people want to see what has come. */
const MAX_WAIT_MS = 2000;

/**
 * Groups records for one transaction each, in order, by number and by length of text; with a clock also by the time the
 * first has waited, looked at when a record comes.
 */
export async function* batchesOf(
  records: AsyncIterable<ParsedRecord>,
  { clock }: { clock?: Clock } = {},
): AsyncGenerator<ParsedRecord[]> {
  let batch: ParsedRecord[] = [];
  let characters = 0;
  let startedMs = clock?.nowMs() ?? 0;
  for await (const record of records) {
    batch.push(record);
    characters += lengthOf(record);
    const isLate = clock !== undefined && clock.nowMs() - startedMs >= MAX_WAIT_MS;
    if (batch.length >= MAX_RECORDS || characters >= MAX_CHARACTERS || isLate) {
      yield batch;
      batch = [];
      characters = 0;
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
