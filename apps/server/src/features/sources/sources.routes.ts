import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';
import type { SignedInContext } from '../../platform/request-context.ts';
import { findSources, getIndexing, getSource, getSourceState } from './sources.queries.ts';
import { retryIndexing } from './commands/retry-indexing.ts';
import { queueLiveRun, stopRun } from './commands/run-live-source.ts';
import { createSourcesAdminRepository } from './sources-admin.repository.ts';
import type { SourcesDeps } from './sources.deps.ts';
import { presentRun } from './sources.presenter.ts';
import { updateSource } from './commands/update-source.ts';

export function createSourcesRoutes(deps: SourcesDeps) {
  const os = implement(contract.sources).$context<SignedInContext>();
  return {
    find: os.find.handler(async () => {
      const results = await findSources(deps);
      return { results, total: results.length };
    }),
    get: os.get.handler(({ input }) => getSourceState(deps, input.id)),
    findRuns: os.findRuns.handler(async ({ input }) => {
      const { rows, total } = await createSourcesAdminRepository(deps.database).findRuns(
        getSource(deps, input.id).id,
        input,
      );
      return { results: rows.map(presentRun), total };
    }),
    findQuarantine: os.findQuarantine.handler(async ({ input }) => {
      const { rows, total } = await createSourcesAdminRepository(deps.database).findQuarantine(
        getSource(deps, input.id).id,
        input,
      );
      return { results: rows, total };
    }),
    runNow: os.runNow.handler(({ input, context }) => queueLiveRun(deps, context.actor, input.id)),
    stopRun: os.stopRun.handler(async ({ input, context }) => {
      await stopRun(deps, context.actor, input.id, input.runId);
      return { ok: true as const };
    }),
    update: os.update.handler(({ input: { id, ...changes }, context }) =>
      updateSource(deps, context.actor, id, changes),
    ),
    getIndexing: os.getIndexing.handler(() => getIndexing(deps)),
    retryIndexing: os.retryIndexing.handler(({ context }) => retryIndexing(deps, context.actor)),
    removeSample: os.removeSample.handler(({ context }) =>
      deps.database.transaction(async (tx) => {
        await deps.audit(tx, context.actor, 'sample.removed', 'sample');
        const removedDocuments = await deps.removeSample(tx);
        if (removedDocuments === 0) throw new AppError('NOT_FOUND');
        await publishEvent(tx, { organizationId: null, topic: 'documents.changed', ids: {} });
        return { removedDocuments };
      }),
    ),
  };
}
