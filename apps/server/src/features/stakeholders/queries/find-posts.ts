import type { DocumentCard } from '@rotunda/contract';
import type { Actor } from '../../../platform/request-context.ts';
import { findPostsOfPerson } from '../../documents/index.ts';
import type { StakeholdersDeps } from '../stakeholders.deps.ts';
import { getStoredPerson } from './stored-people.ts';

interface PostsInput {
  fullSourceId: string;
  offset: number;
  pageSize: number;
}

/** Returns a page of what a person posted from their own accounts, newest first. @throws AppError NOT_FOUND */
export async function findPosts(
  { database, findCards }: Pick<StakeholdersDeps, 'database' | 'findCards'>,
  actor: Actor,
  { fullSourceId, offset, pageSize }: PostsInput,
): Promise<{ results: DocumentCard[]; total: number }> {
  const person = await getStoredPerson(database, fullSourceId);
  const { documentIds, total } = await findPostsOfPerson(database, person, { offset, limit: pageSize });
  const cards = await findCards(database, actor, documentIds);
  return { total, results: documentIds.flatMap((documentId) => cards.get(documentId) ?? []) };
}
