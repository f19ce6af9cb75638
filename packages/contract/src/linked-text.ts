import { z } from 'zod';
import { fusionId } from './base.ts';

/** A place of a text that leads somewhere, UTF-16 offsets: to a page of the web, or to a bill held here. */
export const textLinkSchema = z.object({
  start: z.number().int(),
  end: z.number().int(),
  url: z.string().nullable(),
  fusionId: fusionId.nullable(),
});

/** Plain text, its paragraphs parted by line breaks, with the places that lead somewhere in their order. */
export const linkedTextSchema = z.object({ text: z.string(), links: z.array(textLinkSchema) });
export type LinkedText = z.infer<typeof linkedTextSchema>;
