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

/** The pipeline with its saved searches loaded; `pipeline.start()` lets it follow changes, `drain()` takes what waits. */
export async function buildPipeline(deps: PlatformDeps): Promise<Pipeline> {
  const engine = createPostgresSearchEngine(deps);
  // It sets parameters of tables, which two processes must not do at once.
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
