import { TEXTS } from '@rotunda/contract';
import { parseCommentText } from '@rotunda/domain';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import { createIdentityRepository } from '../identity/index.ts';

/**
 * Who is mentioned in a text, each once.
 * @param kept ids mentioned before the change: someone who has left meanwhile may stay mentioned
 * @throws AppError VALIDATION for a mention of anyone who is no active colleague
 */
export async function checkMentions(
  tx: DatabaseHandle,
  organisationId: string,
  text: string,
  kept: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const mentioned = new Set(parseCommentText(text).flatMap((part) => (part.kind === 'mention' ? [part.userId] : [])));
  const added = [...mentioned].filter((userId) => !kept.has(userId));
  if (added.length > 0) {
    const users = await createIdentityRepository(tx).findUsers(organisationId);
    const colleagues = new Set(users.filter((user) => user.isActive).map((user) => user.id));
    if (added.some((userId) => !colleagues.has(userId))) {
      throw new AppError('VALIDATION', { data: { fields: { text: TEXTS.comments.notColleagues } } });
    }
  }
  return [...mentioned];
}
