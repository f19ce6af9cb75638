import { z } from 'zod';
import { unixSeconds } from './base.ts';
import { documentCardSchema } from './document-card.ts';
import { linkedTextSchema } from './linked-text.ts';
import { provenanceSchema } from './provenance.ts';

/** An article with the data of its feed (NEW-01). */
export const newsSchema = documentCardSchema.extend({
  /** News outlet. */
  publisher: z.string(),
  /** Null if the feed names no author. */
  author: z.string().nullable(),
  /** Null if the publisher gives only a day, which is `publicationDate`. */
  publishedTs: unixSeconds.nullable(),
  /** Section and keywords from the feed. */
  keywords: z.array(z.string()),
  /** BCP 47 language tag from the feed. */
  language: z.string().nullable(),
  /** Short form that the feed provides in addition to the text. */
  excerpt: linkedTextSchema.nullable(),
  body: linkedTextSchema.nullable(),
  /** Measures of Congress named in the text that are in this installation. */
  bills: z.array(documentCardSchema),
  provenance: z.array(provenanceSchema),
});
export type News = z.infer<typeof newsSchema>;
