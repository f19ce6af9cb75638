import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';

/** The pages of the organization ask again. */
export function announceAdvocacy(tx: DatabaseHandle, organisationId: string): Promise<void> {
  return publishEvent(tx, { organisationId, topic: 'advocacy.changed', ids: {} });
}
