import { z } from 'zod';
import { unixSeconds } from './base.ts';

/** Provenance of a document: one row for each source that supplied data. */
export const provenanceSchema = z.object({
  source: z.string(),
  sourceTitle: z.string(),
  part: z.string(),
  sourceUrl: z.string().nullable(),
  fetchedTs: unixSeconds,
  sourceUpdatedTs: unixSeconds.nullable(),
  /** Fields of the document that this source supplied. */
  fields: z.array(z.string()),
});
