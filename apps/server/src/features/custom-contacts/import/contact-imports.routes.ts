import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../../platform/request-context.ts';
import {
  checkContactImport,
  type ContactImportsDeps,
  discardContactImport,
  downloadContactFaults,
  getContactImport,
  runContactImport,
} from './contact-imports.ts';

/** Paths are the contract's; who may call is app/permissions.ts. The file itself comes by app/mount-upload.ts. */
export function createContactImportsRoutes(deps: ContactImportsDeps) {
  const os = implement(contract.contactImports).$context<SignedInContext>();
  const { database } = deps;
  return {
    get: os.get.handler(({ input, context }) =>
      getContactImport(database, context.actor.organisationId, input.importId),
    ),
    check: os.check.handler(({ input, context }) =>
      checkContactImport(deps, context.actor, input.importId, input.mapping),
    ),
    run: os.run.handler(({ input, context }) => runContactImport(deps, context.actor, input.importId)),
    downloadFaults: os.downloadFaults.handler(({ input, context }) =>
      downloadContactFaults(database, context.actor, input.importId),
    ),
    discard: os.discard.handler(async ({ input, context }) => {
      await discardContactImport(deps, context.actor, input.importId);
      return { ok: true } as const;
    }),
  };
}
