import { TEXTS } from '@rotunda/contract';
import { parseCommentText } from '@rotunda/domain';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { createIdentityRepository } from '../identity/index.ts';

/**
 * Returns the ids of the users mentioned in a text, without duplicates.
 * @param kept ids mentioned before the change, which stay valid even if the user has left since
 * @throws AppError VALIDATION for a mention of anyone else who is not an active colleague
 */
export async function checkMentions(
  tx: DatabaseHandle,
  organizationId: string,
  text: string,
  kept: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const mentioned = new Set(parseCommentText(text).flatMap((part) => (part.kind === 'mention' ? [part.userId] : [])));
  const added = [...mentioned].filter((userId) => !kept.has(userId));
  if (added.length > 0) {
    const users = await createIdentityRepository(tx).findUsers(organizationId);
    const colleagues = new Set(users.filter((user) => user.isActive).map((user) => user.id));
    if (added.some((userId) => !colleagues.has(userId))) {
      throw new AppError('VALIDATION', { data: { fields: { text: TEXTS.comments.notColleagues } } });
    }
  }
  return [...mentioned];
}
