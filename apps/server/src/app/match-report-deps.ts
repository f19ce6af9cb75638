import type { AlertsDeps } from '../features/alerts/index.ts';
import { compileSearchModel, highlightDocuments, type SearchEngine } from '../features/discover/index.ts';
import { findCards } from '../features/documents/index.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Creates the dependencies for reporting matches, shared by pages, feeds and webhooks. */
export function createMatchReportDeps(
  { database, clock, config }: Pick<PlatformDeps, 'database' | 'clock' | 'config'>,
  engine: SearchEngine,
): AlertsDeps & { baseUrl: string } {
  return {
    database,
    clock,
    baseUrl: config.baseUrl,
    findCards,
    compileSearch: compileSearchModel,
    highlight: (requester, requests) =>
      highlightDocuments(
        {
          database,
          engine,
        },
        requester,
        requests,
      ),
  };
}
