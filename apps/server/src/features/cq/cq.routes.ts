import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { RequestContext, SignedInContext } from '../../platform/request-context.ts';
import type { CqDeps } from './cq.deps.ts';
import { findCqDocuments } from './queries/find-cq-documents.ts';
import { getCqDocument } from './queries/get-cq-document.ts';
import { getCqPdf } from './queries/get-cq-pdf.ts';
import { resolveRef } from './queries/resolve-ref.ts';

/**
 * The contract declares the paths and who may call them; `checkEntitled` says which
 * organizations.
 */
export function createCqRoutes(deps: CqDeps) {
  const os = implement(contract.cq).$context<SignedInContext>();
  const open = implement(contract.cq).$context<RequestContext>();
  const { database } = deps;
  return {
    findDocuments: os.findDocuments.handler(({ input, context }) => findCqDocuments(database, context.actor, input)),
    getDocument: os.getDocument.handler(({ input, context }) => getCqDocument(deps, context, input.id)),
    resolveRef: os.resolveRef.handler(({ input, context }) =>
      resolveRef(database, context.actor, { type: input.ref_type, ref: input.ref }),
    ),
    getPdf: open.getPdf.handler(({ input, context, signal }) => getCqPdf(deps, context.actor, input, signal)),
  };
}
