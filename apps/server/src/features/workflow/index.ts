export { createWorkflowRoutes } from './workflow.routes.ts';
export { createDefaultColumns } from './write-columns.ts';
