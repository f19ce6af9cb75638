import type { Clock } from '../../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../../platform/database/create-database.ts';
import { type ChangeRow, createDocumentsWriteRepository, type DocumentRow } from './documents-write.repository.ts';
import { type BillSponsorsAndCommittees, getBackers, replaceBackers } from '../joining/bill-sponsors-and-committees.ts';
import { createVoteVotersRepository } from '../joining/vote-voters.repository.ts';
import { mergeDocument } from '../merge/merge-document.ts';
import type { FactRow, MergeContext, MergedDocument } from '../merge/merged-document.ts';
import { getContentHash, documentRow, voteRow } from './merged-rows.ts';
import { getHash } from './split-record.ts';
import { createStaleMergesRepository, type StaleDocument } from './stale-merges.repository.ts';

/** Documents that are held in memory and locked together; small enough that a concurrent ingest hardly waits. */
const BATCH = 50;

export interface Remerged {
  /** Documents and votes examined; 0 when nothing is stale any more. */
  examined: number;
  /** Documents whose content changed. */
  changed: number;
  /** Documents whose facts cannot be merged; they keep their old content. */
  failed: { fusionId: string; error: unknown }[];
}

/**
 * Merges one batch of documents and votes that an earlier version of the merge wrote, from the stored facts. Changed
 * documents are queued for reindexing but not announced, because nothing was published.
 */
export function remergeStale(
  { database, clock }: { database: Database; clock: Clock },
  batch = BATCH,
): Promise<Remerged> {
  return database.transaction(async (tx) => {
    await createDocumentsWriteRepository(tx).lockMerges();
    const examined = await remergeVotes(tx, clock, batch);
    if (examined > 0) return { examined, changed: 0, failed: [] };
    return remergeDocuments(tx, clock, batch);
  });
}

async function remergeVotes(tx: DatabaseHandle, clock: Clock, batch: number): Promise<number> {
  const stale = createStaleMergesRepository(tx);
  const found = await stale.findVotes(batch);
  const repository = createDocumentsWriteRepository(tx);
  const facts = await repository.findFacts(found.map(({ voteId }) => voteId));
  const rows = found.flatMap(({ voteId, isSample }) => {
    const own = facts.get(voteId);
    return own === undefined ? [] : [voteRow(voteId, own, { nowTs: clock.now(), isSample })];
  });
  await repository.upsertVotes(rows);
  await createVoteVotersRepository(tx).replace(rows);
  await stale.markVotes(found.map(({ voteId }) => voteId).filter((voteId) => !facts.has(voteId)));
  return found.length;
}

async function remergeDocuments(tx: DatabaseHandle, clock: Clock, batch: number): Promise<Remerged> {
  const stale = createStaleMergesRepository(tx);
  const found = await stale.findDocuments(batch);
  const repository = createDocumentsWriteRepository(tx);
  const ids = found.map(({ fusionId }) => fusionId);
  const facts = await repository.findFacts(ids);
  const textHashes = await repository.findTextHashes(ids);
  const nowMs = clock.nowMs();
  const context: MergeContext = { today: new Date(nowMs).toISOString().slice(0, 10), nowMs };
  const rows: DocumentRow[] = [];
  const failed: Remerged['failed'] = [];
  const backed: (BillSponsorsAndCommittees & { documentId: number })[] = [];
  for (const head of found) {
    const own = facts.get(head.fusionId);
    if (own === undefined) continue;
    const merged = tryToMerge(head.fusionId, own, context);
    if ('error' in merged) {
      failed.push({ fusionId: head.fusionId, error: merged.error });
      continue;
    }
    // Unchanged bills are included, because bills stored before sponsors and committees had their own tables have no
    // rows there yet.
    const backers = getBackers(merged);
    if (backers) backed.push({ documentId: head.documentId, ...backers });
    const contentHash = getContentHash(merged, textHashes.get(head.fusionId) ?? []);
    if (contentHash === head.contentHash && saysTheSame(head, merged)) continue;
    const { version, isSample } = head;
    rows.push(documentRow(merged, { nowTs: clock.now(), isSample, contentHash, version }));
  }
  const written = await repository.upsertDocuments(rows);
  await replaceBackers(tx, backed);
  await repository.appendChanges(
    written.map(({ documentId, version }): ChangeRow => ({
      documentId,
      documentVersion: version,
      changeKind: 'reindex',
      source: 'merge',
      fetchedTs: clock.now(),
      committedMs: clock.nowMs(),
    })),
  );
  const isWritten = new Set(written.map(({ documentId }) => documentId));
  await stale.markDocuments(found.map(({ documentId }) => documentId).filter((id) => !isWritten.has(id)));
  return { examined: found.length, changed: written.length, failed };
}

/** Facts that cannot be merged must not block the others. */
function tryToMerge(
  fusionId: string,
  facts: readonly FactRow[],
  context: MergeContext,
): MergedDocument | { error: unknown } {
  try {
    return mergeDocument(fusionId, facts, context);
  } catch (error) {
    return { error };
  }
}

/** Compares the columns that the content hash leaves out. */
function saysTheSame(head: StaleDocument, merged: MergedDocument): boolean {
  return (
    head.genericStatus === merged.genericStatus &&
    head.sessionActive === merged.sessionActive &&
    head.sourceUrl === merged.sourceUrl &&
    head.party === merged.party &&
    head.rolesChangeOn === merged.rolesChangeOn &&
    getHash(head.provenance) === getHash(merged.provenance)
  );
}
