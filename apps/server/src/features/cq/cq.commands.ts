import type { cqRecords } from '@rotunda/database';
import { type CqRecord, type UnixSeconds, webAddress } from '@rotunda/domain';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { getHash, recordPublications, type StoreOutcome } from '../documents/index.ts';
import { createCqWriteRepository, type StoredCqRecord } from './cq-write.repository.ts';
import { getCqRows } from './records/cq-rows.ts';

export interface StoreCqRequest {
  source: string;
  records: readonly CqRecord[];
  fetchedTs: UnixSeconds;
  isSample?: boolean;
}

/**
 * Stores a batch of licensed records in the caller's transaction and returns an outcome for each, in order. Idempotent:
 * a record with the same content or an older revision, also one older than a retraction, is `unchanged`. A newer
 * revision replaces all older ones. A new publication is news for everyone with its bills in a project; a revision is
 * not.
 */
export async function storeCqRecords(tx: DatabaseHandle, request: StoreCqRequest): Promise<StoreOutcome[]> {
  const repository = createCqWriteRepository(tx);
  await repository.lock();
  const stored = await repository.findRecords(request.records.map(({ fusionId }) => fusionId));
  const written = new Map<string, { record: CqRecord; row: typeof cqRecords.$inferInsert }>();
  const outcomes = request.records.map((record): StoreOutcome => {
    const earlier = written.get(record.fusionId)?.row ?? stored.get(record.fusionId);
    const row = getRow(record, request);
    if (earlier !== undefined && !replaces(row, earlier)) return 'unchanged';
    written.set(record.fusionId, { record, row });
    return earlier === undefined ? 'created' : 'updated';
  });
  const changed = [...written.values()];
  if (changed.length === 0) return outcomes;
  const retracted = changed.filter(({ row }) => row.isRetracted).map(({ row }) => row.fusionId);
  if (retracted.length > 0) await repository.deleteFilesOf(retracted);
  await repository.deleteContents([...written.keys()]);
  await repository.upsertRecords(changed.map(({ row }) => row));
  await repository.insertContents(getCqRows(changed.map(({ record }) => record)));
  const added = changed.flatMap(({ record }) =>
    record.kind === 'cq-publication' && !stored.has(record.fusionId) ? [record.cqUid] : [],
  );
  await recordPublications(tx, added, request.fetchedTs);
  return outcomes;
}

function replaces(
  { contentHash, revisedTs = null }: typeof cqRecords.$inferInsert,
  earlier: Pick<StoredCqRecord, 'contentHash'> & { revisedTs?: UnixSeconds | null | undefined },
): boolean {
  if (contentHash === earlier.contentHash) return false;
  return revisedTs === null || revisedTs >= (earlier.revisedTs ?? 0);
}

function getRow(record: CqRecord, { source, fetchedTs, isSample = false }: StoreCqRequest) {
  return {
    fusionId: record.fusionId,
    source,
    fetchedTs,
    isSample,
    contentHash: record.kind === 'cq-file' ? getHash([record.name, record.sha256]) : getHash(record),
    isRetracted: record.kind === 'cq-retraction',
    revisedTs: record.sourceUpdatedTs ?? null,
    sourceUrl: webAddress(record.sourceUrl),
  };
}
