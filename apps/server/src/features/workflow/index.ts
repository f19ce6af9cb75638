import { defineFeature } from '../define-feature.ts';
import type { WorkflowDeps } from './workflow-deps.ts';
import { createWorkflowRoutes } from './workflow.routes.ts';

export const feature = defineFeature({
  routes: (deps: WorkflowDeps) => ({ workflow: createWorkflowRoutes(deps) }),
});

export { createDefaultColumns } from './write-columns.ts';
