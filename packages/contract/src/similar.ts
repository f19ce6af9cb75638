import { documentTypeSchema } from './enums.ts';
import { z } from 'zod';
import { call, fusionId, unixSeconds } from './base.ts';
import { markedTextSchema, textPlaceSchema } from './document-card.ts';
import { ERRORS } from './values/errors.ts';
import { LIMITS } from './values/limits.ts';
import { PASSAGE_STATES, SIMILAR_STATES } from './values/similar.ts';

const similarDocumentSchema = z.object({
  fusionId,
  localityExternalId: z.string().nullable(),
  title: z.string(),
  lastUpdatedAt: unixSeconds.nullable(),
  documentType: documentTypeSchema,
  /** Null if this installation has no model; `explanation` then says what the documents share. */
  llmExplanation: z.string().nullable(),
  /** One line computed from the texts: "Nearly the same text". */
  explanation: z.string(),
  /** False if only titles and summaries are similar, so there are no texts to compare. */
  sharesText: z.boolean(),
});

export const similarBillsSchema = z.object({
  state: z.enum(SIMILAR_STATES),
  /** When the results were found; null if never. */
  updatedOn: unixSeconds.nullable(),
  /** Most similar first. */
  results: z.array(similarDocumentSchema),
  total: z.number().int(),
});
export type SimilarBills = z.infer<typeof similarBillsSchema>;

const ofBill = z.strictObject({
  id: fusionId,
  /** fnDocumentId of the version to compare; the current version when absent. */
  documentId: z.string().min(1).max(220).optional(),
});

/** An occurrence of a passage in another document. */
const foundPassageSchema = similarDocumentSchema
  .pick({ fusionId: true, localityExternalId: true, title: true, documentType: true })
  .extend({
    /** Jurisdiction and session; null if it has neither. */
    description: z.string().nullable(),
    /** The searched version, which is the current one. */
    fnDocumentId: z.string(),
    versionName: z.string(),
    /** Share of the passage's words that occur there in the same order, from 0 to 1. */
    share: z.number(),
    sectionId: z.string().nullable(),
    /** `SEC. 3.`; null if the section has neither number nor heading. */
    sectionLabel: z.string().nullable(),
    /** Where the occurrence begins. */
    place: textPlaceSchema.nullable(),
    /** The text there, with the passage's words marked. */
    excerpt: markedTextSchema,
  });

export const foundPassagesSchema = z.object({
  /** `preparing` means nothing has been searched yet; retry shortly. */
  state: z.enum(PASSAGE_STATES),
  /** Ordered by share, highest first. */
  results: z.array(foundPassageSchema),
  total: z.number().int(),
  /** Number of other documents with at least half of the wording; an estimate if there are more than the results. */
  documents: z.number().int(),
  /** More than LIMITS.passageDocuments documents contain it. */
  isStandard: z.boolean(),
  /** Number of current texts searched, and of those still waiting to be indexed. */
  searched: z.object({ bills: z.number().int(), others: z.number().int(), waiting: z.number().int() }),
});
export type FoundPassages = z.infer<typeof foundPassagesSchema>;

/** Bills that share text with a bill, across jurisdictions and sessions (SIM-01). */
export const similarContract = {
  find: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/documents/legislation/{id}/similar', summary: 'Latest similar bills (SIM-01)' })
    .input(ofBill)
    .output(similarBillsSchema),
  refresh: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({
      method: 'POST',
      path: '/documents/legislation/{id}/similar',
      summary: 'Find similar bills again; the event `similar.changed` says when it is done (SIM-01)',
    })
    .input(ofBill)
    .output(similarBillsSchema),
  findPassage: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .errors({ PASSAGE_TOO_SLOW: ERRORS.PASSAGE_TOO_SLOW })
    .route({
      method: 'POST',
      path: '/documents/passages/find',
      summary: 'Other documents that contain a passage; rejected if it is too short or too long',
    })
    .input(
      z.strictObject({
        text: z.string().trim().min(1).max(LIMITS.passageCharacters),
        language: z.enum(['en', 'fr']).default('en'),
        /** Document the passage is from, which is not searched. */
        fusionId,
      }),
    )
    .output(foundPassagesSchema),
};
