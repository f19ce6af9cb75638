import { z } from 'zod';
import { documentTypeSchema } from './enums.ts';

/** A document called by its number or name. */
export const quickHitSchema = z.object({
  title: z.string(),
  description: z.string(),
  /** Jurisdiction and session of a bill, to tell bills of one number apart; null for other documents. */
  origin: z.string().nullable(),
  url: z.string(),
  id: z.string(),
  documentType: documentTypeSchema,
});
