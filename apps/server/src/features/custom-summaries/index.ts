export { createCustomSummariesRoutes } from './custom-summaries.routes.ts';
