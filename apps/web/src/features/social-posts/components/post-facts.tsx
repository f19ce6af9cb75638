import { platformName } from '@rotunda/contract/values';
import { sentenceCase } from '../../../shared/format/sentence-case.ts';
import { formatDate, formatDateTime, formatDay } from '../../../shared/format/format-date.ts';
import { formatCount } from '../../../shared/format/format-number.ts';
import { languageName } from '@rotunda/domain';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import type { Fact } from '../../../shared/ui/label-value.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import type { SocialPost } from '../hooks/use-social-post.ts';
import { socialPostTexts as words } from '../social-post-texts.ts';

/** Returns what the source states about a post, one fact per line. */
export function postFacts(post: SocialPost): Fact[] {
  const { platform, author, postedTs, publicationDate, sourceUrl } = post;
  return [
    { label: words.account, value: <bdi>{post.title}</bdi> },
    { label: words.platform, value: platform && platformName(platform) },
    {
      label: words.profile,
      value: post.authorUrl && (
        <WebLink href={post.authorUrl}>{words.getProfile(platformName(platform ?? ''))}</WebLink>
      ),
    },
    {
      label: words.stakeholder,
      value: author && <AddressLink href={documentPath(author)}>{author.title}</AddressLink>,
    },
    { label: words.stakeholderType, value: typeOf(post) },
    { label: words.posted, value: postedTs === null ? formatDay(publicationDate) : formatDateTime(postedTs) },
    ...(['reply', 'quote', 'repost'] as const).map((kind) => ({
      label: words.relations[kind],
      value: relatedPosts(post, kind),
    })),
    { label: words.reactions, value: reactions(post) },
    { label: words.language, value: languageName(post.language) },
    { label: words.original, value: sourceUrl && <WebLink href={sourceUrl}>{words.viewOriginal}</WebLink> },
  ];
}

/** Returns the kind of author; null for `other`, which means that the kind is not stated. */
function typeOf({ stakeholderType }: SocialPost): string | null {
  if (stakeholderType === null || stakeholderType === 'other') return null;
  return sentenceCase(stakeholderType);
}

function relatedPosts({ relations }: SocialPost, kind: SocialPost['relations'][number]['kind']): Fact['value'] {
  const posts = relations.filter((relation) => relation.kind === kind && (relation.card ?? relation.url) !== null);
  return (
    posts.length > 0 &&
    posts.map(({ card, url }, at) => (
      <div key={at}>
        {card === null ? (
          <WebLink href={url ?? ''}>{words.otherPost}</WebLink>
        ) : (
          <AddressLink href={documentPath(card)}>{card.title}</AddressLink>
        )}
      </div>
    ))
  );
}

/**
 * Formats reactions as `3 replies · 1 like, as of March 9, 2026`. The counts keep changing on the platform, so the date
 * of the count is included.
 */
function reactions({ counts, provenance }: SocialPost): string | null {
  if (counts === null) return null;
  const counted = [
    counts.replies === null ? null : formatCount(counts.replies, 'reply', 'replies'),
    counts.reposts === null ? null : formatCount(counts.reposts, 'repost'),
    counts.quotes === null ? null : formatCount(counts.quotes, 'quote'),
    counts.likes === null ? null : formatCount(counts.likes, 'like'),
  ].filter((count) => count !== null);
  if (counted.length === 0) return null;
  const readTs = Math.max(...provenance.map(({ fetchedTs }) => fetchedTs));
  return `${counted.join(' · ')}${provenance.length === 0 ? '' : `, ${words.asOf(formatDate(readTs))}`}`;
}
