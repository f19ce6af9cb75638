import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import type { CustomContactsDeps } from './custom-contacts.deps.ts';
import { findCustomContacts, getContact } from './custom-contacts.queries.ts';
import { createContact, deleteContact, updateContact } from './custom-contacts.commands.ts';

/** The contract declares the paths and who may call them. */
export function createCustomContactsRoutes(deps: CustomContactsDeps) {
  const os = implement(contract.customContacts).$context<SignedInContext>();
  const { database } = deps;
  return {
    get: os.get.handler(({ input, context }) => getContact(database, context.actor, input.fusionId)),
    find: os.find.handler(({ input, context }) => findCustomContacts(database, context.actor, input)),
    create: os.create.handler(({ input, context }) => createContact(deps, context.actor, input)),
    update: os.update.handler(({ input, context }) => updateContact(deps, context.actor, input)),
    delete: os.delete.handler(async ({ input, context }) => {
      await deleteContact(deps, context.actor, input.fusionId);
      return { ok: true } as const;
    }),
  };
}
