import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import { cancelExport, createExport, deleteExport } from './exports.commands.ts';
import { downloadExport, findExports, getExport } from './exports.queries.ts';
import type { ExportsDeps } from './exports.deps.ts';
import { requestOfActions } from './requests/actions-request.ts';
import { requestOfAlerts } from './requests/alerts-request.ts';
import { requestOfDocuments } from './requests/documents-request.ts';
import { requestOfProject } from './requests/project-request.ts';
import { requestOfStakeholders } from './requests/stakeholders-request.ts';

/** The contract declares the paths and who may call them. */
export function createExportsRoutes(deps: ExportsDeps) {
  const os = implement(contract.exports).$context<SignedInContext>();
  return {
    createOfDocuments: os.createOfDocuments.handler(({ input, context }) =>
      createExport(deps, context.actor, { ...input, request: requestOfDocuments(input) }),
    ),
    createOfProject: os.createOfProject.handler(
      async ({ input: { name, exportType, ...input }, context: { actor } }) => {
        const request = await requestOfProject(deps.database, actor, input);
        return createExport(deps, actor, { name, exportType, request });
      },
    ),
    createOfAlerts: os.createOfAlerts.handler(async ({ input: { name, exportType, ...input }, context: { actor } }) => {
      const request = await requestOfAlerts(deps.database, actor, input);
      return createExport(deps, actor, { name, exportType, request });
    }),
    createOfActions: os.createOfActions.handler(({ input, context }) =>
      createExport(deps, context.actor, { ...input, request: requestOfActions(input) }),
    ),
    createOfStakeholders: os.createOfStakeholders.handler(({ input, context }) =>
      createExport(deps, context.actor, { ...input, request: requestOfStakeholders(input) }),
    ),
    find: os.find.handler(({ context }) => findExports(deps, context.actor)),
    get: os.get.handler(({ input, context }) => getExport(deps, context.actor, input.id)),
    download: os.download.handler(({ input, context }) => downloadExport(deps, context.actor, input.id)),
    cancel: os.cancel.handler(({ input, context }) => cancelExport(deps, context.actor, input.id)),
    delete: os.delete.handler(({ input, context }) => deleteExport(deps, context.actor, input.id)),
  };
}
