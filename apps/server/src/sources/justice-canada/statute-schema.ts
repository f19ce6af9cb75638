import { z } from 'zod';

/** Required facts of a bill's identification, read from its elements. */
export const statuteSchema = z.object({
  billNumber: z.string().regex(/^[CS]-\d+[A-Z]?$/, 'is not a bill number such as C-76'),
  parliament: z.coerce.number().int().positive(),
  session: z.coerce.number().int().positive(),
  language: z.enum(['en', 'fr']),
  origin: z.enum(['commons', 'senate']).optional(),
  billType: z.string().optional(),
  longTitle: z.string().min(1),
  officialShortTitle: z.string().optional(),
  stage: z.string().min(1),
  stageDate: z.string().optional(),
  chapter: z.string().optional(),
  chapterYear: z.string().optional(),
  summary: z.string().optional(),
  referenceNumber: z.string().optional(),
  years: z.string().optional(),
});

export type Statute = z.infer<typeof statuteSchema>;
