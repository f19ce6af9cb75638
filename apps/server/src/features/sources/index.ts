import type { Feature } from '../feature.ts';
import { closeDeadRuns } from './close-dead-runs.ts';
import type { SourcesDeps } from './sources-deps.ts';
import { createSourcesRoutes } from './sources.routes.ts';

export const feature = {
  routes: (deps: SourcesDeps) => ({ sources: createSourcesRoutes(deps) }),
  start: async (deps: Pick<SourcesDeps, 'database' | 'clock'>) => {
    await closeDeadRuns(deps);
  },
} satisfies Feature;

export { createIngestRunsRepository } from './ingest-runs.repository.ts';
export { getAddresses, getBaseUrl, describeMissingAddress, readSourceSettings } from './read-source-settings.ts';
export type { IngestDeps, IngestProgress, IngestRequest, IngestSummary } from './ingest-request.ts';
export { runIngest } from './run-ingest.ts';
export { RunRefusedError } from './run-refused-error.ts';
export { RunStoppedError } from './run-stopped-error.ts';
export { queueDueSources } from './run-live-source.ts';
export { findSources } from './find-sources.ts';
export { canRequestAddress, refuseSourceHost, type SourceHosts } from './source-hosts.ts';
export { SourceBusyError } from './source-busy-error.ts';
export { findSealedSourceKeys } from './find-sealed-source-keys.ts';
export { createSourceSettingsRepository } from './source-settings.repository.ts';
export type { SourcesDeps } from './sources-deps.ts';
export { updateSource } from './update-source.ts';
