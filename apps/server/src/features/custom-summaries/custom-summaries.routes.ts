import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import type { SignedInContext } from '../../platform/request-context.ts';
import type { CustomSummariesDeps } from './custom-summaries.deps.ts';
import { deleteCustomSummary, writeCustomSummary } from './custom-summaries.commands.ts';

/** The contract declares the paths and who may call them. */
export function createCustomSummariesRoutes(deps: CustomSummariesDeps) {
  const os = implement(contract.customSummaries).$context<SignedInContext>();
  return {
    write: os.write.handler(({ input, context }) => writeCustomSummary(deps, context.actor, input)),
    delete: os.delete.handler(async ({ input, context }) => {
      await deleteCustomSummary(deps, context.actor, input);
      return { ok: true } as const;
    }),
  };
}
