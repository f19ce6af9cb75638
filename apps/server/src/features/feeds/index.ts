export { createFeedsRoutes } from './feeds.routes.ts';
export { type FeedsDeps, readFeed } from './read-feed.ts';
