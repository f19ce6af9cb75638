import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { publishEvent } from '../../platform/events/publish-event.ts';

/** Tells the open pages, in the change's transaction. */
export const announceAttachments = (
  tx: DatabaseHandle,
  organisationId: string,
  attachmentId: readonly string[],
): Promise<void> =>
  publishEvent(tx, { organisationId, topic: 'attachments.changed', ids: { attachmentId: [...attachmentId] } });
