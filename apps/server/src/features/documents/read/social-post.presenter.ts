import { type DocumentCard, type LinkedText, type SocialPost, SOCIAL_PLATFORMS } from '@rotunda/contract';
import { STAKEHOLDER_TYPES } from '@rotunda/contract/values';
import { type PostCounts, webAddress } from '@rotunda/domain';
import type { StoredDocument } from './stored-document.ts';
import { getMember } from './get-facets.ts';
import type { SocialPostFacts } from '../merge/merged-document.ts';
import { presentProvenance } from './provenance.presenter.ts';

export type StoredPost = StoredDocument & { facts: SocialPostFacts };

export interface SocialPostParts {
  document: StoredPost;
  card: DocumentCard;
  /** Text of the post with links. */
  words: LinkedText | null;
  /** Returns the card of the author or of another post; null when that is not stored. */
  storedCard: (fusionId: string | undefined) => DocumentCard | null;
  bills: DocumentCard[];
}

/**
 * Builds SocialPost; nothing else does. Posts stored before times and days were distinguished always state an instant.
 */
export function presentSocialPost({ document, card, words, storedCard, bills }: SocialPostParts): SocialPost {
  const { facts } = document;
  const author = storedCard(facts.authorFusionId);
  return {
    ...card,
    platform: getMember(SOCIAL_PLATFORMS, facts.platform),
    stakeholderType: getMember(STAKEHOLDER_TYPES, facts.stakeholderType),
    authorName: facts.authorName,
    authorHandle: facts.authorHandle ?? null,
    authorUrl: webAddress(facts.authorUrl),
    author: author?.documentType === 'Person' || author?.documentType === 'Committee' ? author : null,
    postedTs: (facts.hasPostedTime ?? true) ? facts.postedTs : null,
    language: facts.languageTag ?? facts.language ?? null,
    body: words === null || words.text === '' || hasOnlyMedia(facts) ? null : words,
    attachedLinks: (facts.links ?? []).map(({ url, title }) => ({ url, title: title ?? null })),
    media: (facts.media ?? []).map(({ kind, description }) => ({ kind, description: description ?? null })),
    relations: (facts.relations ?? []).map(({ kind, url, fusionId }) => ({
      kind,
      url: webAddress(url),
      card: storedCard(fusionId),
    })),
    counts: facts.counts === undefined ? null : presentCounts(facts.counts),
    bills,
    provenance: presentProvenance(document.provenance),
  };
}

/** Whether the text consists only of the descriptions of the post's pictures. */
function hasOnlyMedia({ text, media = [] }: SocialPostFacts): boolean {
  return media.length > 0 && text === media.flatMap(({ description }) => description ?? []).join('\n\n');
}

function presentCounts({ replies, reposts, quotes, likes }: PostCounts): NonNullable<SocialPost['counts']> {
  return { replies: replies ?? null, reposts: reposts ?? null, quotes: quotes ?? null, likes: likes ?? null };
}
