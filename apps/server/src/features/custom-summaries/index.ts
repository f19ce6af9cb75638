import { defineFeature } from '../define-feature.ts';
import { createCustomSummariesRoutes } from './custom-summaries.routes.ts';
import type { CustomSummariesDeps } from './write-custom-summary.ts';

export const feature = defineFeature({
  routes: (deps: CustomSummariesDeps) => ({ customSummaries: createCustomSummariesRoutes(deps) }),
});
