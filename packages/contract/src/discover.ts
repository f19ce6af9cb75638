import { z } from 'zod';
import { call, fusionId, unixSeconds } from './base.ts';
import { documentTypeSchema } from './enums.ts';
import { documentCardSchema, highlightSchema, matchedPassageSchema } from './document-card.ts';
import { quickHitSchema } from './quick-hit.ts';
import { searchModelSchema } from './search-model.ts';
import { QUERY_CHANGES, REPLAYED_FILTERS } from './values/discover.ts';
import { LIMITS } from './values/limits.ts';

export const totalSchema = z.object({
  total: z.number().int(),
  /** true: there are at least `total`; counting stopped at the organisation's limit (SEA-09). */
  atTotalLimit: z.boolean(),
});

export const searchHitSchema = documentCardSchema.extend({
  keywordHighlighting: z.array(highlightSchema),
  /** Of enhanced search; null for keyword matches. */
  certainty: z.number().nullable(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

/** How the text was understood, shown back to the person (SEA-04). */
export const understoodSchema = z.object({
  explanation: z.string(),
  /** What enhanced search did, or why it answered by keywords. */
  enhanced: z.enum(['off', 'keywords-only', 'semantic']),
});

export const facetCountsSchema = z.array(z.object({ value: z.string(), count: z.number().int() }));

/** What a looser search asks for less: a clause of its text, or one of its filters. */
const looserSearchChangeSchema = z.discriminatedUnion('change', [
  z.object({
    change: z.enum(QUERY_CHANGES),
    /** The clause, as it can be typed. */
    clause: z.string(),
    /** What takes its place, as it can be typed; null where nothing does. */
    replacement: z.string().nullable(),
  }),
  z.object({ change: z.literal('without-filter'), filter: z.enum(REPLAYED_FILTERS) }),
]);
export type LooserSearchChange = z.infer<typeof looserSearchChangeSchema>;

export const discoverContract = {
  search: call
    .route({ method: 'POST', path: '/documents/search' })
    .input(
      z.strictObject({
        searchModel: searchModelSchema,
        sort: z.enum(['relevance', 'date']).default('relevance'),
        skip: z.number().int().min(0).max(10_000).default(0),
        limit: z.number().int().min(1).max(100).default(25),
        /** Three of each type under its heading instead of one list (SEA-03). */
        grouped: z.boolean().default(false),
        facets: z.boolean().default(false),
        /** What choosing another type would find, see `typeCounts` of the answer. */
        typeCounts: z.boolean().default(false),
      }),
    )
    .output(
      totalSchema.extend({
        understood: understoodSchema,
        byType: z.array(totalSchema.extend({ documentType: documentTypeSchema })),
        /** Ungrouped page; empty when grouped. */
        results: z.array(searchHitSchema),
        groups: z.array(totalSchema.extend({ documentType: documentTypeSchema, results: z.array(searchHitSchema) })),
        facets: z
          .object({
            isoCodes: facetCountsSchema,
            genericStatuses: facetCountsSchema,
            chambers: facetCountsSchema,
            billTypes: facetCountsSchema,
            regDocumentTypes: facetCountsSchema,
            researchDocumentTypes: facetCountsSchema,
            socialPlatforms: facetCountsSchema,
            stakeholderTypes: facetCountsSchema,
          })
          .nullable(),
        /** Counted as if no type were chosen: each type under the filters it would have, all without filters of types. */
        typeCounts: z
          .object({ all: totalSchema, byType: z.array(totalSchema.extend({ documentType: documentTypeSchema })) })
          .nullable(),
        tookMs: z.number(),
      }),
    ),
  /** The count while typing and the plain words of what was understood (SEA-13). */
  explain: call
    .route({ method: 'POST', path: '/documents/search/explain' })
    .input(z.strictObject({ searchModel: searchModelSchema }))
    .output(totalSchema.extend({ understood: understoodSchema })),
  /** What a saved search would have found in the last 90 days (SEA-13). */
  preview: call
    .route({ method: 'POST', path: '/documents/search/preview' })
    .input(z.strictObject({ searchModel: searchModelSchema }))
    .output(
      z.object({
        days: z.literal(LIMITS.previewDays),
        total: z.number().int(),
        atTotalLimit: z.boolean(),
        /** Oldest first, one entry a week. */
        perWeek: z.array(z.object({ startTs: unixSeconds, count: z.number().int() })),
        latest: z.array(documentCardSchema),
      }),
    ),
  /** What a saved search would have alerted to over the last 12 months, and what looser searches would have added. */
  replay: call
    .route({ method: 'POST', path: '/documents/search/replay' })
    .input(z.strictObject({ searchModel: searchModelSchema }))
    .output(
      totalSchema.extend({
        /** Dates such as "last 30 days" were counted as of today. */
        hasMovingDates: z.boolean(),
        /** Oldest first; each document counts once, in the week of its latest change. */
        perWeek: z.array(z.object({ startTs: unixSeconds, count: z.number().int() })),
        latest: z.array(documentCardSchema),
        /** Those that add most first. */
        looser: z.array(
          z.object({
            change: looserSearchChangeSchema,
            searchModel: searchModelSchema,
            /** Documents beyond those of the search itself. */
            added: totalSchema,
            examples: z.array(documentCardSchema),
          }),
        ),
        /** Looser searches that the time did not suffice for. */
        uncounted: z.number().int(),
      }),
    ),
  /** For a search that finds nothing: changes of it that find something. */
  nextSteps: call
    .route({ method: 'POST', path: '/documents/search/next-steps' })
    .input(z.strictObject({ searchModel: searchModelSchema }))
    .output(
      z.object({
        /** The search without one of its words, those that find most first. */
        withoutWord: z.array(totalSchema.extend({ word: z.string(), rawTextSearch: z.string() })),
        /** Types outside the chosen one. */
        otherTypes: z.array(totalSchema.extend({ documentType: documentTypeSchema })),
        /** With past sessions; null where they are searched already or hold nothing either. */
        allSessions: totalSchema.nullable(),
      }),
    ),
  /** Queries to begin with, each of which finds something in this installation. */
  findExamples: call
    .route({ method: 'GET', path: '/documents/search/examples' })
    .output(z.object({ examples: z.array(z.string()), more: z.array(z.string()) })),
  /** Every passage of one document that any of the searches matched (ALR-10, keyword part). */
  explainMatch: call
    .route({ method: 'POST', path: '/documents/search/match' })
    .input(
      z.strictObject({
        fusionId,
        searchModel: searchModelSchema.optional(),
        savedSearchIds: z.array(z.uuid()).max(LIMITS.filterValues).default([]),
      }),
    )
    .output(
      z.object({
        state: z.enum(['available', 'unavailable', 'before-migration']),
        total: z.number().int(),
        passages: z.array(matchedPassageSchema),
        enhancedSearch: z.boolean(),
        certainty: z.number().nullable(),
        explanation: z.string().nullable(),
      }),
    ),
  quickHits: call
    .route({ method: 'GET', path: '/documents/quick-hits/{id}' })
    .input(z.strictObject({ id: z.string().min(1).max(200) }))
    .output(z.array(quickHitSchema)),
  getPreferences: call.route({ method: 'GET', path: '/preferences' }).output(z.record(z.string(), z.unknown())),
  updatePreferences: call
    .route({ method: 'PATCH', path: '/preferences' })
    .input(z.strictObject({ preferences: z.record(z.string().max(64), z.json()) }))
    .output(z.record(z.string(), z.unknown())),
};
