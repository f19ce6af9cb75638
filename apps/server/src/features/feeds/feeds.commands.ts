import { FEED_PATH, type FeedFormat, type SearchFeed } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createFeedSecret } from '../actions/index.ts';
import { appendAudit } from '../audit/index.ts';
import type { OwnFeedsDeps } from './feeds.deps.ts';
import { presentFeed } from './feeds.queries.ts';
import { createSearchFeedsRepository } from './search-feeds.repository.ts';

/**
 * Creates the user's feed of a saved search, replacing the previous one. Its address is returned only now, because only
 * a hash of its secret is stored.
 * @throws AppError NOT_FOUND for a saved search the user cannot see
 */
export async function createOwnFeed(
  deps: OwnFeedsDeps,
  actor: Actor,
  savedSearchId: string,
): Promise<SearchFeed & { paths: Record<FeedFormat, string> }> {
  const { organizationId, userId } = actor;
  const feedId = deps.ids.newId();
  const { secret, secretHash } = createFeedSecret(feedId);
  const createdTs = deps.clock.now();
  const feed = { feedId, organizationId, userId, savedSearchId, secretHash, createdTs, lastReadTs: null };
  await deps.database.transaction(async (tx) => {
    const feeds = createSearchFeedsRepository(tx);
    const search = await feeds.findSavedSearch(actor, savedSearchId);
    if (search === null) throw new AppError('NOT_FOUND');
    await feeds.put(feed);
    await appendAudit(tx, deps, actor, {
      action: 'search-feed.created',
      subject: savedSearchId,
      detail: { title: search.title },
    });
  });
  const getPath = (format: FeedFormat) => `${FEED_PATH}/${secret}.${format}`;
  return { ...presentFeed(feed), paths: { rss: getPath('rss'), atom: getPath('atom'), json: getPath('json') } };
}

/**
 * Revokes the user's feed of a saved search.
 * @throws AppError NOT_FOUND when the user has no feed of that saved search
 */
export function revokeOwnFeed(deps: OwnFeedsDeps, actor: Actor, savedSearchId: string): Promise<{ ok: true }> {
  return deps.database.transaction(async (tx) => {
    if (!(await createSearchFeedsRepository(tx).delete(actor, savedSearchId))) throw new AppError('NOT_FOUND');
    await appendAudit(tx, deps, actor, { action: 'search-feed.revoked', subject: savedSearchId });
    return { ok: true };
  });
}
