import { defineFeature } from '../define-feature.ts';
import type { ComparisonDeps } from './comparison-deps.ts';
import { createComparisonRoutes } from './comparison.routes.ts';

export const feature = defineFeature({
  routes: (deps: ComparisonDeps) => ({ comparison: createComparisonRoutes(deps) }),
});

export { ComparisonRuns } from './comparison-runs.ts';
export { ComparisonThreads } from './comparison-threads.ts';
export { ExportThreads } from './export/export-threads.ts';
