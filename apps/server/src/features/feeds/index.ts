import type { Feature } from '../feature.ts';
import { createFeedsRoutes } from './feeds.routes.ts';
import type { OwnFeedsDeps } from './own-feeds.ts';

export const feature = {
  routes: (deps: OwnFeedsDeps) => ({ feeds: createFeedsRoutes(deps) }),
} satisfies Feature;

export { type FeedsDeps, readFeed } from './read-feed.ts';
