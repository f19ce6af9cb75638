import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { type Audience, findAudience, publishToAudience } from '../links/index.ts';
import { ATTACHMENT_LINKS } from './attachments.repository.ts';

/** Finds who may hear about the attachments with their current links. */
export const findAttachmentAudience = (tx: DatabaseHandle, organizationId: string, attachmentIds: readonly string[]) =>
  findAudience(tx, ATTACHMENT_LINKS, organizationId, attachmentIds);

/** Notifies the open pages of everyone who can or could see the attachments, in the transaction of the change. */
export const announceAttachments = (
  tx: DatabaseHandle,
  organizationId: string,
  audience: readonly Audience[],
): Promise<void> =>
  publishToAudience(tx, { organizationId, topic: 'attachments.changed', idName: 'attachmentId' }, audience);
