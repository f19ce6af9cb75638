import { fetchNamedAddresses, namedAddresses } from '../mapping/fetch-named-addresses.ts';
import { MAX_FEED_BYTES } from '../reading/index.ts';
import type { LiveEndpoint } from '../source.ts';

const feedsIn = (options: Readonly<Record<string, string>>) => namedAddresses('feed', options);

/** Fetches the feeds of the options `feed`, `feed.2`, `feed ledger`. */
export const newsLive: LiveEndpoint = {
  baseUrl: null,
  options: {
    feed: 'Address of a feed. Further ones are named feed.2, feed.3 and so on.',
  },
  addressesIn: feedsIn,
  needsApiKey: false,
  // Feeds state no limit; one request per second is polite.
  rateLimit: { requests: 60, perSeconds: 60, statedAt: 'https://www.rssboard.org/rss-specification' },
  maxBytes: MAX_FEED_BYTES,
  fetch: (request) => fetchNamedAddresses(request, feedsIn(request.settings.options ?? {}), 'feeds'),
};
