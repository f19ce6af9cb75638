import { z } from 'zod';
import { fusionId } from './base.ts';
import { documentCardSchema } from './document-card.ts';
import { provenanceSchema } from './provenance.ts';

/** A report of CBO, GAO or the Congressional Research Service (RES-01). */
export const researchSchema = documentCardSchema.extend({
  /** Report number as written by the publisher. */
  externalId: z.string().nullable(),
  authors: z.array(z.string()),
  /** Address of the published text, http(s) only. */
  documentUrl: z.string().nullable(),
  /** Publisher's description, as plain text or sanitized HTML. */
  sourceSummary: z.string().nullable(),
  /** Committees in this installation, in the order of the source. */
  committees: z.array(z.object({ fusionId, name: z.string() })),
  relatedBills: z.array(
    z.object({
      fusionId,
      /** Number of the bill; if not in this installation, its citation with the Congress: `H.R. 30 (111th)`. */
      identifier: z.string(),
      /** Null if only its number is known and it is not in this installation. */
      card: documentCardSchema.nullable(),
    }),
  ),
  provenance: z.array(provenanceSchema),
});
export type Research = z.infer<typeof researchSchema>;
