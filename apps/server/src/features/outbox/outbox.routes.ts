import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import type { OutboxDeps } from './outbox.deps.ts';
import { findMails, getMail } from './outbox.queries.ts';
import { sendAgain, sendTestMail } from './outbox.commands.ts';

const done = { ok: true } as const;

/** The contract declares the paths and who may call them. */
export function createOutboxRoutes(deps: OutboxDeps) {
  const os = implement(contract.outbox).$context<SignedInContext>();
  return {
    find: os.find.handler(({ input, context }) => findMails(deps, context.actor.organizationId, input)),
    get: os.get.handler(({ input, context }) => getMail(deps, context.actor.organizationId, input.id)),
    sendAgain: os.sendAgain.handler(async ({ input, context: { actor } }) => {
      await sendAgain(deps, actor, actor.organizationId, input.id);
      return done;
    }),
    sendTest: os.sendTest.handler(({ context }) => sendTestMail(deps, context.actor)),
    findOfInstallation: os.findOfInstallation.handler(({ input }) => findMails(deps, null, input)),
    getOfInstallation: os.getOfInstallation.handler(({ input }) => getMail(deps, null, input.id)),
    sendAgainOfInstallation: os.sendAgainOfInstallation.handler(async ({ input, context: { actor } }) => {
      await sendAgain(deps, actor, null, input.id);
      return done;
    }),
  };
}
