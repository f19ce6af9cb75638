import { CQ_CATEGORIES, CQ_REF_TYPES, CQ_TRANSCRIPT_TYPES } from '@rotunda/domain';
import { z } from 'zod';
import { call, fusionId, unixSeconds } from './base.ts';
import { documentTypeSchema } from './enums.ts';
import { provenanceSchema } from './provenance.ts';
import { CQ_LIMITS } from './values/cq.ts';
import { voteSchema } from './vote.ts';

const cqUid = z.string().min(1).max(200);
const categorySchema = z.enum(CQ_CATEGORIES);

/** A publication in a list (LEG-04). */
export const cqHitSchema = z.object({
  cqUid,
  category: categorySchema,
  title: z.string(),
  documentType: z.string().nullable(),
  documentSubtype: z.string().nullable(),
  parentPublicationType: z.string().nullable(),
  displayType: z.string().nullable(),
  /** Midnight UTC of the day if the feed gives no time. */
  displayDate: unixSeconds,
  hasDisplayTime: z.boolean(),
  byline: z.string().nullable(),
  status: z.string().nullable(),
  sponsor: z.string().nullable(),
  wordCount: z.number().int().nullable(),
  /** File size in bytes. */
  fileSize: z.number().int().nullable(),
});
export type CqHit = z.infer<typeof cqHitSchema>;

const cqHitsSchema = z.object({ hits: z.array(cqHitSchema), total: z.number().int() });

/** Data of the second source about a bill (LEG-04). */
export const cqOfBillSchema = z.object({
  metadata: z.object({ crsSummary: z.string().nullable().describe('Sanitized HTML') }),
  /** Newest first. */
  milestones: z.array(
    z.object({
      /** Midnight UTC of the day if the feed gives no time. */
      dtAction: unixSeconds,
      hasTime: z.boolean(),
      bodyText: z.string(),
      major: z.boolean(),
    }),
  ),
  /** The newest publications of each category and their total number. */
  publications: z.object({
    news: cqHitsSchema,
    transcripts: cqHitsSchema,
    docs_analysis: cqHitsSchema,
    floor_amendments: cqHitsSchema,
    committee_amendments: cqHitsSchema,
    votes: cqHitsSchema,
  }),
  /** Newest first. */
  floorVotes: z.array(voteSchema),
});
export type CqOfBill = z.infer<typeof cqOfBillSchema>;

/** One document of the second source (SCH-02). */
export const cqDocumentSchema = cqHitSchema.extend({
  bodyHtml: z.string().nullable().describe('Sanitized HTML'),
  /** Time of the feed's last revision. */
  timestamp: unixSeconds,
  /** Path of its PDF under `/api`; null without one. */
  jukeboxAssetPath: z.string().nullable(),
  /** Token that lets the user open the PDF for five minutes, as `?token=`; null without a PDF. */
  securePdfDownloadToken: z.string().nullable(),
  /** Null unless the document is a transcript. */
  transcriptType: z.enum(CQ_TRANSCRIPT_TYPES).nullable(),
  agendaId: z.string().nullable(),
  /** Written by AI, so it may contain errors (SCH-01). */
  isAi: z.boolean(),
  /** Public meeting of which this is the transcript; the text is read there. Null for other documents. */
  meeting: z.object({ fusionId, fnDocumentId: z.string(), title: z.string() }).nullable(),
  bills: z.array(z.object({ fusionId, label: z.string(), isStored: z.boolean() })),
  /** References in the text, to pass to `resolve-ref`. */
  references: z.array(z.object({ type: z.enum(CQ_REF_TYPES), ref: z.string(), label: z.string() })),
  provenance: z.array(provenanceSchema),
});
export type CqDocument = z.infer<typeof cqDocumentSchema>;

/** All calls but the PDF fail with FORBIDDEN for organizations that are not entitled to federal content. */
export const cqContract = {
  findDocuments: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({
      method: 'GET',
      path: '/documents/cq/{category}',
      summary: 'Publications of the second source about a federal bill, newest first (LEG-04)',
    })
    .input(
      z.strictObject({
        category: categorySchema,
        /** Citation of the bill: `US HR 1`, `H.R. 1`. */
        fnExternalId: z.string().min(1).max(100),
        /** Session as on the bill: the number of the Congress. */
        fnSessionId: z
          .string()
          .max(40)
          .regex(/^[a-z0-9-]+$/),
        skip: z.number().int().min(0).max(100_000).default(0),
        limit: z.number().int().min(1).max(CQ_LIMITS.maxHits).default(CQ_LIMITS.initialHits),
        orderBy: z.literal('displaydate desc').default('displaydate desc'),
      }),
    )
    .output(z.object({ results: z.array(cqHitSchema), total: z.number().int() })),
  getDocument: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/documents/cq/doc/{id}', summary: 'One document of the second source (SCH-02)' })
    .input(z.strictObject({ id: cqUid }))
    .output(cqDocumentSchema),
  /** NOT_FOUND if the target is not in this installation. */
  resolveRef: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/cq/resolve-ref', summary: 'What a reference in a document leads to (SCH-02)' })
    .input(z.strictObject({ ref_type: z.enum(CQ_REF_TYPES), ref: z.string().min(1).max(200) }))
    .output(
      z.union([
        z.object({ entityInfo: z.object({ documentType: documentTypeSchema, fusionId }) }),
        z.object({ cqEntityInfo: z.object({ documentType: categorySchema, cqUid }) }),
      ]),
    ),
  /**
   * The token grants access, because PDF viewers cannot sign in. FORBIDDEN if it is wrong, expired or issued for
   * something else.
   */
  getPdf: call({ role: 'public' })
    .route({
      method: 'GET',
      path: '/documents/cq/pdf/{cqUid}',
      summary: 'The PDF of a document, through this installation (SCH-02)',
      outputStructure: 'detailed',
    })
    .input(z.strictObject({ cqUid, token: z.string().min(1).max(1000) }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
};
