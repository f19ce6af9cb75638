import { implement } from '@orpc/server';
import { contract } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { SignedInContext } from '../../platform/request-context.ts';
import { cancelComparison, compareBills, followComparison, readComparedSections } from './comparison.commands.ts';
import type { ComparisonDeps } from './comparison.deps.ts';
import { exportComparison } from './export/export-comparison.ts';
import { findBills } from './comparison.queries.ts';

/**
 * The contract declares the paths and who may call them. Everything requires the organization's
 * feature flag.
 */
export function createComparisonRoutes(deps: ComparisonDeps) {
  const os = implement(contract.comparison)
    .$context<SignedInContext>()
    .use(({ context, next }) => {
      if (!context.actor.flags.DOCUMENT_COMPARISON_ENABLED) throw new AppError('FEATURE_OFF');
      return next();
    });
  return {
    findBills: os.findBills.handler(({ input, context, signal }) => findBills(deps, context.actor, input, signal)),
    compare: os.compare.handler(({ input, context, signal }) => compareBills(deps, context.actor, input, signal)),
    start: os.start.handler(({ input, context }) => followComparison(deps, context.actor, input)),
    cancel: os.cancel.handler(async ({ input, context }) => {
      await cancelComparison(deps, context.actor, input);
      return { ok: true as const };
    }),
    readSections: os.readSections.handler(({ input, context, signal }) =>
      readComparedSections(deps, context.actor, input, signal),
    ),
    export: os.export.handler(({ input, context, signal }) => exportComparison(deps, context.actor, input, signal)),
  };
}
