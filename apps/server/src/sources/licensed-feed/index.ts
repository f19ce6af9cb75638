import type { LiveEndpoint, Source } from '../source.ts';
import { feedLive } from './client.ts';
import { acceptsFeedFile, parseFeed } from './parse.ts';

export { keyHeader } from './client.ts';
export { isPdf } from './map-file.ts';

/** The second source: data that a licensed operator converts to the format described in docs/operators/sources.md. */
export const licensedFeed: Source & { live: LiveEndpoint } = {
  id: 'licensed-feed',
  title: 'Licensed feed',
  description: 'News, transcripts, analysis, amendments, votes, schedules and milestones of a publisher you license.',
  publisherUrl: 'https://jsonlines.org/',
  license: 'As your agreement with the publisher states; shown to entitled organizations only',
  accepts: acceptsFeedFile,
  listsVersions: true,
  parse: parseFeed,
  live: feedLive,
};
