import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { RequestContext, SignedInContext } from '../../platform/request-context.ts';
import type { SessionDeps } from './identity.deps.ts';
import { presentUser } from './identity.presenter.ts';
import { createIdentityRepository } from './identity.repository.ts';
import { impersonate, stopImpersonating } from './impersonation.commands.ts';
import { presentSession } from './sessions/resolve-session.ts';
import { signIn, signOut, type Client } from './sign-in/sign-in.ts';
import { createOwnAccountRoutes } from './own-account.routes.ts';
import { createAccountLinksRoutes } from './account-links/account-links.routes.ts';
import { createInvitationsRoutes } from './invitations/invitations.routes.ts';
import { addUser } from './commands/create-user.ts';
import { assertOwnOrganization } from './organizations.policy.ts';
import { findOrganizations, getOrganization } from './organizations.queries.ts';
import { updateOrganization } from './organizations.commands.ts';
import { getUser } from './users.queries.ts';
import { updateUser } from './users.commands.ts';

export function createIdentityRoutes(deps: SessionDeps) {
  const open = implement(contract.identity).$context<RequestContext>();
  const os = implement(contract.identity).$context<SignedInContext>();
  return {
    signIn: open.signIn.handler(({ input, context }) => signIn(deps, input, getClient(context))),
    signOut: os.signOut.handler(async ({ context }) => {
      await signOut(deps, context.token);
      return { ok: true as const };
    }),
    getSession: os.getSession.handler(async ({ context }) => {
      const resolved = await deps.sessions.resolve(context.token);
      if (resolved === null) throw new AppError('UNAUTHORIZED');
      return presentSession(resolved);
    }),
    impersonate: os.impersonate.handler(({ input, context }) =>
      impersonate(deps, context.actor, { email: input.email, token: context.token, client: getClient(context) }),
    ),
    stopImpersonating: os.stopImpersonating.handler(({ context }) =>
      stopImpersonating(deps, context.actor, context.token),
    ),
    ...createOwnAccountRoutes(deps),
    ...createAccountLinksRoutes(deps),
    ...createInvitationsRoutes(deps),
    getUser: os.getUser.handler(({ input, context }) => getUser(deps, context.actor.organizationId, input.id)),
    getOrganization: os.getOrganization.handler(({ input, context }) => {
      assertOwnOrganization(context.actor, input.id);
      return getOrganization(deps, input.id);
    }),
    findUsers: os.findUsers.handler(async ({ input, context }) => {
      assertOwnOrganization(context.actor, input.id);
      const results = (await createIdentityRepository(deps.database).findUsers(input.id)).map(presentUser);
      return { results, total: results.length };
    }),
    updateOrganization: os.updateOrganization.handler(({ input, context }) => {
      const { id, ...changes } = input;
      assertOwnOrganization(context.actor, id);
      return updateOrganization(deps, context.actor, id, changes);
    }),
    findOrganizations: os.findOrganizations.handler(() => findOrganizations(deps)),
    updateEntitlements: os.updateEntitlements.handler(({ input: { id, ...entitlements }, context }) =>
      updateOrganization(deps, context.actor, id, { entitlements }),
    ),
    updateUser: os.updateUser.handler(({ input, context }) => {
      const { id, ...changes } = input;
      return updateUser(deps, context.actor, id, changes);
    }),
    createUser: os.createUser.handler(({ input, context }) => {
      const { id, ...user } = input;
      assertOwnOrganization(context.actor, id);
      if (user.role === 'admin' && context.actor.role !== 'admin') throw new AppError('FORBIDDEN');
      return addUser(deps, context.actor, user);
    }),
  };
}

function getClient({ ip, agent }: Pick<RequestContext, 'ip' | 'agent'>): Client {
  return { address: ip, agent };
}
