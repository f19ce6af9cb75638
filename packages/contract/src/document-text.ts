import { z } from 'zod';
import { billVersionSchema } from './legislation.ts';
import { textLinkSchema } from './linked-text.ts';

export const textSectionSchema = z.object({
  sectionId: z.string(),
  num: z.string().nullable(),
  heading: z.string().nullable(),
  level: z.number().int(),
  change: z.enum(['added', 'deleted']).nullable(),
  /** Matches of the query, as offsets into the heading (`num` and `heading` joined by a space). */
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
  blocks: z.array(
    z.object({
      text: z.string(),
      num: z.string().nullable(),
      indent: z.number().int(),
      change: z.enum(['added', 'deleted']).nullable(),
      /** The block continues the line of the previous one, with or without a space between them. */
      continues: z.enum(['spaced', 'unspaced']).optional(),
      /** Printed in the margin or at the foot of the page, so not part of the text. */
      isNote: z.literal(true).optional(),
      /** Matches of the query, as offsets into `text`. */
      marks: z.array(z.tuple([z.number().int(), z.number().int()])),
      /** Links of citations to a web page or to a document in this installation, as offsets into `text`. */
      links: z.array(textLinkSchema).optional(),
    }),
  ),
});

/** The text of a version. */
export const documentTextSchema = z.object({
  version: billVersionSchema.nullable(),
  officialTitle: z.string().nullable(),
  sections: z.array(textSectionSchema),
  matchCount: z.number().int(),
});
