import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { RequestContext, SignedInContext } from '../../platform/request-context.ts';
import type { DigestsDeps } from './digests.deps.ts';
import { getPersonalEmails, getSchedule, getSubscription, previewDigest } from './digests.queries.ts';
import { unsubscribe, updatePersonalEmails } from './digests.commands.ts';

const done = { ok: true } as const;

/** The contract declares the paths and who may call them. */
export function createDigestsRoutes(deps: DigestsDeps) {
  const os = implement(contract.digests).$context<SignedInContext>();
  const open = implement(contract.digests).$context<RequestContext>();
  return {
    getSchedule: os.getSchedule.handler(({ context }) => getSchedule(deps, context.actor)),
    preview: os.preview.handler(({ input, context }) => previewDigest(deps, context.actor, input.kind)),
    getPersonal: os.getPersonal.handler(({ context }) => getPersonalEmails(deps, context.actor)),
    updatePersonal: os.updatePersonal.handler(({ input, context }) => updatePersonalEmails(deps, context.actor, input)),
    getSubscription: open.getSubscription.handler(({ input }) => getSubscription(deps, input.secret)),
    unsubscribe: open.unsubscribe.handler(async ({ input }) => {
      await unsubscribe(deps, input.secret);
      return done;
    }),
  };
}
