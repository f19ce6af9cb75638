import type { Source } from '../source.ts';
import { newsLive } from './client.ts';
import { parseArticles } from './parse.ts';

/** Articles of the feeds that an operator configures, in RSS, RDF, Atom or JSON Feed. */
export const news: Source = {
  id: 'news',
  title: 'News feeds',
  description: 'Articles of RSS, Atom and JSON feeds; each feed is an option named feed, feed.2 and so on.',
  publisherUrl: 'https://www.rssboard.org/rss-specification',
  license: 'As each publisher states; articles are kept as their feeds give them',
  accepts: (entryPath) => /\.(?:xml|rss|rdf|atom|json)$/i.test(entryPath),
  listsVersions: true,
  parse: parseArticles,
  live: newsLive,
};
