export { createIngestRunsRepository } from './ingest-runs.repository.ts';
export { readSourceSettings, secretContext } from './read-source-settings.ts';
export {
  type IngestDeps,
  type IngestProgress,
  type IngestRequest,
  type IngestSummary,
  runIngest,
  RunStoppedError,
} from './run-ingest.ts';
export { queueDueSources } from './run-live-source.ts';
export { findSources } from './find-sources.ts';
export { SourceBusyError } from './source-busy-error.ts';
export { createSourceSettingsRepository } from './source-settings.repository.ts';
export type { SourcesDeps } from './sources-deps.ts';
export { createSourcesRoutes } from './sources.routes.ts';
export { updateSource } from './update-source.ts';
