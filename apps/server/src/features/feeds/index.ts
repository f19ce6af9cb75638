import { defineFeature } from '../define-feature.ts';
import { createFeedsRoutes } from './feeds.routes.ts';
import type { OwnFeedsDeps } from './own-feeds.ts';

export const feature = defineFeature({
  routes: (deps: OwnFeedsDeps) => ({ feeds: createFeedsRoutes(deps) }),
});

export { type FeedsDeps, readFeed } from './read-feed.ts';
