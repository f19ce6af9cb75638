import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import type { SessionDeps } from './identity.deps.ts';
import { changePassword, endOtherSessions, endOwnSession, type Self } from './own-account.commands.ts';
import { findOwnSessions } from './own-account.queries.ts';

/** Implements the endpoints for a user's own password and sessions. */
export function createOwnAccountRoutes(deps: SessionDeps) {
  const os = implement(contract.identity).$context<SignedInContext>();
  return {
    changePassword: os.changePassword.handler(async ({ input, context }) => {
      await changePassword(deps, getSelf(context), input);
      return { ok: true as const };
    }),
    findSessions: os.findSessions.handler(async ({ context }) => {
      const results = await findOwnSessions(deps, getSelf(context));
      return { results, total: results.length };
    }),
    endSession: os.endSession.handler(async ({ input, context }) => {
      await endOwnSession(deps, getSelf(context), input.id);
      return { ok: true as const };
    }),
    endOtherSessions: os.endOtherSessions.handler(async ({ context }) => ({
      ended: await endOtherSessions(deps, getSelf(context)),
    })),
  };
}

function getSelf({ actor, token, ip }: SignedInContext): Self {
  return { actor, token, address: ip };
}
