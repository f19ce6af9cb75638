import type { SourceState } from '@rotunda/contract';
import { tryToOpen } from '../../platform/sealed-values.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Source } from '../../sources/source.ts';
import { createSourceSettingsRepository, type StoredSourceSettings } from './source-settings.repository.ts';
import { createSourcesAdminRepository } from './sources-admin.repository.ts';
import type { SourcesDeps } from './sources-deps.ts';
import { secretContext } from './read-source-settings.ts';
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
