import {
  type IngestRecord,
  isCqRecord,
  type SourceRecord,
  type TariffLineRecord,
  type UnixSeconds,
} from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { storeCqRecords } from '../../cq/index.ts';
import { type Loss, storeRecords, type StoreOutcome } from '../../documents/index.ts';
import { storeTariffLines } from '../../tariffs/index.ts';
import { readableRecord } from './readable-record.ts';

export interface StoredBy {
  source: string;
  runId: string;
  nowTs: UnixSeconds;
  /** Current time in milliseconds; latencies are measured from this clock. */
  nowMs: number;
  /** Receives what records without a date would take away; see `StoreRequest`. */
  losses?: Loss[];
}

/**
 * Passes each record of a batch to the feature that stores its kind, inside the caller's transaction.
 *
 * @returns an outcome for each record in order
 */
export async function storeBatch(
  tx: DatabaseHandle,
  written: readonly IngestRecord[],
  { source, runId, nowTs, nowMs, losses }: StoredBy,
): Promise<StoreOutcome[]> {
  const records = written.map(readableRecord);
  const place = { source, fetchedTs: nowTs };
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const outcomes = new Map<IngestRecord, StoreOutcome>();
  const store = async <R extends IngestRecord>(
    own: readonly R[],
    keep: (own: readonly R[]) => Promise<StoreOutcome[]>,
  ) => {
    const results = own.length === 0 ? [] : await keep(own);
    for (const [index, record] of own.entries()) outcomes.set(record, results[index] ?? 'unchanged');
  };
  await store(records.filter(isCqRecord), (own) => storeCqRecords(tx, { ...place, records: own }));
  await store(records.filter(isTariffLine), (own) =>
    storeTariffLines(tx, runId, own, { acceptsOlder: losses === undefined }),
  );
  await store(records.filter(isFact), (own) =>
    storeRecords(tx, { ...place, records: own, nowMs, today, ...(losses === undefined ? {} : { losses }) }),
  );
  return records.map((record) => outcomes.get(record) ?? 'unchanged');
}

function isTariffLine(record: IngestRecord): record is TariffLineRecord {
  return record.kind === 'tariff-line';
}

/** Whether the record states facts of a public document. */
function isFact(record: IngestRecord): record is SourceRecord {
  return !isCqRecord(record) && !isTariffLine(record);
}
