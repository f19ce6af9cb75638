import { z } from 'zod';
import { unixSeconds } from './base.ts';

/** Where a fact comes from: one row for each source that told something about the document. */
export const provenanceSchema = z.object({
  source: z.string(),
  sourceTitle: z.string(),
  part: z.string(),
  sourceUrl: z.string().nullable(),
  fetchedTs: unixSeconds,
  sourceUpdatedTs: unixSeconds.nullable(),
  /** Fields of the document this source supplied. */
  fields: z.array(z.string()),
});
