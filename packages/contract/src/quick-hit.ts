import { z } from 'zod';
import { documentTypeSchema } from './enums.ts';

/** A document found by its number or name. */
export const quickHitSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** Jurisdiction and session of a bill, which distinguish bills with the same number; null for other documents. */
  origin: z.string().nullable(),
  url: z.string(),
  id: z.string(),
  documentType: documentTypeSchema,
});
