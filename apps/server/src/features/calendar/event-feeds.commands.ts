import { CALENDAR_LIMITS, CALENDAR_TEXTS, type CalendarFeed, type CalendarFilters } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createFeedSecret } from '../actions/index.ts';
import { appendAudit } from '../audit/index.ts';
import type { CalendarDeps } from './calendar.deps.ts';
import { presentFeed } from './event-feeds.queries.ts';
import { createEventFeedsRepository } from './event-feeds.repository.ts';

/**
 * Creates a feed and returns its path including the secret, which cannot be shown again.
 * @throws AppError VALIDATION when the limit is reached
 */
export async function createFeed(
  deps: CalendarDeps,
  actor: Actor,
  { name, filters }: { name: string; filters: CalendarFilters },
): Promise<CalendarFeed & { path: string }> {
  const feedId = deps.ids.newId();
  const { secret, secretHash } = createFeedSecret(feedId);
  const { organizationId, userId } = actor;
  const feed = { feedId, organizationId, userId, name, filters, createdTs: deps.clock.now(), lastReadTs: null };
  await deps.database.transaction(async (tx) => {
    const repository = createEventFeedsRepository(tx);
    await repository.lockPerson(actor);
    if ((await repository.find(actor)).length >= CALENDAR_LIMITS.feeds) {
      throw new AppError('VALIDATION', { data: { fields: { name: CALENDAR_TEXTS.tooManyFeeds } } });
    }
    await repository.insert({ ...feed, secretHash });
    await appendAudit(tx, deps, actor, { action: 'event-feed.created', subject: feedId });
  });
  return { ...presentFeed(feed), path: `/api/calendar/events/${secret}.ics` };
}

/**
 * Revokes one of the actor's feeds.
 * @throws AppError NOT_FOUND also for another person's feed
 */
export function revokeFeed({ database, ...deps }: CalendarDeps, actor: Actor, feedId: string): Promise<{ ok: true }> {
  return database.transaction(async (tx) => {
    if (!(await createEventFeedsRepository(tx).delete(actor, feedId))) throw new AppError('NOT_FOUND');
    await appendAudit(tx, deps, actor, { action: 'event-feed.revoked', subject: feedId });
    return { ok: true };
  });
}
