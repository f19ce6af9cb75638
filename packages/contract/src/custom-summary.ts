import { z } from 'zod';
import { unixSeconds } from './base.ts';

/** What an organization says a document is about (S2 §3); one text that its members share. */
export const customSummarySchema = z.object({
  /** As typed: no markup. */
  text: z.string(),
  createdAt: unixSeconds,
  /** Id of who wrote it first. */
  createdBy: z.string(),
  updatedAt: unixSeconds,
  updatedBy: z.string(),
  /** What a change names as the text it began from. */
  version: z.number().int(),
});
export type CustomSummary = z.infer<typeof customSummarySchema>;
