import type { IndexingState, SourceState } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import { tryToOpen } from '../../platform/sealed-values.ts';
import type { Source } from '../../sources/source.ts';
import { createDocumentChangesRepository } from '../documents/index.ts';
import { secretContext } from './settings/read-source-settings.ts';
import { createSourceSettingsRepository, type StoredSourceSettings } from './settings/source-settings.repository.ts';
import { createSourcesAdminRepository } from './sources-admin.repository.ts';
import type { SourcesDeps } from './sources.deps.ts';
import { presentSource } from './sources.presenter.ts';

/** Returns every source with its figures, in the registry's order. */
export async function findSources(deps: SourcesDeps, only?: Source): Promise<SourceState[]> {
  const sources = only === undefined ? deps.sources : [only];
  const figures = createSourcesAdminRepository(deps.database);
  const settings = new Map(
    (await createSourceSettingsRepository(deps.database).find()).map((row) => [row.source, row]),
  );
  const records = await figures.countRecords();
  const quarantined = await figures.countQuarantined();
  const lastRuns = await figures.findLastRuns();
  const freshness = await figures.findFreshness(sources.map((source) => source.id));
  return sources.map((source) =>
    presentSource({
      source,
      settings: settings.get(source.id),
      isKeyUnreadable: isKeyUnreadable(deps, settings.get(source.id)),
      records: records.get(source.id) ?? 0,
      quarantined: quarantined.get(source.id) ?? 0,
      lastRun: lastRuns.get(source.id),
      freshness: freshness.get(source.id),
    }),
  );
}

function isKeyUnreadable({ secretBox }: SourcesDeps, settings: StoredSourceSettings | undefined): boolean {
  const sealed = settings?.apiKeySealed ?? null;
  return (
    sealed !== null && settings !== undefined && tryToOpen(secretBox, sealed, secretContext(settings.source)) === null
  );
}

/**
 * Returns a registered source.
 * @throws AppError NOT_FOUND
 */
export function getSource(deps: SourcesDeps, sourceId: string): Source {
  const source = deps.sources.find((one) => one.id === sourceId);
  if (source === undefined) throw new AppError('NOT_FOUND');
  return source;
}

/**
 * Returns one source with its figures.
 * @throws AppError NOT_FOUND
 */
export async function getSourceState(deps: SourcesDeps, sourceId: string): Promise<SourceState> {
  const [state] = await findSources(deps, getSource(deps, sourceId));
  if (state === undefined) throw new AppError('NOT_FOUND');
  return state;
}

/** Most quarantined documents shown; enough to see what they have in common. */
const MAX_SHOWN = 25;

/** Returns what is waiting in the document pipeline and what fails there, with the reasons. */
export async function getIndexing({ database, clock }: SourcesDeps): Promise<IndexingState> {
  const changes = createDocumentChangesRepository(database);
  const counts = await changes.countWaiting(clock.nowMs());
  const documents = counts.quarantined === 0 ? [] : await changes.findQuarantined(MAX_SHOWN);
  return {
    ...counts,
    documents: documents.map(({ fusionId, title, error, attempts, nextAttemptMs }) => ({
      fusionId,
      title,
      attempts,
      reason: error ?? 'Unknown error',
      nextAttemptTs: Math.floor((nextAttemptMs ?? clock.nowMs()) / 1e3),
    })),
  };
}
