import type { SocialPost } from '@rotunda/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import type { Actor } from '../../../platform/request-context.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import type { StoredDocument } from './stored-document.ts';
import { presentCards } from './find-cards.ts';
import { linkText } from './link-words.ts';
import { dayOfSeconds } from '../merge/seconds-of-day.ts';
import { presentSocialPost, type StoredPost } from './social-post.presenter.ts';

/**
 * Returns a social media post with links in its text.
 * @throws AppError NOT_FOUND when there is no such post.
 */
export async function getSocialPost(database: DatabaseHandle, actor: Actor, fusionId: string): Promise<SocialPost> {
  const repository = createDocumentsRepository(database);
  const document = (await repository.findByFusionIds([fusionId])).find(isPost);
  if (document === undefined) throw new AppError('NOT_FOUND');
  const { facts } = document;
  const { words, billIds } = await linkText(
    database,
    { fusionId, day: document.publicationDate ?? dayOfSeconds(facts.postedTs) },
    [{ text: facts.text ?? '', links: facts.textLinks }],
  );
  const named = [facts.authorFusionId, ...(facts.relations ?? []).map((relation) => relation.fusionId)];
  const storedIds = await repository.findStoredIds(named.filter((id) => id !== undefined));
  const others = await repository.findByFusionIds([...new Set([...storedIds.values(), ...billIds])]);
  const cards = await presentCards(database, actor, [document, ...others]);
  const card = cards.get(document.documentId);
  if (card === undefined) throw new AppError('NOT_FOUND');
  const byFusionId = new Map([...cards.values()].map((one) => [one.fusionId, one]));
  return presentSocialPost({
    document,
    card,
    words: words[0] ?? null,
    storedCard: (id) => byFusionId.get(storedIds.get(id ?? '') ?? '') ?? null,
    bills: billIds.flatMap((id) => byFusionId.get(id) ?? []),
  });
}

function isPost(document: StoredDocument): document is StoredPost {
  return document.facts.kind === 'social-post';
}
