import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import { assertOwnOrganization } from '../identity/index.ts';
import { createApiTokensRepository } from './api-tokens.repository.ts';
import type { ApiTokensDeps } from './api-tokens.deps.ts';
import { createOwnApiToken, revokeApiToken, revokeOwnApiToken } from './api-tokens.commands.ts';
import { findOwnApiTokens } from './api-tokens.queries.ts';
import { presentApiToken } from './api-tokens.presenter.ts';

/** The contract declares the paths and who may call them. */
export function createApiTokensRoutes(deps: ApiTokensDeps) {
  const os = implement(contract.apiTokens).$context<SignedInContext>();
  return {
    find: os.find.handler(async ({ context }) => {
      const results = await findOwnApiTokens(deps, context.actor);
      return { results, total: results.length };
    }),
    create: os.create.handler(({ input, context }) => createOwnApiToken(deps, context.actor, input)),
    revoke: os.revoke.handler(({ input, context }) => revokeOwnApiToken(deps, context.actor, input.id)),
    findOfOrganization: os.findOfOrganization.handler(async ({ input, context }) => {
      assertOwnOrganization(context.actor, input.id);
      const found = await createApiTokensRepository(deps.database).findOfOrganization(input.id);
      const results = found.map(({ token, owner }) => ({ ...presentApiToken(token), owner }));
      return { results, total: results.length };
    }),
    revokeOfMember: os.revokeOfMember.handler(({ input, context }) => {
      assertOwnOrganization(context.actor, input.id);
      return revokeApiToken(deps, context.actor, { organizationId: input.id }, input.tokenId);
    }),
  };
}
