export { readSourceSettings, secretContext } from './read-source-settings.ts';
export {
  type IngestDeps,
  type IngestProgress,
  type IngestRequest,
  type IngestSummary,
  runIngest,
} from './run-ingest.ts';
export { SourceBusyError } from './source-busy-error.ts';
export { createSourceSettingsRepository } from './source-settings.repository.ts';
