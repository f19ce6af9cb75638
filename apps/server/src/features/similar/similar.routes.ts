import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import { getPassages } from './get-passages.ts';
import { getSimilar } from './get-similar.ts';
import { refreshSimilar } from './refresh-similar.ts';
import type { SimilarDeps } from './similar-deps.ts';

/** Paths are the contract's; who may call is app/permissions.ts. Documents are everybody's, and so is what they share. */
export function createSimilarRoutes(deps: SimilarDeps) {
  const os = implement(contract.similar).$context<SignedInContext>();
  return {
    find: os.find.handler(({ input }) => getSimilar(deps, input)),
    findPassage: os.findPassage.handler(({ input, context, signal }) =>
      getPassages(deps, context.actor, input, signal),
    ),
    refresh: os.refresh.handler(({ input, context }) => refreshSimilar(deps, context.actor, input)),
  };
}
