import { z } from 'zod';
import { unixSeconds } from './base.ts';
import { documentCardSchema } from './document-card.ts';
import { linkedTextSchema } from './linked-text.ts';
import { provenanceSchema } from './provenance.ts';

/** An article with what its feed states (NEW-01). */
export const newsSchema = documentCardSchema.extend({
  /** The outlet. */
  publisher: z.string(),
  /** Who wrote it; null where the feed does not say. */
  author: z.string().nullable(),
  /** Null where its publisher states a day alone, which is `publicationDate`. */
  publishedTs: unixSeconds.nullable(),
  /** Section and keywords, as the feed names them. */
  keywords: z.array(z.string()),
  /** BCP 47, as stated. */
  language: z.string().nullable(),
  /** A short form that the feed gives beside the text. */
  excerpt: linkedTextSchema.nullable(),
  body: linkedTextSchema.nullable(),
  /** Measures of Congress that its words name and that are held here. */
  bills: z.array(documentCardSchema),
  provenance: z.array(provenanceSchema),
});
export type News = z.infer<typeof newsSchema>;
