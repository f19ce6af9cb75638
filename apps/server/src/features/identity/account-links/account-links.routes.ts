import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { RequestContext, SignedInContext } from '../../../platform/request-context.ts';
import type { SessionDeps } from '../identity.deps.ts';
import { confirmAddress, requestAddressChange } from './commands/change-address.ts';
import { requestPasswordReset } from './commands/request-password-reset.ts';
import { openPasswordReset, resetPasswordByLink } from './commands/reset-password.ts';

/** Implements the endpoints for links mailed to people with an account. */
export function createAccountLinksRoutes(deps: SessionDeps) {
  const open = implement(contract.identity).$context<RequestContext>();
  const os = implement(contract.identity).$context<SignedInContext>();
  return {
    requestPasswordReset: open.requestPasswordReset.handler(async ({ input, context }) => {
      await requestPasswordReset(deps, input.email, context.ip);
      return { ok: true as const };
    }),
    openPasswordReset: open.openPasswordReset.handler(async ({ input }) => {
      await openPasswordReset(deps, input.token);
      return { ok: true as const };
    }),
    resetPassword: open.resetPassword.handler(async ({ input }) => {
      await resetPasswordByLink(deps, input);
      return { ok: true as const };
    }),
    confirmAddress: open.confirmAddress.handler(({ input }) => confirmAddress(deps, input.token)),
    requestAddressChange: os.requestAddressChange.handler(async ({ input, context: { actor, token, ip } }) => {
      await requestAddressChange(deps, { actor, token, address: ip }, input);
      return { ok: true as const };
    }),
  };
}
