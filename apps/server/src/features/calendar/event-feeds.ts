import {
  CALENDAR_LIMITS,
  CALENDAR_TEXTS,
  type CalendarFeed,
  type CalendarFilters,
  calendarFiltersSchema,
} from '@rotunda/contract';
import { addDays } from '@rotunda/domain';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { calendarFile, createFeedSecret, readFeedSecret } from '../actions/index.ts';
import { appendAudit } from '../audit/index.ts';
import type { CalendarDeps } from './calendar-deps.ts';
import { getCalendarEntry } from './get-calendar-entry.ts';
import { createEventFeedsRepository, type StoredEventFeed } from './event-feeds.repository.ts';
import { eventRange } from './event-range.ts';
import { findStoredEvents } from './find-events.ts';

const FILE = /^([^.]+)\.ics$/;

export async function findFeeds({ database }: CalendarDeps, actor: Actor): Promise<{ results: CalendarFeed[] }> {
  return { results: (await createEventFeedsRepository(database).find(actor)).map(presentFeed) };
}

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

/**
 * Returns what the owner would see on the Calendars page with the feed's filters, from one month back to one year
 * ahead.
 * @param file `{secret}.ics`
 * @throws AppError NOT_FOUND for an unknown path, a revoked feed and a deactivated owner alike
 */
export async function readFeed({ database, clock, baseUrl }: CalendarDeps, file: string): Promise<File> {
  const presented = readFeedSecret(FILE.exec(file)?.[1] ?? '');
  if (presented === null) throw new AppError('NOT_FOUND');
  const repository = createEventFeedsRepository(database);
  const feed = await repository.findForReading(presented.feedId);
  if (feed === null || !presented.matches(feed.secretHash)) throw new AppError('NOT_FOUND');
  const nowTs = clock.now();
  await repository.markRead(feed.feedId, nowTs);
  const today = new Date(nowTs * 1000).toISOString().slice(0, 10);
  const { feedPastDays, feedFutureDays, feedEvents } = CALENDAR_LIMITS;
  const range = eventRange(addDays(today, -feedPastDays), addDays(today, feedFutureDays), 'UTC');
  const events = await findStoredEvents(database, feed, calendarFiltersSchema.parse(feed.filters), range, feedEvents);
  return calendarFile(
    feed.name,
    events.map((event) => getCalendarEntry(event, { baseUrl, nowMs: clock.nowMs() })),
  );
}

function presentFeed({ feedId, name, filters, createdTs, lastReadTs }: Omit<StoredEventFeed, 'secretHash'>) {
  return {
    _id: feedId,
    name,
    filters: calendarFiltersSchema.parse(filters),
    createdAt: createdTs,
    lastReadAt: lastReadTs,
  };
}
