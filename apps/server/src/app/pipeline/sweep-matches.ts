import { analyzeDocument } from '@rotunda/analysis';
import { removeReported, recordMissedMatches } from '../../features/alerts/index.ts';
import type { SearchEngine } from '../../features/discover/index.ts';
import { createDocumentChangesRepository, createDocumentsRepository } from '../../features/documents/index.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { PlatformDeps } from '../platform-deps.ts';
import { rankFound } from './rank-found.ts';
import type { SavedSearchSync } from './saved-search-sync.ts';

export interface SweepDeps extends Pick<PlatformDeps, 'database' | 'clock' | 'ids' | 'logger'> {
  searches: SavedSearchSync;
  engine: SearchEngine;
}

export interface SweepResult {
  documents: number;
  /** Matches that the stream should have recorded; they are recorded now. */
  missed: number;
}

/** Documents per transaction. */
const BATCH = 40;
/**
 * Saved searches have timestamps in whole seconds, so one changed in the second of the commit does not count as missed
 * by the stream.
 */
const DOUBT_SECONDS = 1;

type Changed = { documentId: number; documentVersion: number; committedMs: number };

/**
 * Matches the documents changed since `sinceMs` again and compares the result with the recorded matches, so that a
 * fault of the stream is repaired and logged instead of staying unnoticed. Quarantined documents are matched too,
 * whatever their age, so that a document that cannot be indexed still alerts. Otherwise it should find nothing.
 */
export async function sweepMatches(deps: SweepDeps, sinceMs: number, signal?: AbortSignal): Promise<SweepResult> {
  const changed = await createDocumentChangesRepository(deps.database).findMatchable(sinceMs);
  const result: SweepResult = { documents: 0, missed: 0 };
  for (let place = 0; place < changed.length; place += BATCH) {
    signal?.throwIfAborted();
    await deps.searches.upToDate();
    const batch = changed.slice(place, place + BATCH);
    result.missed += await sweepTogether(deps, batch);
    result.documents += batch.length;
  }
  return result;
}

/** Keeps one document that cannot be analyzed from blocking the sweep of the others. */
async function sweepTogether(deps: SweepDeps, batch: readonly Changed[]): Promise<number> {
  try {
    return await deps.database.transaction((tx) => sweepBatch(deps, tx, batch));
  } catch (error) {
    const [only] = batch;
    if (only === undefined || batch.length > 1) {
      let missed = 0;
      for (const change of batch) missed += await sweepTogether(deps, [change]);
      return missed;
    }
    deps.logger.error({ err: error, documentId: only.documentId }, 'a document could not be swept');
    return 0;
  }
}

async function sweepBatch(deps: SweepDeps, tx: DatabaseHandle, batch: readonly Changed[]): Promise<number> {
  const changes = new Map(batch.map((one) => [one.documentId, one]));
  await createDocumentChangesRepository(tx).lockDocuments([...changes.keys()]);
  let missed = 0;
  for (const searchable of await createDocumentsRepository(tx).loadSearchable([...changes.keys()])) {
    const { documentId, fusionId, version, facets } = searchable;
    const change = changes.get(documentId);
    // The document changed again in the meantime, and the stream has not reached that version yet.
    if (change === undefined || change.documentVersion !== version) continue;
    const matched = deps.searches.matcher.match(analyzeDocument(searchable.streams), searchable);
    const found = await removeReported(tx, documentId, matched);
    const savedSearchIds = await recordMissedMatches(
      tx,
      deps.ids,
      { documentId, fusionId, version, documentType: facets.documentType },
      await rankFound(deps.engine, tx, documentId, found),
      { committedTs: Math.floor(change.committedMs / 1000) - DOUBT_SECONDS, nowTs: deps.clock.now() },
    );
    if (savedSearchIds.length > 0)
      deps.logger.error({ fusionId, version, savedSearchIds }, 'the stream missed matches; the sweep recorded them');
    missed += savedSearchIds.length;
  }
  return missed;
}
