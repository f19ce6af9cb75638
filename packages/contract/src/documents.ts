import { z } from 'zod';
import { call, fusionId, isoDate, unixSeconds } from './base.ts';
import { documentCardSchema } from './document-card.ts';
import { chamberSchema, genericStatusSchema } from './enums.ts';
import { LIMITS } from './values/limits.ts';

export const stageSchema = z.object({
  stage: z.enum(['introduced', 'committee', 'floor', 'otherChamber', 'enacted']),
  label: z.string(),
  /** Second line: a committee, a vote count. */
  detail: z.string().nullable(),
  date: isoDate.nullable(),
  state: z.enum(['done', 'current', 'ahead', 'failed']),
});

export const sponsorSchema = z.object({
  fullSourceId: z.string().nullable(),
  fusionId: z.string().nullable(),
  fullName: z.string(),
  type: z.enum(['primary', 'cosponsor', 'requester', 'author']),
  stakeholderType: z.enum(['person', 'committee', 'unknown_unmatched']).nullable(),
  party: z.string().nullable(),
  locality: z.string().nullable(),
  role: z.string().nullable(),
  sponsoredOn: isoDate.nullable(),
  withdrawnOn: isoDate.nullable(),
});

export const voteSchema = z.object({
  voteId: z.string(),
  chamber: chamberSchema.nullable(),
  chamberName: z.string().nullable(),
  rollcall: z.string().nullable(),
  motion: z.string(),
  date: isoDate,
  result: z.string().nullable(),
  passed: z.boolean().nullable(),
  yesCount: z.number().int(),
  noCount: z.number().int(),
  otherCount: z.number().int(),
  cqUid: z.string().nullable(),
  cqOid: z.string().nullable(),
});

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

export const billVersionSchema = z.object({
  id: z.string(),
  fnDocumentId: z.string(),
  versionName: z.string(),
  /** S1 §3 names of the same facts. */
  title: z.string(),
  description: z.string().nullable(),
  status: z.string().nullable(),
  date: isoDate.nullable(),
  language: z.string(),
  externalUrl: z.string().nullable(),
  fnBillDocType: z.string().nullable(),
  /** Whether the text is held here and can be read and searched. */
  support: z.boolean(),
  current: z.boolean(),
  isCurrent: z.boolean(),
});

const relatedBillSchema = z.object({
  fusionId,
  localityExternalId: z.string(),
  title: z.string().nullable(),
  relation: z.string().nullable(),
  genericStatus: genericStatusSchema.nullable(),
  /** false: known by name only, not in this installation. */
  held: z.boolean(),
});

export const legislationSchema = documentCardSchema.extend({
  _id: z.string(),
  externalId: z.string(),
  alternateExternalIds: z.array(z.string()),
  localityCode: z.string(),
  titles: z.array(z.object({ text: z.string(), type: z.string(), language: z.string() })),
  sources: z.array(z.object({ url: z.string() })),
  sourceSummary: z
    .array(
      z.object({
        html: z.string(),
        versionName: z.string().nullable(),
        date: isoDate.nullable(),
        language: z.string(),
      }),
    )
    .describe('Official summaries, newest first; sanitised HTML'),
  /** Display string plus generic status in brackets (S3 §4). */
  statusText: z.string(),
  stageTrack: z.array(stageSchema),
  sessionActive: z.boolean().nullable(),
  sessionDateRange: z.object({ startTs: unixSeconds.nullable(), stopTs: unixSeconds.nullable() }).nullable(),
  originatingChamberName: z.string().nullable(),
  chamberName: z.string().nullable(),
  /** In display order (S2 §4). */
  sponsors: z.array(sponsorSchema),
  committeeAssignments: z.array(
    z.object({
      id: z.string().nullable(),
      name: z.string(),
      chamberName: z.string().nullable(),
      activities: z.array(z.object({ name: z.string(), date: isoDate.nullable() })),
    }),
  ),
  /** Newest first. */
  actions: z.array(
    z.object({ date: isoDate, ts: unixSeconds.nullable(), text: z.string(), chamberName: z.string().nullable() }),
  ),
  relatedBills: z.array(relatedBillSchema),
  otherDocuments: z.array(
    z.object({
      group: z.string(),
      documents: z.array(
        z.object({
          title: z.string(),
          url: z.string().nullable(),
          date: isoDate.nullable(),
          note: z.string().nullable(),
        }),
      ),
    }),
  ),
  votes: z.array(voteSchema),
  subjects: z.array(z.string()),
  policyArea: z.string().nullable(),
  laws: z.array(z.object({ number: z.string(), type: z.string() })),
  languages: z.array(z.string()),
  provenance: z.array(provenanceSchema),
});
export type Legislation = z.infer<typeof legislationSchema>;

export const textSectionSchema = z.object({
  sectionId: z.string(),
  num: z.string().nullable(),
  heading: z.string().nullable(),
  level: z.number().int(),
  change: z.enum(['added', 'deleted']).nullable(),
  blocks: z.array(
    z.object({
      text: z.string(),
      num: z.string().nullable(),
      indent: z.number().int(),
      change: z.enum(['added', 'deleted']).nullable(),
      /** Matched places of the query given, offsets into `text`. */
      marks: z.array(z.tuple([z.number().int(), z.number().int()])),
    }),
  ),
});

export const regulationSchema = documentCardSchema.extend({
  _id: z.string(),
  description: z.string().nullable(),
  citations: z.array(z.string()),
  registerCitiation: z.string().nullable(),
  documentUrl: z.string().nullable(),
  registerUrl: z.string().nullable(),
  textAttachments: z.array(
    z.object({ url: z.string(), mimeType: z.string().nullable(), title: z.string().nullable() }),
  ),
  supplementalAttachments: z.array(
    z.object({ url: z.string(), mimeType: z.string().nullable(), title: z.string().nullable() }),
  ),
  latestPublicationDate: isoDate.nullable(),
  commentEndDates: z.array(isoDate),
  latestCommentEndDate: isoDate.nullable(),
  hearings: z.array(z.object({ date: isoDate, text: z.string().nullable() })),
  effectiveDate: isoDate.nullable(),
  effectiveDateComment: z.string().nullable(),
  agencyDetails: z.array(z.object({ name: z.string(), shortName: z.string().nullable() })),
  docketFusionIds: z.array(z.string()),
  documentFusionIds: z.array(z.string()),
  linkedFusionIds: z.array(z.string()),
  ofrId: z.string().nullable(),
  externalIds: z.array(z.string()),
  registerStartPage: z.number().int().nullable(),
  registerEndPage: z.number().int().nullable(),
  totalComments: z.number().int().nullable(),
  isPublicInspection: z.boolean(),
  withdrawn: z.boolean(),
  isDocket: z.boolean(),
  hasText: z.boolean(),
  provenance: z.array(provenanceSchema),
});
export type Regulation = z.infer<typeof regulationSchema>;

const byFusionId = z.object({ id: fusionId });
const readText = z.object({
  id: fusionId,
  /** Version to read; the current one when absent. */
  fnDocumentId: z.string().max(220).optional(),
  /** Query whose matches are marked: text as typed. */
  query: z.string().max(20_000).optional(),
  /** Or the saved search whose matches are marked. */
  savedSearchId: z.uuid().optional(),
});
const documentTextSchema = z.object({
  version: billVersionSchema.nullable(),
  officialTitle: z.string().nullable(),
  sections: z.array(textSectionSchema),
  matchCount: z.number().int(),
});

export const documentsContract = {
  getLegislation: call
    .route({ method: 'GET', path: '/documents/legislation/{id}', summary: 'One US or Canadian bill' })
    .input(byFusionId)
    .output(legislationSchema),
  findLegislationByIds: call
    .route({ method: 'POST', path: '/documents/legislation/fetch-by-ids' })
    .input(z.object({ fusionIds: z.array(fusionId).max(LIMITS.fetchByIds) }))
    .output(z.array(legislationSchema)),
  findLegislationVersions: call
    .route({ method: 'GET', path: '/documents/legislation/{id}/versions' })
    .input(byFusionId)
    .output(z.array(billVersionSchema)),
  getLegislationText: call
    .route({
      method: 'GET',
      path: '/documents/legislation/{id}/text',
      summary: 'A version’s text by section, with the matches of a query marked',
    })
    .input(readText)
    .output(documentTextSchema),
  findLegislationEvents: call
    .route({ method: 'GET', path: '/documents/legislation/{id}/events' })
    .input(byFusionId)
    .output(
      z.array(
        z.object({
          id: z.string(),
          eventTitle: z.string(),
          eventDate: isoDate.nullable(),
          eventTs: unixSeconds.nullable(),
          hasStartTime: z.boolean(),
          eventLocation: z.string().nullable(),
          committeeId: z.string().nullable(),
          committeeName: z.string().nullable(),
          chamber: chamberSchema.nullable(),
          locationIsoCode: z.string(),
        }),
      ),
    ),
  findRelatedLegislation: call
    .route({ method: 'GET', path: '/documents/legislation/{id}/related' })
    .input(byFusionId)
    .output(z.array(relatedBillSchema)),
  getGlobalLegislation: call
    .route({ method: 'GET', path: '/documents/global-legislation/{id}' })
    .input(byFusionId)
    .output(legislationSchema),
  findGlobalLegislationVersions: call
    .route({ method: 'GET', path: '/documents/global-legislation/{id}/versions' })
    .input(byFusionId)
    .output(z.array(billVersionSchema)),
  getRegulation: call
    .route({ method: 'GET', path: '/documents/regulation/{id}' })
    .input(byFusionId)
    .output(regulationSchema),
  getRegulationText: call
    .route({ method: 'GET', path: '/documents/regulation/{id}/text' })
    .input(readText)
    .output(documentTextSchema),
  findRegulationsByIds: call
    .route({ method: 'POST', path: '/documents/regulation/fetch-by-ids' })
    .input(z.object({ fusionIds: z.array(fusionId).max(LIMITS.fetchByIds) }))
    .output(z.array(regulationSchema)),
  findRegulationDocuments: call
    .route({
      method: 'POST',
      path: '/documents/regulation-docs/fetch-by-ids',
      summary: 'Documents or dockets by id, paged (REG-01)',
    })
    .input(
      z.object({
        fusionIds: z.array(fusionId).max(10_000),
        skip: z.number().int().min(0).default(0),
        limit: z.number().int().min(1).max(100).default(10),
      }),
    )
    .output(z.object({ results: z.array(documentCardSchema), total: z.number().int() })),
  getVoters: call
    .route({ method: 'GET', path: '/documents/votes/{voteId}/voters' })
    .input(z.object({ voteId: z.string().max(200) }))
    .output(
      voteSchema.extend({
        voters: z.array(
          z.object({
            name: z.string(),
            voteType: z.enum(['yes', 'no', 'other']),
            voteText: z.string().nullable(),
            party: z.string().nullable(),
            locality: z.string().nullable(),
            stakeHolderFullSourceId: z.string().nullable(),
            fusionId: z.string().nullable(),
          }),
        ),
      }),
    ),
  getCard: call
    .route({ method: 'GET', path: '/documents/cards/{id}', summary: 'Any document as a list row shows it' })
    .input(byFusionId)
    .output(documentCardSchema),
  findCards: call
    .route({ method: 'POST', path: '/documents/cards/fetch-by-ids' })
    .input(z.object({ fusionIds: z.array(fusionId).max(LIMITS.bulkIds) }))
    .output(z.array(documentCardSchema)),
  getSessionDateRange: call
    .route({ method: 'GET', path: '/documents/sessions/date-range' })
    .input(z.object({ locality: z.string().max(12), session: z.string().max(40) }))
    .output(z.object({ startTs: unixSeconds.nullable(), stopTs: unixSeconds.nullable() })),
  findLocations: call
    .route({ method: 'GET', path: '/locations' })
    .input(z.object({ localityType: z.enum(['federal', 'state']).optional() }))
    .output(
      z.array(
        z.object({
          isoCode: z.string(),
          name: z.string(),
          countryCode: z.string(),
          localityType: z.enum(['federal', 'state']),
        }),
      ),
    ),
};
