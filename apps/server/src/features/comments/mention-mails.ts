import { z } from 'zod';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { withdrawMails } from '../../platform/mail/queue-mail.ts';
import { defineJob } from '../../platform/queue/job-definition.ts';
import type { CommentsDeps } from './comments-deps.ts';

/** One user mentioned in one comment. */
export interface Mentioned {
  organizationId: string;
  commentId: string;
  userId: string;
}

export const sendMentionMailJob = defineJob<Mentioned>({
  name: 'send-mention-mail',
  payload: z.object({ organizationId: z.string(), commentId: z.uuid(), userId: z.string() }),
});

/** Returns the dedupe key, so that a user gets one email per comment however often it is edited. */
export function mentionMailKey({ commentId, userId }: Pick<Mentioned, 'commentId' | 'userId'>): string {
  return `mention:${commentId}:${userId}`;
}

/** Queues an email to each mentioned user, sent after the caller's transaction commits. */
export async function mailMentioned(
  tx: DatabaseHandle,
  { queue }: Pick<CommentsDeps, 'queue'>,
  { organizationId, commentId, createdBy }: { organizationId: string; commentId: string; createdBy: string },
  userIds: readonly string[],
): Promise<void> {
  for (const userId of userIds) {
    if (userId !== createdBy) await queue.enqueue(tx, sendMentionMailJob, { organizationId, commentId, userId });
  }
}

/** Cancels unsent emails when the comment is deleted or no longer mentions the users. */
export async function cancelMentionMails(
  tx: DatabaseHandle,
  commentId: string,
  userIds: readonly string[],
): Promise<void> {
  const keys = userIds.map((userId) => mentionMailKey({ commentId, userId }));
  if (keys.length > 0) await withdrawMails(tx, keys);
}
