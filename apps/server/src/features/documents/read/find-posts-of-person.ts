import { socialAccount } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { idsLeadingTo } from '../joining/ids-leading-to.ts';
import type { PersonFacts } from '../merge/merged-document.ts';
import { createPostsRepository } from './posts.repository.ts';

/**
 * Returns a page of a person's posts by documentId, newest first: posts whose source names the person as the author,
 * and posts of an account listed on the person that name no author.
 */
export async function findPostsOfPerson(
  db: DatabaseHandle,
  { fusionId, facts }: { fusionId: string; facts: Pick<PersonFacts, 'contact'> },
  page: { offset: number; limit: number },
): Promise<{ documentIds: number[]; total: number }> {
  const ids = await idsLeadingTo(db, fusionId);
  const accounts = (facts.contact?.websites ?? []).flatMap((website) => socialAccount(website) ?? []);
  return createPostsRepository(db).findPage({ ids, accounts }, page);
}
