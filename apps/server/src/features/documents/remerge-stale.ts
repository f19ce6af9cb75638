import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseHandle } from '../../platform/database/create-database.ts';
import { type ChangeRow, createDocumentsWriteRepository, type DocumentRow } from './documents-write.repository.ts';
import { type BackersOfBill, backersOf, replaceBackers } from './joining/backers-of-bill.ts';
import { createVoteVotersRepository } from './joining/vote-voters.repository.ts';
import { mergeDocument } from './merge/merge-document.ts';
import type { FactRow, MergeContext, MergedDocument } from './merge/merged-document.ts';
import { contentHashOf, documentRow, voteRow } from './merged-rows.ts';
import { hashOf } from './split-record.ts';
import { createStaleMergesRepository, type StaleDocument } from './stale-merges.repository.ts';

/** Held in memory and locked at once; small enough that an ingest beside it hardly waits. */
const BATCH = 50;

export interface Remerged {
  /** Documents and votes looked at; 0 when nothing is stale any more. */
  looked: number;
  /** Documents that say something else than before. */
  changed: number;
  /** Documents whose facts cannot be merged; they stay as they are. */
  failed: { fusionId: string; error: unknown }[];
}

/**
 * Merges one batch of what an earlier version of the merge wrote again, from the facts that are held. Documents that say
 * something else wait to be indexed again but are not announced, because nothing was published.
 */
export function remergeStale(
  { database, clock }: { database: Database; clock: Clock },
  batch = BATCH,
): Promise<Remerged> {
  return database.transaction(async (tx) => {
    await createDocumentsWriteRepository(tx).lockMerges();
    const looked = await remergeVotes(tx, clock, batch);
    if (looked > 0) return { looked, changed: 0, failed: [] };
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
  const backed: (BackersOfBill & { documentId: number })[] = [];
  for (const head of found) {
    const own = facts.get(head.fusionId);
    if (own === undefined) continue;
    const merged = tryToMerge(head.fusionId, own, context);
    if ('error' in merged) {
      failed.push({ fusionId: head.fusionId, error: merged.error });
      continue;
    }
    // Also of bills that say the same: those stored before sponsors or committees were kept apart have none yet.
    const backers = backersOf(merged);
    if (backers) backed.push({ documentId: head.documentId, ...backers });
    const contentHash = contentHashOf(merged, textHashes.get(head.fusionId) ?? []);
    if (contentHash === head.contentHash && saysTheSame(head, merged)) continue;
    const { version, isSample } = head;
    rows.push(documentRow(merged, { nowTs: clock.now(), isSample, contentHash, version }));
  }
  const written = await repository.upsertDocuments(rows);
  await replaceBackers(tx, backed);
  await repository.appendChanges(
    written.map(({ documentId, version }): ChangeRow => ({
      ...{ documentId, documentVersion: version, changeKind: 'reindex', source: 'merge' },
      ...{ fetchedTs: clock.now(), committedMs: clock.nowMs() },
    })),
  );
  const isWritten = new Set(written.map(({ documentId }) => documentId));
  await stale.markDocuments(found.map(({ documentId }) => documentId).filter((id) => !isWritten.has(id)));
  return { looked: found.length, changed: written.length, failed };
}

/** Facts that cannot be merged must not keep the others from it. */
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

/** What the content hash leaves out. */
function saysTheSame(head: StaleDocument, merged: MergedDocument): boolean {
  return (
    head.genericStatus === merged.genericStatus &&
    head.sessionActive === merged.sessionActive &&
    head.sourceUrl === merged.sourceUrl &&
    head.party === merged.party &&
    head.rolesChangeOn === merged.rolesChangeOn &&
    hashOf(head.provenance) === hashOf(merged.provenance)
  );
}
