export { ComparisonThreads } from './comparison-threads.ts';
export { createComparisonRoutes } from './comparison.routes.ts';
