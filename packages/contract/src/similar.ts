import { documentTypeSchema } from './enums.ts';
import { z } from 'zod';
import { call, fusionId, unixSeconds } from './base.ts';
import { SIMILAR_STATES } from './values/similar.ts';

const similarDocumentSchema = z.object({
  fusionId,
  localityExternalId: z.string().nullable(),
  title: z.string(),
  lastUpdatedAt: unixSeconds.nullable(),
  documentType: documentTypeSchema,
  /** null: this installation has no model, and `explanation` says what is shared. */
  llmExplanation: z.string().nullable(),
  /** In one line, worked out from the texts: "Nearly the same text". */
  explanation: z.string(),
  /** false: only titles and summaries are alike, and there are no texts to compare. */
  sharesText: z.boolean(),
});

export const similarBillsSchema = z.object({
  state: z.enum(SIMILAR_STATES),
  /** When the results were found; null before they ever were. */
  updatedOn: unixSeconds.nullable(),
  /** The most similar first. */
  results: z.array(similarDocumentSchema),
  total: z.number().int(),
});
export type SimilarBills = z.infer<typeof similarBillsSchema>;

const ofBill = z.strictObject({
  id: fusionId,
  /** The version of the bill that is compared (its fnDocumentId); the current one when absent. */
  documentId: z.string().min(1).max(220).optional(),
});

/** Bills that share text with one, across jurisdictions and sessions (SIM-01). */
export const similarContract = {
  find: call
    .route({ method: 'GET', path: '/documents/legislation/{id}/similar', summary: 'What was found last (SIM-01)' })
    .input(ofBill)
    .output(similarBillsSchema),
  refresh: call
    .route({
      method: 'POST',
      path: '/documents/legislation/{id}/similar',
      summary: 'Finds them anew; the event `similar.changed` tells when that is done (SIM-01)',
    })
    .input(ofBill)
    .output(similarBillsSchema),
};
