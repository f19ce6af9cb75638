import type { Source } from '../source.ts';
import { blueskyLive } from './client.ts';
import { acceptsPostFile, parsePosts } from './parse.ts';

/** Posts of stakeholders: from Bluesky's own API, and from any platform in files of the documented format. */
export const social: Source = {
  id: 'social',
  title: 'Social posts',
  description: 'Posts of stakeholders: Bluesky accounts named in the options, other platforms from files.',
  publisherUrl: 'https://docs.bsky.app/docs/api/app-bsky-feed-get-author-feed',
  license: 'As each platform states; posts are their authors’',
  accepts: acceptsPostFile,
  parse: parsePosts,
  live: blueskyLive,
};
