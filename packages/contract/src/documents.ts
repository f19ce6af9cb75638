import { z } from 'zod';
import { call, fusionId, isoDate, unixSeconds } from './base.ts';
import { documentCardSchema } from './document-card.ts';
import { documentTextSchema } from './document-text.ts';
import { chamberSchema } from './enums.ts';
import { billVersionSchema, legislationSchema, relatedBillSchema } from './legislation.ts';
import { newsSchema } from './news.ts';
import { presidentialActionSchema, presidentialAnalysisSchema } from './presidential-action.ts';
import { provenanceSchema } from './provenance.ts';
import { regulationSchema } from './regulation.ts';
import { researchSchema } from './research.ts';
import { socialPostSchema } from './social-post.ts';
import { LIMITS } from './values/limits.ts';
import { castVoteSchema, voteSchema } from './vote.ts';

const byFusionId = z.strictObject({ id: fusionId });
const readText = z.strictObject({
  id: fusionId,
  /** Version to read; the current one when absent. */
  fnDocumentId: z.string().max(220).optional(),
  /** Query as typed, whose matches are marked. */
  query: z.string().max(20_000).optional(),
  /** Saved search whose matches are marked instead. */
  savedSearchId: z.uuid().optional(),
});

export const documentsContract = {
  getLegislation: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/documents/legislation/{id}', summary: 'One US or Canadian bill' })
    .input(byFusionId)
    .output(legislationSchema),
  findLegislationByIds: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/documents/legislation/fetch-by-ids' })
    .input(z.strictObject({ fusionIds: z.array(fusionId).max(LIMITS.fetchByIds) }))
    .output(z.array(legislationSchema)),
  findLegislationVersions: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/documents/legislation/{id}/versions' })
    .input(byFusionId)
    .output(z.array(billVersionSchema)),
  getLegislationText: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({
      method: 'GET',
      path: '/documents/legislation/{id}/text',
      summary: 'A version’s text by section, with the matches of a query marked',
    })
    .input(readText)
    .output(documentTextSchema),
  findLegislationEvents: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
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
          /** IANA zone of the place, in which the time is shown. */
          timeZone: z.string(),
          /** `Scheduled`, `Rescheduled`, `Postponed`, `Canceled`, `Held`, or `Past` when only an announcement is known. */
          status: z.string().nullable(),
          eventLocation: z.string().nullable(),
          committeeId: z.string().nullable(),
          committeeName: z.string().nullable(),
          chamber: chamberSchema.nullable(),
          locationIsoCode: z.string(),
        }),
      ),
    ),
  findRelatedLegislation: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/documents/legislation/{id}/related' })
    .input(byFusionId)
    .output(z.array(relatedBillSchema)),
  getGlobalLegislation: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/documents/global-legislation/{id}' })
    .input(byFusionId)
    .output(legislationSchema),
  findGlobalLegislationVersions: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/documents/global-legislation/{id}/versions' })
    .input(byFusionId)
    .output(z.array(billVersionSchema)),
  getRegulation: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/documents/regulation/{id}' })
    .input(byFusionId)
    .output(regulationSchema),
  getRegulationText: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/documents/regulation/{id}/text' })
    .input(readText)
    .output(documentTextSchema),
  findRegulationsByIds: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/documents/regulation/fetch-by-ids' })
    .input(z.strictObject({ fusionIds: z.array(fusionId).max(LIMITS.fetchByIds) }))
    .output(z.array(regulationSchema)),
  findRegulationDocuments: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({
      method: 'POST',
      path: '/documents/regulation-docs/fetch-by-ids',
      summary: 'Documents or dockets by id, paged (REG-01)',
    })
    .input(
      z.strictObject({
        fusionIds: z.array(fusionId).max(10_000),
        skip: z.number().int().min(0).default(0),
        limit: z.number().int().min(1).max(100).default(10),
      }),
    )
    .output(z.object({ results: z.array(documentCardSchema), total: z.number().int() })),
  getResearch: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/documents/research/{id}', summary: 'One report of CBO, GAO or CRS' })
    .input(byFusionId)
    .output(researchSchema),
  findResearchByIds: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/documents/research/fetch-by-ids' })
    .input(z.strictObject({ fusionIds: z.array(fusionId).max(LIMITS.fetchByIds) }))
    .output(z.array(researchSchema)),
  getNews: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/documents/news/{id}', summary: 'One article of a news feed (NEW-01)' })
    .input(byFusionId)
    .output(newsSchema),
  getSocialPost: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/documents/social-post/{id}', summary: 'One post of a stakeholder (NEW-01)' })
    .input(byFusionId)
    .output(socialPostSchema),
  getPresidentialAction: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({
      method: 'GET',
      path: '/execOrders/{id}',
      summary: 'One presidential document, and the sections of the federal codes that its text cites (PRA-01)',
    })
    .input(byFusionId)
    .output(
      z.object({
        presidentialAction: presidentialActionSchema,
        /** Null if there is no text to analyze. */
        analysis: presidentialAnalysisSchema.nullable(),
      }),
    ),
  getPresidentialActionText: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/documents/presidential-action/{id}/text' })
    .input(readText)
    .output(documentTextSchema),
  /** Returns the transcript named by `fnDocumentId`, by default the newest. */
  getScheduleText: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({
      method: 'GET',
      path: '/documents/cq/schedule/{id}/text',
      summary: 'A transcript of a public meeting by who speaks, with the matches of a query marked (SCH-01)',
    })
    .input(readText)
    .output(documentTextSchema),
  getVoters: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/documents/votes/{voteId}/voters' })
    .input(z.strictObject({ voteId: z.string().max(200) }))
    .output(
      voteSchema.extend({
        voters: z.array(
          castVoteSchema.extend({
            name: z.string(),
            party: z.string().nullable(),
            locality: z.string().nullable(),
            stakeHolderFullSourceId: z.string().nullable(),
            fusionId: z.string().nullable(),
          }),
        ),
      }),
    ),
  getCard: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({
      method: 'GET',
      path: '/documents/cards/{id}',
      summary: 'Any document as a list row shows it, and its sources',
    })
    .input(byFusionId)
    .output(documentCardSchema.extend({ provenance: z.array(provenanceSchema) })),
  findCards: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/documents/cards/fetch-by-ids' })
    .input(z.strictObject({ fusionIds: z.array(fusionId).max(LIMITS.bulkIds) }))
    .output(z.array(documentCardSchema)),
  getSessionDateRange: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/documents/sessions/date-range' })
    .input(z.strictObject({ locality: z.string().max(12), session: z.string().max(40) }))
    .output(z.object({ startTs: unixSeconds.nullable(), stopTs: unixSeconds.nullable() })),
  findLocations: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/locations' })
    .input(z.strictObject({ localityType: z.enum(['federal', 'state']).optional() }))
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
