import { STAKEHOLDER_TYPES } from '@rotunda/contract/values';
import { instantOf } from '@rotunda/domain';
import { z } from 'zod';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { validateRecord } from '../mapping/validate-record.ts';
import type { MappedPost } from './map-row.ts';

const postSchema = z.object({
  post: z.object({
    uri: z.string(),
    author: z.object({ did: z.string(), handle: z.string(), displayName: z.string().optional() }),
    record: z.looseObject({
      text: z.string(),
      createdAt: z.string(),
      langs: z.array(z.string()).optional().catch(undefined),
      embed: z.unknown().optional(),
    }),
    indexedAt: z.string().optional(),
  }),
});

const repostSchema = z.looseObject({ reason: z.looseObject({}) });
const imagesSchema = z.looseObject({ images: z.array(z.looseObject({ alt: z.string() })) });
const cardSchema = z.looseObject({ external: z.looseObject({ uri: z.string(), title: z.string().optional() }) });

/** Somebody else's post that the account passed on, or one it pinned: `reason` says so. Pinned ones come again in place. */
export function isRepost(item: unknown): boolean {
  return repostSchema.safeParse(item).success;
}

/** A post of an answer of `app.bsky.feed.getAuthorFeed`. */
export function mapBlueskyPost(upstream: unknown, kindOfAuthor: string): MappedPost {
  const valid = validateRecord(postSchema, upstream);
  if (!valid.ok) return valid;
  const { uri, author, record, indexedAt } = valid.value.post;
  const key = /^at:\/\/did:([^/]+)\/app\.bsky\.feed\.post\/([A-Za-z0-9._~:-]+)$/.exec(uri);
  const createdTs = instantOf(record.createdAt);
  if (key === null) return { ok: false, reason: `not the address of a post: ${uri}` };
  if (createdTs === undefined) return { ok: false, reason: `createdAt is no readable date: ${record.createdAt}` };
  // Authors state when they wrote; nobody has written later than the post was seen.
  const postedTs = Math.min(createdTs, instantOf(indexedAt ?? '') ?? createdTs);
  const alt = imagesSchema.safeParse(record.embed);
  const card = cardSchema.safeParse(record.embed);
  return {
    ok: true,
    record: definedFields({
      kind: 'social-post' as const,
      fusionId: `post-bluesky-${`${key[1]}-${key[2]}`.replace(/[^A-Za-z0-9]+/g, '-')}`,
      part: 'main',
      text: record.text.trim() || wordsOfImages(alt.success ? alt.data.images : []),
      platform: 'bluesky',
      stakeholderType: STAKEHOLDER_TYPES.find((type) => type === kindOfAuthor) ?? 'other',
      authorName: textOrUndefined(author.displayName) ?? author.handle,
      authorHandle: author.handle,
      postedTs,
      sourceUrl: `https://bsky.app/profile/${author.handle}/post/${key[2]}`,
      extra: definedFields({
        languages: listOrUndefined(record.langs ?? []),
        link: card.success ? card.data.external : undefined,
      }),
    }),
  };
}

/** A post of pictures alone says what their descriptions say. */
function wordsOfImages(images: readonly { alt: string }[]): string {
  return images
    .map(({ alt }) => alt.trim())
    .filter((alt) => alt !== '')
    .join('\n\n');
}
