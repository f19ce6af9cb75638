import { defineFeature } from '../define-feature.ts';
import type { OutboxDeps } from './outbox-deps.ts';
import { createOutboxRoutes } from './outbox.routes.ts';

export const feature = defineFeature({
  routes: (deps: OutboxDeps) => ({ outbox: createOutboxRoutes(deps) }),
});
