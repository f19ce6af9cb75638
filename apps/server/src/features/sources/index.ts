import type { Feature } from '../feature.ts';
import { closeDeadRuns } from './ingest/close-dead-runs.ts';
import type { SourcesDeps } from './sources.deps.ts';
import { createSourcesRoutes } from './sources.routes.ts';

export const feature = {
  routes: (deps: SourcesDeps) => ({ sources: createSourcesRoutes(deps) }),
  start: async (deps: Pick<SourcesDeps, 'database' | 'clock'>) => {
    await closeDeadRuns(deps);
  },
} satisfies Feature;

export { createIngestRunsRepository } from './ingest/ingest-runs.repository.ts';
export {
  getAddresses,
  getBaseUrl,
  describeMissingAddress,
  readSourceSettings,
} from './settings/read-source-settings.ts';
export type { IngestDeps, IngestProgress, IngestRequest, IngestSummary } from './ingest/ingest-request.ts';
export { runIngest } from './ingest/run-ingest.ts';
export { RunRefusedError } from './ingest/run-refused-error.ts';
export { RunStoppedError } from './ingest/run-stopped-error.ts';
export { queueDueSources } from './commands/run-live-source.ts';
export { findSources } from './sources.queries.ts';
export { canRequestAddress, refuseSourceHost, type SourceHosts } from './settings/source-hosts.ts';
export { SourceBusyError } from './ingest/source-busy-error.ts';
export { findSealedSourceKeys } from './settings/find-sealed-source-keys.ts';
export { createSourceSettingsRepository } from './settings/source-settings.repository.ts';
export type { SourcesDeps } from './sources.deps.ts';
export { updateSource } from './commands/update-source.ts';
