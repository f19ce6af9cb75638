import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { RequestContext, SignedInContext } from '../../../platform/request-context.ts';
import type { SessionDeps } from '../identity.deps.ts';
import { assertOwnOrganization } from '../organizations.policy.ts';
import { acceptInvitation, openInvitation } from './commands/accept-invitation.ts';
import { findInvitations } from './invitations.queries.ts';
import { invite, resendInvitation, withdrawInvitation } from './commands/send-invitation.ts';

export function createInvitationsRoutes(deps: SessionDeps) {
  const open = implement(contract.identity).$context<RequestContext>();
  const os = implement(contract.identity).$context<SignedInContext>();
  return {
    openInvitation: open.openInvitation.handler(({ input }) => openInvitation(deps, input.token)),
    acceptInvitation: open.acceptInvitation.handler(({ input }) => acceptInvitation(deps, input)),
    findInvitations: os.findInvitations.handler(async ({ input, context }) => {
      assertOwnOrganization(context.actor, input.id);
      const results = await findInvitations(deps, input.id);
      return { results, total: results.length };
    }),
    createInvitation: os.createInvitation.handler(({ input: { id, ...invited }, context }) => {
      assertOwnOrganization(context.actor, id);
      return invite(deps, context.actor, invited);
    }),
    resendInvitation: os.resendInvitation.handler(({ input, context }) => {
      assertOwnOrganization(context.actor, input.id);
      return resendInvitation(deps, context.actor, input.invitationId);
    }),
    withdrawInvitation: os.withdrawInvitation.handler(async ({ input, context }) => {
      assertOwnOrganization(context.actor, input.id);
      await withdrawInvitation(deps, context.actor, input.invitationId);
      return { ok: true as const };
    }),
  };
}
