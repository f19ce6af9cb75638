import type { SourcesDeps } from '../features/sources/index.ts';
import { SOURCES } from '../sources/registry.ts';
import { auditWith } from './audit-with.ts';
import { ingestLiveJob } from './ingest-live-job.ts';
import type { PlatformDeps } from './platform-deps.ts';
import { removeSample } from './sample/remove-sample.repository.ts';

/** Creates the dependencies of source administration, shared by its calls, its schedule and its commands. */
export function createSourcesDeps(deps: PlatformDeps): SourcesDeps {
  const { database, clock, ids, secretBox, queue } = deps;
  return {
    database,
    clock,
    ids,
    secretBox,
    removeSample,
    sources: SOURCES,
    sourceHosts: deps.config.sourceHosts,
    enqueueLiveRun: async (tx, run) => {
      await queue.enqueue(tx, ingestLiveJob, run);
    },
    audit: auditWith(deps),
  };
}
