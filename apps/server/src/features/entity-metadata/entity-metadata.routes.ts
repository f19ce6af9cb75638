import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import { findEntityMetadata } from './entity-metadata.queries.ts';
import type { EntityMetadataDeps } from './entity-metadata.deps.ts';
import { updateEntityMetadata } from './entity-metadata.commands.ts';

export function createEntityMetadataRoutes(deps: EntityMetadataDeps) {
  const os = implement(contract.entityMetadata).$context<SignedInContext>();
  return {
    update: os.update.handler(async ({ input, context }) => {
      const results = await updateEntityMetadata(deps, context.actor, input.changes);
      return { results, total: results.length };
    }),
    fetchByIds: os.fetchByIds.handler(async ({ input, context }) => {
      const results = await findEntityMetadata(deps.database, context.actor, input.fusionIds);
      return { results, total: results.length };
    }),
  };
}
