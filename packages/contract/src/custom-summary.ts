import { z } from 'zod';
import { unixSeconds } from './base.ts';

/** An organization's own summary of a document (LEG-06): one text shared by its members. */
export const customSummarySchema = z.object({
  /** Plain text as typed, without markup. */
  text: z.string(),
  createdAt: unixSeconds,
  /** Id of the first author. */
  createdBy: z.string(),
  updatedAt: unixSeconds,
  updatedBy: z.string(),
  /** Version that a change must send. */
  version: z.number().int(),
});
export type CustomSummary = z.infer<typeof customSummarySchema>;
