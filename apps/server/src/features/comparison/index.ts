export { ComparisonRuns } from './comparison-runs.ts';
export { ComparisonThreads } from './comparison-threads.ts';
export { createComparisonRoutes } from './comparison.routes.ts';
export { ExportThreads } from './export/export-threads.ts';
