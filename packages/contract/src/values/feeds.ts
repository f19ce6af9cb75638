/** How the matches of a saved search can be read by feed readers and programs, by the ending of the address. */
export const FEED_FORMATS = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

export const FEED_FORMAT_LABELS: Readonly<Record<FeedFormat, string>> = {
  rss: 'RSS',
  atom: 'Atom',
  json: 'JSON Feed',
};

/** Newest matches in a feed. */
export const FEED_ENTRIES = 100;

/** Where feeds are read; the secret and the format follow. */
export const FEED_PATH = '/api/feeds';
