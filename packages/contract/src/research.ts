import { z } from 'zod';
import { fusionId } from './base.ts';
import { documentCardSchema } from './document-card.ts';
import { provenanceSchema } from './provenance.ts';

/** A report of the budget office, the audit office or the Congressional Research Service (RES-01). */
export const researchSchema = documentCardSchema.extend({
  /** The report's number as its publisher writes it. */
  externalId: z.string().nullable(),
  authors: z.array(z.string()),
  /** Where its text is published, http(s) only. */
  documentUrl: z.string().nullable(),
  /** What the publisher says of it: text, or sanitised HTML. */
  sourceSummary: z.string().nullable(),
  /** Committees that are held here, in the order of the source. */
  committees: z.array(z.object({ fusionId, name: z.string() })),
  relatedBills: z.array(
    z.object({
      fusionId,
      /** The number of the bill; where it is not held, as it is cited with its Congress: `H.R. 30 (111th)`. */
      identifier: z.string(),
      /** Null: known by its number only, not in this installation. */
      card: documentCardSchema.nullable(),
    }),
  ),
  provenance: z.array(provenanceSchema),
});
export type Research = z.infer<typeof researchSchema>;
