import { z } from 'zod';
import { fusionId } from './base.ts';

/** A link in a text, at UTF-16 offsets, to a web page or to a bill in this installation. */
export const textLinkSchema = z.object({
  start: z.number().int(),
  end: z.number().int(),
  url: z.string().nullable(),
  fusionId: fusionId.nullable(),
});

/** Plain text with paragraphs separated by line breaks, and its links in order. */
export const linkedTextSchema = z.object({ text: z.string(), links: z.array(textLinkSchema) });
export type LinkedText = z.infer<typeof linkedTextSchema>;
