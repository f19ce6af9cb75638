import { STAKEHOLDER_TYPES } from '@rotunda/contract/values';
import { getInstant, type PostCounts, type PostRelationFact } from '@rotunda/domain';
import { z } from 'zod';
import { definedFields, listOrUndefined } from '../mapping/defined-fields.ts';
import { publishedLine, publishedText } from '../mapping/published-text.ts';
import { statedLanguage } from '../mapping/stated-language.ts';
import { statedMoment } from '../mapping/stated-moment.ts';
import { validateRecord } from '../mapping/validate-record.ts';
import { blueskyEmbed, relationTo } from './bluesky-embed.ts';
import { blueskyPostId, blueskyPostUrl } from './bluesky-post-id.ts';
import { blueskyTextLinks } from './bluesky-text.ts';
import type { MappedPost } from './map-row.ts';
import { profileUrl } from './profile-url.ts';

const count = z.number().int().min(0).optional().catch(undefined);

const postSchema = z.object({
  post: z.object({
    uri: z.string(),
    author: z.object({ did: z.string(), handle: z.string(), displayName: z.string().optional() }),
    record: z.looseObject({
      text: z.string(),
      createdAt: z.string(),
      langs: z.array(z.string()).optional().catch(undefined),
      facets: z.unknown().optional(),
      embed: z.unknown().optional(),
      reply: z
        .looseObject({ parent: z.looseObject({ uri: z.string() }) })
        .optional()
        .catch(undefined),
    }),
    indexedAt: z.string().optional(),
    replyCount: count,
    repostCount: count,
    quoteCount: count,
    likeCount: count,
  }),
});

const repostSchema = z.looseObject({ reason: z.looseObject({}) });

/**
 * Whether the item is another author's post that the account reposted, or a pinned post, as `reason` says. Pinned posts
 * appear again in their normal position.
 */
export function isRepost(item: unknown): boolean {
  return repostSchema.safeParse(item).success;
}

/** Maps a post of an `app.bsky.feed.getAuthorFeed` response. */
export function mapBlueskyPost(upstream: unknown, kindOfAuthor: string): MappedPost {
  const valid = validateRecord(postSchema, upstream);
  if (!valid.ok) return valid;
  const { post } = valid.value;
  const { uri, author, record, indexedAt } = post;
  const fusionId = blueskyPostId(uri);
  const createdTs = getInstant(record.createdAt);
  if (fusionId === undefined) return { ok: false, reason: `not the address of a post: ${uri}` };
  if (createdTs === undefined) return { ok: false, reason: `createdAt is not a readable date: ${record.createdAt}` };
  const seenTs = getInstant(indexedAt ?? '') ?? createdTs;
  const embed = blueskyEmbed(record.embed);
  const replies = record.reply === undefined ? [] : relationTo('reply', record.reply.parent.uri);
  const { text, textLinks } = getWords(record);
  const handle = profileUrl('bluesky', author.handle) === undefined ? undefined : author.handle;
  return {
    ok: true,
    record: definedFields({
      kind: 'social-post' as const,
      fusionId,
      part: 'main',
      text: text === '' ? wordsOfMedia(embed.media) : text,
      textLinks: listOrUndefined(textLinks),
      platform: 'bluesky',
      stakeholderType: STAKEHOLDER_TYPES.find((type) => type === kindOfAuthor) ?? 'other',
      authorName: publishedLine(author.displayName ?? '') ?? handle ?? publishedLine(author.did) ?? uri,
      authorHandle: handle,
      authorUrl: profileUrl('bluesky', handle),
      // Authors state the time themselves, but a post cannot have been written after it was seen.
      postedTs: Math.min(createdTs, seenTs),
      postedOn: createdTs <= seenTs ? statedMoment(record.createdAt)?.date : undefined,
      hasPostedTime: true,
      // A post in several languages counts as having none.
      ...statedLanguage(record.langs?.length === 1 ? record.langs[0] : undefined),
      links: listOrUndefined(embed.links),
      media: listOrUndefined(embed.media),
      relations: listOrUndefined<PostRelationFact>([...replies, ...embed.quotes]),
      counts: getCounts(post),
      sourceUrl: blueskyPostUrl(uri, handle),
    }),
  };
}

/** Returns the trimmed text, with the offsets of its links adjusted. */
function getWords({ text: written, facets }: { text: string; facets?: unknown }) {
  const text = publishedText(written).trim();
  const lead = publishedText(written).length - publishedText(written).trimStart().length;
  const offsetIn = (at: number) => publishedText(written.slice(0, at)).length - lead;
  const textLinks = blueskyTextLinks(written, facets)
    .map(({ start, end, url }) => ({ start: offsetIn(start), end: offsetIn(end), url }))
    .filter(({ start, end }) => start >= 0 && start < end && end <= text.length);
  return { text, textLinks };
}

function getCounts(post: z.output<typeof postSchema>['post']): PostCounts | undefined {
  const counts = definedFields({
    replies: post.replyCount,
    reposts: post.repostCount,
    quotes: post.quoteCount,
    likes: post.likeCount,
  });
  return Object.keys(counts).length === 0 ? undefined : counts;
}

/** Returns the image descriptions, which serve as the text of a post that has only images. */
function wordsOfMedia(media: readonly { description?: string }[]): string {
  return media.flatMap(({ description }) => description ?? []).join('\n\n');
}
