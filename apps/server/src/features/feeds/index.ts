import type { Feature } from '../feature.ts';
import { createFeedsRoutes } from './feeds.routes.ts';
import type { OwnFeedsDeps } from './feeds.deps.ts';

export const feature = {
  routes: (deps: OwnFeedsDeps) => ({ feeds: createFeedsRoutes(deps) }),
} satisfies Feature;

export type { FeedsDeps } from './feeds.deps.ts';
export { readFeed } from './feeds.queries.ts';
