import { documentTypeSchema } from './enums.ts';
import { z } from 'zod';
import { call, fusionId, unixSeconds } from './base.ts';
import { markedTextSchema, textPlaceSchema } from './document-card.ts';
import { LIMITS } from './values/limits.ts';
import { PASSAGE_STATES, SIMILAR_STATES } from './values/similar.ts';

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

/** Where a passage stands in another document. */
const foundPassageSchema = similarDocumentSchema
  .pick({ fusionId: true, localityExternalId: true, title: true, documentType: true })
  .extend({
    /** Jurisdiction and session; null where it has neither. */
    description: z.string().nullable(),
    /** The version that was read, which is the current one. */
    fnDocumentId: z.string(),
    versionName: z.string(),
    /** Of the words of the passage that stand there in the same order, from 0 to 1. */
    share: z.number(),
    sectionId: z.string().nullable(),
    /** `SEC. 3.`; null where the section has neither number nor heading. */
    sectionLabel: z.string().nullable(),
    /** Where it begins. */
    place: textPlaceSchema.nullable(),
    /** The wording there; marked is what is the passage's. */
    excerpt: markedTextSchema,
  });

export const foundPassagesSchema = z.object({
  /** `preparing`: nothing was looked for yet; ask again in a moment. */
  state: z.enum(PASSAGE_STATES),
  /** Those with most of the passage first. */
  results: z.array(foundPassageSchema),
  total: z.number().int(),
  /** Other documents that have at least half of its wording: the results, or about how many where there are more. */
  documents: z.number().int(),
  /** More than LIMITS.passageDocuments have it. */
  isStandard: z.boolean(),
  /** The current texts that were looked through, and those whose turn to be indexed has not come. */
  searched: z.object({ bills: z.number().int(), others: z.number().int(), waiting: z.number().int() }),
});
export type FoundPassages = z.infer<typeof foundPassagesSchema>;

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
  findPassage: call
    .route({
      method: 'POST',
      path: '/documents/passages/find',
      summary: 'Where else a passage of a text stands; refused when it is too short to tell anything, or too long',
    })
    .input(
      z.strictObject({
        text: z.string().trim().min(1).max(LIMITS.passageCharacters),
        language: z.enum(['en', 'fr']).default('en'),
        /** The document it is read in, which is not looked through. */
        fusionId,
      }),
    )
    .output(foundPassagesSchema),
};
