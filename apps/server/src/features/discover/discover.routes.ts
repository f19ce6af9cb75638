import { implement } from '@orpc/server';
import { contract, LIMITS } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { SignedInContext } from '../../platform/request-context.ts';
import type { DiscoverDeps } from './discover.deps.ts';
import { explainMatch } from './queries/explain-match.ts';
import { findExamples } from './queries/find-examples.ts';
import { findNextSteps } from './queries/find-next-steps.ts';
import { findQuickHits } from './queries/find-quick-hits.ts';
import { createPreferencesRepository } from './preferences.repository.ts';
import { previewSearch } from './queries/preview-search.ts';
import { replaySearch } from './replay/replay-search.ts';
import { explainSearch, searchDocuments } from './queries/search-documents.ts';

export function createDiscoverRoutes(deps: DiscoverDeps) {
  const os = implement(contract.discover).$context<SignedInContext>();
  const { database, clock } = deps;
  return {
    search: os.search.handler(({ input, context, signal }) => searchDocuments(deps, context.actor, input, signal)),
    explain: os.explain.handler(({ input, context, signal }) =>
      explainSearch(deps, context.actor, input.searchModel, signal),
    ),
    preview: os.preview.handler(({ input, context, signal }) =>
      previewSearch(deps, context.actor, input.searchModel, signal),
    ),
    replay: os.replay.handler(({ input, context, signal }) =>
      replaySearch(deps, context.actor, input.searchModel, signal),
    ),
    nextSteps: os.nextSteps.handler(({ input, context, signal }) =>
      findNextSteps(deps, context.actor, input.searchModel, signal),
    ),
    findExamples: os.findExamples.handler(({ context, signal }) => findExamples(deps, context.actor, signal)),
    explainMatch: os.explainMatch.handler(({ input, context, signal }) =>
      explainMatch(deps, context.actor, input, signal),
    ),
    quickHits: os.quickHits.handler(({ input, context, signal }) =>
      findQuickHits(
        deps.engine,
        { userId: context.actor.userId, organizationId: context.actor.organizationId, signal },
        input.id,
      ),
    ),
    getPreferences: os.getPreferences.handler(({ context }) =>
      createPreferencesRepository(database).get(context.actor),
    ),
    updatePreferences: os.updatePreferences.handler(async ({ input, context }) => {
      const repository = createPreferencesRepository(database);
      const limits = { updatedTs: clock.now(), maxBytes: LIMITS.preferenceBytes };
      if (!(await repository.merge(context.actor, input.preferences, limits))) throw new AppError('TOO_LARGE');
      return repository.get(context.actor);
    }),
  };
}
