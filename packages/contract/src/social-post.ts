import { z } from 'zod';
import { unixSeconds } from './base.ts';
import { documentCardSchema } from './document-card.ts';
import { linkedTextSchema } from './linked-text.ts';
import { provenanceSchema } from './provenance.ts';
import { SOCIAL_PLATFORMS, STAKEHOLDER_TYPES } from './values/enums.ts';

const reactionCount = z.number().int().nullable();

/** A post of a stakeholder with what its platform or file states (NEW-01). */
export const socialPostSchema = documentCardSchema.extend({
  platform: z.enum(SOCIAL_PLATFORMS).nullable(),
  stakeholderType: z.enum(STAKEHOLDER_TYPES).nullable(),
  authorName: z.string(),
  /** Without the `@`. */
  authorHandle: z.string().nullable(),
  /** The author's page on the platform, http(s) only. */
  authorUrl: z.string().nullable(),
  /** The person or committee that the post is joined to; null where it is to none. */
  author: documentCardSchema.nullable(),
  /** Null where the source states a day alone, which is `publicationDate`. */
  postedTs: unixSeconds.nullable(),
  /** BCP 47, as stated. */
  language: z.string().nullable(),
  /** Null for a post of pictures alone. */
  body: linkedTextSchema.nullable(),
  /** Pages attached to it, http(s) only. */
  attachedLinks: z.array(z.object({ url: z.string(), title: z.string().nullable() })),
  /** What it shows, described and not embedded. */
  media: z.array(z.object({ kind: z.enum(['image', 'video']), description: z.string().nullable() })),
  /** The posts it answers, quotes or passes on. */
  relations: z.array(
    z.object({
      kind: z.enum(['reply', 'quote', 'repost']),
      /** At its platform, http(s) only. */
      url: z.string().nullable(),
      /** Null where that post is not held here. */
      card: documentCardSchema.nullable(),
    }),
  ),
  /** As its platform counted when it was last read; null where the source does not count. */
  counts: z
    .object({ replies: reactionCount, reposts: reactionCount, quotes: reactionCount, likes: reactionCount })
    .nullable(),
  /** Measures of Congress that its words name and that are held here. */
  bills: z.array(documentCardSchema),
  provenance: z.array(provenanceSchema),
});
export type SocialPost = z.infer<typeof socialPostSchema>;
