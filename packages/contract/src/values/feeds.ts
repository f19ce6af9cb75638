/** Formats of the feed of a saved search, selected by the extension in its address. */
export const FEED_FORMATS = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

export const FEED_FORMAT_LABELS: Readonly<Record<FeedFormat, string>> = {
  rss: 'RSS',
  atom: 'Atom',
  json: 'JSON Feed',
};

/** Number of newest matches in a feed. */
export const FEED_ENTRIES = 100;

/** Base path of feeds; the secret and the format follow. */
export const FEED_PATH = '/api/feeds';
