import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import { fetchLinkedEntities } from './queries/fetch-linked-entities.ts';
import { type LinkedEntitiesDeps, searchLinkedEntities } from './queries/search-linked-entities.ts';

export function createLinkedEntitiesRoutes(deps: LinkedEntitiesDeps) {
  const os = implement(contract.linkedEntities).$context<SignedInContext>();
  return {
    fetchByIds: os.fetchByIds.handler(async ({ input, context }) => {
      const results = await fetchLinkedEntities(deps.database, context.actor.organizationId, input.entities);
      return { results, total: results.length };
    }),
    search: os.search.handler(async ({ input, context, signal }) => ({
      groups: await searchLinkedEntities(deps, context.actor, input, signal),
    })),
  };
}
