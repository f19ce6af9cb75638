import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';

/** Makes the open pages of the organization refetch their advocacy data. */
export function announceAdvocacy(tx: DatabaseHandle, organizationId: string): Promise<void> {
  return publishEvent(tx, { organizationId, topic: 'advocacy.changed', ids: {} });
}
