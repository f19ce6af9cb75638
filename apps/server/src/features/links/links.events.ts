import type { EventTopic } from '@rotunda/contract';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { publishEvents } from '../../platform/events/publish-event.ts';
import type { Audience } from './visible-items.repository.ts';

/** Notifies each member of an audience once, with the things that changed for them. */
export async function publishToAudience(
  tx: DatabaseHandle,
  { organizationId, topic, idName }: { organizationId: string; topic: EventTopic; idName: string },
  audience: readonly Audience[],
): Promise<void> {
  const idsByUser = new Map<string | null, Set<string>>();
  for (const { userId, thingIds } of audience)
    idsByUser.set(userId, new Set([...(idsByUser.get(userId) ?? []), ...thingIds]));
  await publishEvents(
    tx,
    [...idsByUser].map(([userId, ids]) => ({ organizationId, userId, topic, ids: { [idName]: [...ids] } })),
  );
}

/** Limits an audience to the given things. */
export function getAudience(audience: readonly Audience[], thingIds: readonly string[]): Audience[] {
  const wanted = new Set(thingIds);
  return audience
    .map(({ userId, thingIds: seen }) => ({ userId, thingIds: seen.filter((id) => wanted.has(id)) }))
    .filter((one) => one.thingIds.length > 0);
}
