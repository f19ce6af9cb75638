import type { Feature } from '../feature.ts';
import type { OutboxDeps } from './outbox.deps.ts';
import { createOutboxRoutes } from './outbox.routes.ts';

export const feature = {
  routes: (deps: OutboxDeps) => ({ outbox: createOutboxRoutes(deps) }),
} satisfies Feature;
