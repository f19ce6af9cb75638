import { z } from 'zod';
import { isoDate, unixSeconds } from './base.ts';

/** Provenance of a document: one row for each source that supplied data. */
export const provenanceSchema = z.object({
  source: z.string(),
  sourceTitle: z.string(),
  part: z.string(),
  sourceUrl: z.string().nullable(),
  fetchedTs: unixSeconds,
  /** When the source last changed the record; midnight UTC if it states only a day, null if it states nothing. */
  sourceUpdatedTs: unixSeconds.nullable(),
  /** The day of that as the source states it, for display. */
  sourceUpdatedOn: isoDate.nullable(),
  /** Fields of the document that this source supplied. */
  fields: z.array(z.string()),
  /** Sentences that say where the source's record contradicts itself, such as a Congress that its dates refute. */
  contradictions: z.array(z.string()),
});
