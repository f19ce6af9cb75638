import { CALENDAR_LIMITS, type CalendarFeed, calendarFiltersSchema } from '@rotunda/contract';
import { addDays } from '@rotunda/domain';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/request-context.ts';
import { calendarFile, readFeedSecret } from '../actions/index.ts';
import type { CalendarDeps } from './calendar.deps.ts';
import { createEventFeedsRepository, type StoredEventFeed } from './event-feeds.repository.ts';
import { eventRange } from './event/event-range.ts';
import { findStoredEvents } from './queries/find-events.ts';
import { getCalendarEntry } from './queries/get-calendar-entry.ts';

const FILE = /^([^.]+)\.ics$/;

export async function findFeeds({ database }: CalendarDeps, actor: Actor): Promise<{ results: CalendarFeed[] }> {
  return { results: (await createEventFeedsRepository(database).find(actor)).map(presentFeed) };
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

export function presentFeed({ feedId, name, filters, createdTs, lastReadTs }: Omit<StoredEventFeed, 'secretHash'>) {
  return {
    _id: feedId,
    name,
    filters: calendarFiltersSchema.parse(filters),
    createdAt: createdTs,
    lastReadAt: lastReadTs,
  };
}
