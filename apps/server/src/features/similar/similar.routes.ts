import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import { getPassages } from './queries/get-passages.ts';
import { getSimilar } from './queries/get-similar.ts';
import { refreshSimilar } from './bills/refresh-similar.ts';
import type { SimilarDeps } from './similar.deps.ts';

/**
 * The contract declares the paths and who may call them. Documents are
 * public, and so is the text they share.
 */
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
