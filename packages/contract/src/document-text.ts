import { z } from 'zod';
import { billVersionSchema } from './legislation.ts';
import { textLinkSchema } from './linked-text.ts';

export const textSectionSchema = z.object({
  sectionId: z.string(),
  num: z.string().nullable(),
  heading: z.string().nullable(),
  level: z.number().int(),
  change: z.enum(['added', 'deleted']).nullable(),
  /** Matched places of the query given, offsets into the heading: `num` and `heading` joined by a blank. */
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
  blocks: z.array(
    z.object({
      text: z.string(),
      num: z.string().nullable(),
      indent: z.number().int(),
      change: z.enum(['added', 'deleted']).nullable(),
      /** Goes on in the line of the block before it, with a blank between them or without. */
      continues: z.enum(['spaced', 'unspaced']).optional(),
      /** Printed in the margin or at the foot of the page: beside the text, not part of it. */
      isNote: z.literal(true).optional(),
      /** Matched places of the query given, offsets into `text`. */
      marks: z.array(z.tuple([z.number().int(), z.number().int()])),
      /** Citations that lead somewhere, offsets into `text`: a page of the web, or a document held here. */
      links: z.array(textLinkSchema).optional(),
    }),
  ),
});

/** A version to read. */
export const documentTextSchema = z.object({
  version: billVersionSchema.nullable(),
  officialTitle: z.string().nullable(),
  sections: z.array(textSectionSchema),
  matchCount: z.number().int(),
});
