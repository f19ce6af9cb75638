import type { Feature } from '../feature.ts';
import type { WorkflowDeps } from './workflow.deps.ts';
import { createWorkflowRoutes } from './workflow.routes.ts';

export const feature = {
  routes: (deps: WorkflowDeps) => ({ workflow: createWorkflowRoutes(deps) }),
} satisfies Feature;

export { createDefaultColumns } from './commands/write-columns.ts';
