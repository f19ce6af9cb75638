import type { Feature } from '../feature.ts';
import type { ComparisonDeps } from './comparison.deps.ts';
import { createComparisonRoutes } from './comparison.routes.ts';

export const feature = {
  routes: (deps: ComparisonDeps) => ({ comparison: createComparisonRoutes(deps) }),
} satisfies Feature;

export { createComparisonNews } from './runs/comparison-news.ts';
export { ComparisonRuns } from './runs/comparison-runs.ts';
export { ComparisonThreads } from './runs/comparison-threads.ts';
export { ExportThreads } from './export/export-threads.ts';
