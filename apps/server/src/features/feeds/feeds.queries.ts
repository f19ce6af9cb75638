import { FEED_ENTRIES, FEED_FORMATS, FEED_PATH, type FeedFormat, type SearchFeed } from '@rotunda/contract';
import type { UnixSeconds } from '@rotunda/domain';
import { createHash } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { readFeedSecret } from '../actions/index.ts';
import { createDeliveredMatchesRepository, describeMatches } from '../alerts/index.ts';
import { readFlags } from '../flags/index.ts';
import type { FeedsDeps, OwnFeedsDeps } from './feeds.deps.ts';
import { createSearchFeedsRepository, type StoredSearchFeed } from './search-feeds.repository.ts';
import { writeFeed } from './writing/write-feed.ts';

/**
 * Returns the user's feed of a saved search.
 * @throws AppError NOT_FOUND for a saved search the user cannot see
 */
export async function getOwnFeed({ database }: OwnFeedsDeps, actor: Actor, savedSearchId: string) {
  const feeds = createSearchFeedsRepository(database);
  if ((await feeds.findSavedSearch(actor, savedSearchId)) === null) throw new AppError('NOT_FOUND');
  const feed = await feeds.get(actor, savedSearchId);
  return { feed: feed === null ? null : presentFeed(feed) };
}

export function presentFeed({ createdTs, lastReadTs }: Pick<StoredSearchFeed, 'createdTs' | 'lastReadTs'>): SearchFeed {
  return { createdAt: createdTs, lastReadAt: lastReadTs };
}

export interface FeedFile {
  contentType: string;
  body: string;
  /** Hash of the content, formatted for the HTTP header. */
  etag: string;
  /** Time of the newest match, or of the feed's creation. */
  lastModifiedTs: UnixSeconds;
}

const FILE = /^([^.]+)\.([a-z]+)$/;
const CONTENT_TYPES: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

/**
 * Returns a feed of the newest matches of a saved search in delivery order, newest first.
 * @param file `{secret}.{format}`
 * @throws AppError NOT_FOUND for a wrong or revoked address, for a deactivated owner, and once the owner can no longer
 *   see the project
 */
export async function readFeed(deps: FeedsDeps, file: string, signal?: AbortSignal): Promise<FeedFile> {
  const [, secret = '', ending] = FILE.exec(file) ?? [];
  const format = FEED_FORMATS.find((one) => one === ending);
  const presented = readFeedSecret(secret);
  if (presented === null || format === undefined) throw new AppError('NOT_FOUND');
  const feeds = createSearchFeedsRepository(deps.database);
  const feed = await feeds.findForReading(presented.feedId);
  if (feed === null || !presented.matches(feed.secretHash)) throw new AppError('NOT_FOUND');
  const viewer: Actor = {
    userId: feed.userId,
    organizationId: feed.organizationId,
    role: feed.role,
    flags: readFlags({}),
    impersonatorId: null,
    isSupport: false,
    isOperator: false,
    apiToken: null,
  };
  const search = await feeds.findSavedSearch(viewer, feed.savedSearchId);
  if (search === null) throw new AppError('NOT_FOUND');
  await feeds.markRead(feed.feedId, deps.clock.now());
  const matches = await findNewestMatches(deps, viewer, feed.savedSearchId);
  const described = await describeMatches(deps, viewer, matches, signal);
  const lastModifiedTs = Math.max(feed.createdTs, ...matches.map(({ matchedTs }) => matchedTs));
  const body = writeFeed(format, {
    feedId: feed.feedId,
    title: search.title,
    projectId: search.projectId,
    savedSearchId: feed.savedSearchId,
    baseUrl: deps.baseUrl,
    address: `${deps.baseUrl}${FEED_PATH}/${file}`,
    updatedTs: lastModifiedTs,
    described,
  });
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  return { contentType: CONTENT_TYPES[format], body, etag, lastModifiedTs };
}

/**
 * Returns the newest matches. Unnumbered new matches are numbered first, so that the feed never lacks a match that the
 * alerts page shows.
 */
async function findNewestMatches({ database }: FeedsDeps, viewer: Actor, savedSearchId: string) {
  if (await createDeliveredMatchesRepository(database).hasUnnumbered()) {
    await database.transaction((tx) => createDeliveredMatchesRepository(tx).numberNew());
  }
  return createDeliveredMatchesRepository(database).find(viewer, {
    savedSearchIds: [savedSearchId],
    after: -1,
    upTo: Number.MAX_SAFE_INTEGER,
    limit: FEED_ENTRIES,
    newestFirst: true,
  });
}
