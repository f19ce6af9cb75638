import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { type Audience, findAudience, publishToAudience } from '../links/index.ts';
import { ATTACHMENT_LINKS } from './attachments.repository.ts';

/** Who may hear of attachments as they are linked at this moment. */
export const findAttachmentAudience = (tx: DatabaseHandle, organisationId: string, attachmentIds: readonly string[]) =>
  findAudience(tx, ATTACHMENT_LINKS, organisationId, attachmentIds);

/** Tells the open pages of those who see or saw the attachments, in the change's transaction. */
export const announceAttachments = (
  tx: DatabaseHandle,
  organisationId: string,
  audience: readonly Audience[],
): Promise<void> =>
  publishToAudience(tx, { organisationId, topic: 'attachments.changed', idName: 'attachmentId' }, audience);
