import { compileSearchModel, createPostgresSearchEngine, type SearchEngine } from '../features/discover/index.ts';
import { withSetupLock } from '../platform/database/with-setup-lock.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { DocumentPipeline } from './pipeline/document-pipeline.ts';
import { SavedSearchSync } from './pipeline/saved-search-sync.ts';

export interface Pipeline {
  pipeline: DocumentPipeline;
  searches: SavedSearchSync;
  engine: SearchEngine;
  stop(): Promise<void>;
}

/**
 * Builds the pipeline with its saved searches loaded. `pipeline.start()` makes it follow changes; `drain()` processes
 * the waiting ones.
 */
export async function buildPipeline(deps: PlatformDeps): Promise<Pipeline> {
  const engine = createPostgresSearchEngine(deps);
  // `prepare` sets table parameters, which two processes must not do concurrently.
  await withSetupLock(deps.database.$client, 'tables', () => engine.prepare());
  const searches = new SavedSearchSync(deps, compileSearchModel);
  await searches.start();
  const pipeline = new DocumentPipeline({ ...deps, engine, searches });
  return {
    pipeline,
    searches,
    engine,
    async stop() {
      await pipeline.stop();
      searches.stop();
    },
  };
}
