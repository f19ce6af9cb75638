import type { Feature } from '../feature.ts';
import { createCustomSummariesRoutes } from './custom-summaries.routes.ts';
import type { CustomSummariesDeps } from './custom-summaries.deps.ts';

export const feature = {
  routes: (deps: CustomSummariesDeps) => ({ customSummaries: createCustomSummariesRoutes(deps) }),
} satisfies Feature;
