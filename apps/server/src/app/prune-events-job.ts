import { z } from 'zod';
import { EVENT_RETENTION_SECONDS } from '../platform/events/create-event-hub.ts';
import { pruneEvents } from '../platform/events/event-store.ts';
import { defineJob, type JobHandler } from '../platform/queue/job-definition.ts';
import type { PlatformDeps } from './platform-deps.ts';

/** Every hour, removes events that no page can request any more. */
export const pruneEventsJob = defineJob({
  name: 'prune-events',
  payload: z.object({}),
  cron: { expression: '17 * * * *', timeZone: 'UTC' },
});

export function handlePruneEvents({ clock, database }: Pick<PlatformDeps, 'clock' | 'database'>): JobHandler<object> {
  return async () => {
    await pruneEvents(database, clock.now() - EVENT_RETENTION_SECONDS);
  };
}
