import { fetchOneFeed } from '../mapping/fetch-one-feed.ts';
import { MAX_FEED_BYTES } from '../reading/index.ts';
import type { LiveEndpoint } from '../source.ts';

const FEED_URL = 'https://www.gao.gov/rss/reports.xml';

/** The feed of new reports. It lists about the latest 25, so a daily fetch misses none. */
export const gaoLive: LiveEndpoint = {
  baseUrl: FEED_URL,
  needsApiKey: false,
  // GAO states no limit; a request a minute is far more than a feed needs.
  rateLimit: { requests: 1, perSeconds: 60, statedAt: 'https://www.gao.gov/about/contact-us/stay-connected/rss-feeds' },
  maxBytes: MAX_FEED_BYTES,
  fetch: (request) => fetchOneFeed(request, request.settings.baseUrl ?? FEED_URL),
};
