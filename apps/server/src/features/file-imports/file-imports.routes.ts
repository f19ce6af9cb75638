import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { Queue } from '../../platform/queue/create-queue.ts';
import type { SignedInContext } from '../../platform/request-context.ts';
import { checkFileImport, discardFileImport, runFileImport } from './file-imports.commands.ts';
import { downloadFileErrors, getFileImport } from './file-imports.queries.ts';
import type { FileImportsDeps } from './file-imports.deps.ts';

/**
 * The contract declares the paths and who may call them. The file
 * itself is uploaded through app/mount-upload.ts.
 */
export function createFileImportsRoutes(deps: FileImportsDeps & { queue: Queue }) {
  const os = implement(contract.fileImports).$context<SignedInContext>();
  const { database } = deps;
  return {
    get: os.get.handler(({ input, context }) => getFileImport(database, context.actor.organizationId, input.importId)),
    check: os.check.handler(({ input, context }) =>
      checkFileImport(deps, context.actor, input.importId, input.mapping),
    ),
    run: os.run.handler(({ input, context }) => runFileImport(deps, context.actor, input.importId)),
    downloadErrors: os.downloadErrors.handler(({ input, context }) =>
      downloadFileErrors(database, context.actor, input.importId),
    ),
    discard: os.discard.handler(async ({ input, context }) => {
      await discardFileImport(deps, context.actor, input.importId);
      return { ok: true } as const;
    }),
  };
}
