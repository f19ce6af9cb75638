import { z } from 'zod';
import { unixSeconds } from './base.ts';
import { documentCardSchema } from './document-card.ts';
import { linkedTextSchema } from './linked-text.ts';
import { provenanceSchema } from './provenance.ts';
import { SOCIAL_PLATFORMS, STAKEHOLDER_TYPES } from './values/enums.ts';

const reactionCount = z.number().int().nullable();

/** A stakeholder's post with the data of its platform or file (NEW-01). */
export const socialPostSchema = documentCardSchema.extend({
  platform: z.enum(SOCIAL_PLATFORMS).nullable(),
  stakeholderType: z.enum(STAKEHOLDER_TYPES).nullable(),
  authorName: z.string(),
  /** Without the `@`. */
  authorHandle: z.string().nullable(),
  /** Address of the author's page on the platform, http(s) only. */
  authorUrl: z.string().nullable(),
  /** The person or committee the post is linked to; null if none. */
  author: documentCardSchema.nullable(),
  /** Null if the source gives only a day, which is `publicationDate`. */
  postedTs: unixSeconds.nullable(),
  /** BCP 47 language tag from the source. */
  language: z.string().nullable(),
  /** Null for a post with only pictures. */
  body: linkedTextSchema.nullable(),
  /** Links attached to the post, http(s) only. */
  attachedLinks: z.array(z.object({ url: z.string(), title: z.string().nullable() })),
  /** Media of the post, described but not embedded. */
  media: z.array(z.object({ kind: z.enum(['image', 'video']), description: z.string().nullable() })),
  /** Posts that it replies to, quotes or reposts. */
  relations: z.array(
    z.object({
      kind: z.enum(['reply', 'quote', 'repost']),
      /** Address on the platform, http(s) only. */
      url: z.string().nullable(),
      /** Null if that post is not in this installation. */
      card: documentCardSchema.nullable(),
    }),
  ),
  /** Counts from the platform when it was last read; null if the source has none. */
  counts: z
    .object({ replies: reactionCount, reposts: reactionCount, quotes: reactionCount, likes: reactionCount })
    .nullable(),
  /** Measures of Congress named in the text that are in this installation. */
  bills: z.array(documentCardSchema),
  provenance: z.array(provenanceSchema),
});
export type SocialPost = z.infer<typeof socialPostSchema>;
