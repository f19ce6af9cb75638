import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import { createOwnFeed, revokeOwnFeed } from './feeds.commands.ts';
import { getOwnFeed } from './feeds.queries.ts';
import type { OwnFeedsDeps } from './feeds.deps.ts';

/** The contract declares the paths and who may call them. */
export function createFeedsRoutes(deps: OwnFeedsDeps) {
  const os = implement(contract.feeds).$context<SignedInContext>();
  return {
    get: os.get.handler(({ input, context }) => getOwnFeed(deps, context.actor, input.savedSearchId)),
    create: os.create.handler(({ input, context }) => createOwnFeed(deps, context.actor, input.savedSearchId)),
    revoke: os.revoke.handler(({ input, context }) => revokeOwnFeed(deps, context.actor, input.savedSearchId)),
  };
}
