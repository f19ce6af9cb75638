import type { IngestRecord, IsoDate, SourceRecord, UnixSeconds } from '@rotunda/domain';
import { versionId, webAddress } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import {
  type ChangeRow,
  createDocumentsWriteRepository,
  type DocumentRow,
  type NewFact,
  type StoredFact,
  type TextKey,
} from './documents-write.repository.ts';
import { type BillSponsorsAndCommittees, getBackers, replaceBackers } from '../joining/bill-sponsors-and-committees.ts';
import { createVoteVotersRepository } from '../joining/vote-voters.repository.ts';
import { isOlderByContent, isUndated, type Loss, lossBetween } from './older-records.ts';
import { mergeDocument } from '../merge/merge-document.ts';
import { recordNews, recordVotes } from '../news/record-news.ts';
import { getContentHash, documentRow, voteRow } from './merged-rows.ts';
import { resolveArticles } from './resolve-articles.ts';
import { resolveIdentities } from './resolve-identities.ts';
import { getPart, type SplitRecord, splitRecord } from './split-record.ts';

/** `older` is a record that is older than the stored one, which stays. */
export type StoreOutcome = 'created' | 'updated' | 'unchanged' | 'older';

export interface StoreRequest {
  source: string;
  records: readonly SourceRecord[];
  fetchedTs: UnixSeconds;
  /** Current time in milliseconds; latencies are measured from this clock. */
  nowMs: number;
  /** Today in UTC. */
  today: IsoDate;
  isSample?: boolean;
  /**
   * Receives what records without a date would take from stored ones, and keeps stored facts that end later. Without it,
   * such a record replaces the stored one.
   */
  losses?: Loss[];
}

type Repository = ReturnType<typeof createDocumentsWriteRepository>;
type Keyed = { record: SourceRecord; split: SplitRecord; part: string; key: string };

/**
 * Ingests a batch of one source inside the caller's transaction: stores the facts, merges the entities they touch, and
 * writes the documents that really changed, each with a change row. Returns an outcome for each record, in order.
 *
 * Idempotent: a record with the same content as before is `unchanged` and touches nothing. A record older than the
 * stored one, by the publisher's own date or else by its content, is `older` and touches nothing either. Of two records
 * with one key in a batch the newer wins, or the first when the dates do not decide. Before, the runner has compared the
 * keys of a whole run (`RunKeys`).
 */
export async function storeRecords(tx: DatabaseHandle, request: StoreRequest): Promise<StoreOutcome[]> {
  const repository = createDocumentsWriteRepository(tx);
  await repository.lockMerges();
  const { records, copies } = await resolveArticles(tx, await resolveIdentities(tx, request.records));
  const keyed = records.map((record): Keyed => {
    const part = getPart(record);
    return { record, split: splitRecord(record), part, key: factKey(record.fusionId, part) };
  });
  const stored = await repository.findFactHashes(
    keyed.map(({ record, part }) => ({ fusionId: record.fusionId, source: request.source, part })),
  );
  const existing = new Map(stored.map((fact) => [factKey(fact.fusionId, fact.part), fact]));
  const olderKeys = await findOlderByContent(repository, keyed, { existing, request });
  const fresh = new Map<string, Keyed>();
  const outcomes = keyed.map((one): StoreOutcome => {
    const known = existing.get(one.key);
    const earlier = fresh.get(one.key);
    if (earlier) {
      if (!isNewer(one.record.sourceUpdatedTs, earlier.record.sourceUpdatedTs)) return 'unchanged';
      fresh.set(one.key, one);
      return 'updated';
    }
    if (known?.contentHash === one.split.contentHash) return 'unchanged';
    if (known && (isOlder(one.record, known.sourceUpdatedTs) || olderKeys.has(one.key))) return 'older';
    if (known && copies.has(one.record) && !isNewer(one.record.sourceUpdatedTs, known.sourceUpdatedTs ?? undefined))
      return 'unchanged';
    fresh.set(one.key, one);
    return known ? 'updated' : 'created';
  });
  const changed = [...fresh.values()];
  if (changed.length > 0) {
    await writeFacts(repository, changed, request);
    await mergeVotes(tx, changed, request);
    await mergeDocuments(tx, changed, request);
  }
  return outcomes;
}

/**
 * Returns the keys of the changed records without a date whose content ends before that of the stored record, and
 * reports what all records without a date would take from stored ones.
 */
async function findOlderByContent(
  repository: Repository,
  keyed: readonly Keyed[],
  { existing, request }: { existing: ReadonlyMap<string, StoredFact>; request: StoreRequest },
): Promise<ReadonlySet<string>> {
  const { losses, source } = request;
  if (losses === undefined) return new Set();
  const undated = keyed.filter(({ key, record }) => {
    const known = existing.get(key);
    return known !== undefined && COMPARED_KINDS.has(record.kind) && isUndated(known, record);
  });
  const isChanged = ({ key, split }: Keyed) => existing.get(key)?.contentHash !== split.contentHash;
  const changed = undated.filter(isChanged);
  const facts = await repository.findFactsOfParts(
    changed.map(({ record, part }) => ({ fusionId: record.fusionId, source, part })),
  );
  const older = new Set<string>();
  for (const one of undated) {
    // An unchanged record is equal to the stored one, which need not be read.
    const stored = isChanged(one) ? facts.get(one.key) : one.split.facts;
    if (stored === undefined) continue;
    const loss = lossBetween(stored, one.split.facts);
    if (loss !== null) losses.push(loss);
    if (isOlderByContent(stored, one.split.facts)) older.add(one.key);
  }
  return older;
}

/** Kinds of records whose content tells which of two is older. */
const COMPARED_KINDS: ReadonlySet<string> = new Set(['person', 'committee', 'bill']);

/** Returns the identity of a record within its source, for the runner's rule which of two records wins. */
export function recordKey(record: IngestRecord): string {
  return factKey(record.fusionId, getPart(record));
}

function factKey(fusionId: string, part: string): string {
  return `${fusionId}\n${part}`;
}

/** Whether the publisher dates both and the first is later. */
export function isNewer(ts: UnixSeconds | undefined, otherTs: UnixSeconds | undefined): boolean {
  return ts !== undefined && otherTs !== undefined && ts > otherTs;
}

function isOlder(record: SourceRecord, heldTs: UnixSeconds | null): boolean {
  return heldTs !== null && record.sourceUpdatedTs !== undefined && record.sourceUpdatedTs < heldTs;
}

async function writeFacts(repository: Repository, changed: readonly Keyed[], request: StoreRequest): Promise<void> {
  await repository.upsertFacts(
    changed.map(({ record, split, part }): NewFact => ({
      fusionId: record.fusionId,
      source: request.source,
      part,
      kind: split.facts.kind,
      contentHash: split.contentHash,
      facts: split.facts,
      // Publishers' files also contain `javascript:` addresses; only a web address may become a link.
      sourceUrl: webAddress(record.sourceUrl),
      sourceUpdatedTs: record.sourceUpdatedTs ?? null,
      fetchedTs: request.fetchedTs,
    })),
  );
  const texts = changed.flatMap(({ split, part }) => (split.text ? [{ ...split.text, part }] : []));
  await repository.upsertTexts(
    texts.map((text) => ({ ...text, source: request.source, updatedTs: request.fetchedTs })),
  );
  await repository.deleteTexts(changed.flatMap((one) => withdrawnText(one, request.source)));
  await repository.upsertAliases(changed.flatMap(({ record }) => getAliases(record)));
}

/**
 * Returns the key under which a record's full text was stored while the record stated one. Other parts may still state
 * theirs.
 */
function withdrawnText({ record, split, part }: Keyed, source: string): TextKey[] {
  if (split.text || (record.kind !== 'regulation' && record.kind !== 'presidential-action')) return [];
  return [{ fnDocumentId: versionId(record.fusionId, 'text'), source, part }];
}

/** Returns the keys under which other records name a person or a committee: `lis:S428`, `ocd-organization/…`. */
function getAliases(record: SourceRecord): { alias: string; fusionId: string }[] {
  if (record.kind !== 'person' && record.kind !== 'committee') return [];
  const others = record.kind === 'person' ? (record.otherIds ?? []) : [];
  return [record.fullSourceId, ...others].map((alias) => ({ alias, fusionId: record.fusionId }));
}

async function mergeVotes(tx: DatabaseHandle, changed: readonly Keyed[], request: StoreRequest): Promise<void> {
  const repository = createDocumentsWriteRepository(tx);
  const ids = new Set(changed.filter(({ record }) => record.kind === 'vote').map(({ record }) => record.fusionId));
  if (ids.size === 0) return;
  const facts = await repository.findFacts([...ids]);
  const written = { nowTs: request.fetchedTs, isSample: request.isSample ?? false };
  const rows = [...facts].map(([voteId, own]) => voteRow(voteId, own, written));
  await recordVotes(tx, rows, request);
  await repository.upsertVotes(rows);
  await createVoteVotersRepository(tx).replace(rows);
}

async function mergeDocuments(tx: DatabaseHandle, changed: readonly Keyed[], request: StoreRequest): Promise<void> {
  const repository = createDocumentsWriteRepository(tx);
  const ids = [...new Set(changed.filter(({ record }) => record.kind !== 'vote').map(({ record }) => record.fusionId))];
  if (ids.length === 0) return;
  const facts = await repository.findFacts(ids);
  const textHashes = await repository.findTextHashes(ids);
  const heads = await repository.findHeads(ids);
  const newest = newestPublication(changed);
  const rows: DocumentRow[] = [];
  const kinds = new Map<string, 'created' | 'updated'>();
  const backers = new Map<string, BillSponsorsAndCommittees>();
  for (const fusionId of ids) {
    const merged = mergeDocument(fusionId, facts.get(fusionId) ?? [], request);
    // Several files may describe one meeting, each with some of its bills, so the merged list is stored.
    if (merged.facts.kind === 'hearing')
      await repository.replaceHearingBills(fusionId, merged.facts.billFusionIds ?? []);
    const contentHash = getContentHash(merged, textHashes.get(fusionId) ?? []);
    const head = heads.get(fusionId);
    if (head?.contentHash === contentHash) {
      await repository.updateUnannounced(fusionId, merged);
      continue;
    }
    kinds.set(fusionId, head ? 'updated' : 'created');
    const own = getBackers(merged);
    if (own) backers.set(fusionId, own);
    const written = { nowTs: request.fetchedTs, isSample: request.isSample ?? false };
    rows.push(documentRow(merged, { ...written, contentHash, version: (head?.version ?? 0) + 1 }));
  }
  await recordNews(
    tx,
    rows.filter(({ fusionId }) => kinds.get(fusionId) === 'updated'),
    request,
  );
  const written = await repository.upsertDocuments(rows);
  await replaceBackers(
    tx,
    written.flatMap(({ documentId, fusionId }) => {
      const own = backers.get(fusionId);
      return own ? [{ documentId, ...own }] : [];
    }),
  );
  await repository.appendChanges(
    written.map(({ documentId, fusionId, version }): ChangeRow => ({
      documentId,
      documentVersion: version,
      changeKind: kinds.get(fusionId) ?? 'updated',
      source: request.source,
      publishedTs: newest.get(fusionId) ?? null,
      fetchedTs: request.fetchedTs,
      committedMs: request.nowMs,
    })),
  );
}

function newestPublication(changed: readonly Keyed[]): Map<string, UnixSeconds> {
  const newest = new Map<string, UnixSeconds>();
  for (const { record } of changed) {
    if (record.sourceUpdatedTs === undefined) continue;
    newest.set(record.fusionId, Math.max(newest.get(record.fusionId) ?? 0, record.sourceUpdatedTs));
  }
  return newest;
}
