import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { appendAudit } from '../../audit/index.ts';
import type { ActionsDeps } from '../actions.deps.ts';
import { createActionsRepository } from '../actions.repository.ts';
import { getCalendarEntry, calendarFile } from './calendar-file.ts';
import { createCalendarFeedsRepository } from './calendar-feeds.repository.ts';
import { createFeedSecret, readFeedSecret } from './feed-secret.ts';

/** How far back a feed goes. */
const PAST_SECONDS = 366 * 86_400;
const MAX_ENTRIES = 2000;
const TITLE = 'Rotunda actions';
const FILE = /^([^.]+)\.ics$/;

export async function getCalendarFeed({ database }: ActionsDeps, actor: Actor) {
  const feed = await createCalendarFeedsRepository(database).get(actor);
  return { feed: feed === null ? null : { createdAt: feed.createdTs, lastReadAt: feed.lastReadTs } };
}

/**
 * Creates a feed and returns its path including the secret, which cannot be shown again. Any previous path stops
 * working.
 */
export async function createCalendarFeed(deps: ActionsDeps, actor: Actor): Promise<{ path: string }> {
  const feedId = deps.ids.newId();
  const { secret, secretHash } = createFeedSecret(feedId);
  const { organizationId, userId } = actor;
  await deps.database.transaction(async (tx) => {
    const repository = createCalendarFeedsRepository(tx);
    await repository.delete(actor);
    await repository.insert({ feedId, organizationId, userId, secretHash, createdTs: deps.clock.now() });
    await appendAudit(tx, deps, actor, { action: 'calendar-feed.created', subject: userId });
  });
  return { path: `/api/calendar/${secret}.ics` };
}

export function revokeCalendarFeed({ database, ...deps }: ActionsDeps, actor: Actor): Promise<{ ok: true }> {
  return database.transaction(async (tx) => {
    const repository = createCalendarFeedsRepository(tx);
    if ((await repository.get(actor)) !== null) {
      await repository.delete(actor);
      await appendAudit(tx, deps, actor, { action: 'calendar-feed.revoked', subject: actor.userId });
    }
    return { ok: true };
  });
}

/**
 * Returns what the feed's owner attends or created, from one year back, for programs that cannot sign in.
 * @param file `{secret}.ics`
 * @throws AppError NOT_FOUND for an unknown path, a revoked feed and a deactivated owner alike
 */
export async function readCalendarFeed({ database, clock, baseUrl }: ActionsDeps, file: string): Promise<File> {
  const presented = readFeedSecret(FILE.exec(file)?.[1] ?? '');
  if (presented === null) throw new AppError('NOT_FOUND');
  const repository = createCalendarFeedsRepository(database);
  const feed = await repository.findForReading(presented.feedId);
  if (feed === null || !presented.matches(feed.secretHash)) throw new AppError('NOT_FOUND');
  const nowTs = clock.now();
  await repository.markRead(feed.feedId, nowTs);
  const rows = await createActionsRepository(database).findOfPerson(feed, nowTs - PAST_SECONDS, MAX_ENTRIES);
  return calendarFile(
    TITLE,
    rows.map((row) => getCalendarEntry(row, baseUrl)),
  );
}
