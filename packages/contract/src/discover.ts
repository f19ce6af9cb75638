import { z } from 'zod';
import { call, fusionId, limitedRecord, unixSeconds } from './base.ts';
import { documentTypeSchema } from './enums.ts';
import { documentCardSchema, highlightSchema, matchedPassageSchema } from './document-card.ts';
import { queryFixSchema } from './query-fix.ts';
import { quickHitSchema } from './quick-hit.ts';
import { searchModelSchema } from './search-model.ts';
import { QUERY_CHANGES, REPLAYED_FILTERS } from './values/discover.ts';
import { LIMITS } from './values/limits.ts';

const preferenceKey = z.string().max(64);
const simplePreference = z.union([z.null(), z.boolean(), z.number(), z.string().max(1000)]);
const preferenceList = z.array(z.string().max(100)).max(100);
/** What a screen remembers for a user: a choice, a list of names, or one of these for each part of the screen. */
const preferenceSchema = z.union([
  simplePreference,
  preferenceList,
  limitedRecord(preferenceKey, z.union([simplePreference, preferenceList]), { max: 50 }),
]);

export const totalSchema = z.object({
  total: z.number().int(),
  /** Counting stopped at the organization's limit, so there are at least `total` (SEA-09). */
  atTotalLimit: z.boolean(),
});

export const searchHitSchema = documentCardSchema.extend({
  keywordHighlighting: z.array(highlightSchema),
  /** Certainty of a semantic match; null for keyword matches. */
  certainty: z.number().nullable(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

/** How the query text was understood, shown to the user (SEA-04). */
export const interpretationSchema = z.object({
  explanation: z.string(),
  /** What was typed means something else here than in other search engines; in text order. */
  hints: z.array(z.object({ code: z.string(), message: z.string(), fixes: z.array(queryFixSchema) })),
  /** Whether enhanced search ran; `keywords-only` means that it fell back to keywords. */
  enhanced: z.enum(['off', 'keywords-only', 'semantic']),
});

export const facetCountsSchema = z.array(z.object({ value: z.string(), count: z.number().int() }));

/** How a looser search differs: in one clause of its text, or one of its filters. */
const looserSearchChangeSchema = z.discriminatedUnion('change', [
  z.object({
    change: z.enum(QUERY_CHANGES),
    /** The clause as the user could type it. */
    clause: z.string(),
    /** Replacement as the user could type it; null if the clause is removed. */
    replacement: z.string().nullable(),
  }),
  z.object({ change: z.literal('without-filter'), filter: z.enum(REPLAYED_FILTERS) }),
]);
export type LooserSearchChange = z.infer<typeof looserSearchChangeSchema>;

export const discoverContract = {
  search: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/documents/search' })
    .input(
      z.strictObject({
        searchModel: searchModelSchema,
        sort: z.enum(['relevance', 'date']).default('relevance'),
        skip: z.number().int().min(0).max(10_000).default(0),
        limit: z.number().int().min(1).max(100).default(25),
        /** Returns three results of each type instead of one list (SEA-03). */
        grouped: z.boolean().default(false),
        facets: z.boolean().default(false),
        /** Also count what other types would find, see `typeCounts` in the output. */
        typeCounts: z.boolean().default(false),
      }),
    )
    .output(
      totalSchema.extend({
        understood: interpretationSchema,
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
        /**
         * Counts as if no type were chosen: each type with the filters that apply to it, `all` without type-specific
         * filters.
         */
        typeCounts: z
          .object({ all: totalSchema, byType: z.array(totalSchema.extend({ documentType: documentTypeSchema })) })
          .nullable(),
        tookMs: z.number(),
      }),
    ),
  /** Returns the count and the explanation of the query while the user types (SEA-13). */
  explain: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/documents/search/explain' })
    .input(z.strictObject({ searchModel: searchModelSchema }))
    .output(totalSchema.extend({ understood: interpretationSchema })),
  /** Previews what a saved search would have found in the last 90 days (SEA-13). */
  preview: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/documents/search/preview' })
    .input(z.strictObject({ searchModel: searchModelSchema }))
    .output(
      z.object({
        days: z.literal(LIMITS.previewDays),
        total: z.number().int(),
        atTotalLimit: z.boolean(),
        /** One entry per week, oldest first. */
        perWeek: z.array(z.object({ startTs: unixSeconds, count: z.number().int() })),
        latest: z.array(documentCardSchema),
      }),
    ),
  /**
   * Replays a saved search over the last 12 months: what it would have alerted to, and what looser searches would have
   * added.
   */
  replay: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/documents/search/replay' })
    .input(z.strictObject({ searchModel: searchModelSchema }))
    .output(
      totalSchema.extend({
        /** Relative dates such as "last 30 days" were resolved as of today. */
        hasMovingDates: z.boolean(),
        /** Oldest first; each document counts once, in the week of its latest change. */
        perWeek: z.array(z.object({ startTs: unixSeconds, count: z.number().int() })),
        latest: z.array(documentCardSchema),
        /** The searches that add most come first. */
        looser: z.array(
          z.object({
            change: looserSearchChangeSchema,
            searchModel: searchModelSchema,
            /** Documents that the original search does not find. */
            added: totalSchema,
            examples: z.array(documentCardSchema),
          }),
        ),
        /** Number of looser searches left uncounted for lack of time. */
        uncounted: z.number().int(),
      }),
    ),
  /** Suggests changes that make a search without results find something. */
  nextSteps: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/documents/search/next-steps' })
    .input(z.strictObject({ searchModel: searchModelSchema }))
    .output(
      z.object({
        /** Queries without one of their words, those with most results first. */
        withoutWord: z.array(totalSchema.extend({ word: z.string(), rawTextSearch: z.string() })),
        /** Results in document types other than the chosen one. */
        otherTypes: z.array(totalSchema.extend({ documentType: documentTypeSchema })),
        /** Results including past sessions; null if these are already searched or have no results either. */
        allSessions: totalSchema.nullable(),
      }),
    ),
  /** Returns example queries, each with results in this installation. */
  findExamples: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/documents/search/examples' })
    .output(z.object({ examples: z.array(z.string()), more: z.array(z.string()) })),
  /** Returns every passage of one document that any of the searches matched (ALR-10, keyword part). */
  explainMatch: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
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
  quickHits: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/documents/quick-hits/{id}' })
    .input(z.strictObject({ id: z.string().min(1).max(200) }))
    .output(z.array(quickHitSchema)),
  getPreferences: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/preferences' })
    .output(z.record(z.string(), z.unknown())),
  // The user's own settings: permission to read the product includes arranging it.
  updatePreferences: call({ role: 'viewer', scope: 'write', impersonation: 'allowed' })
    .route({ method: 'PATCH', path: '/preferences' })
    .input(z.strictObject({ preferences: limitedRecord(preferenceKey, preferenceSchema, { max: 50 }) }))
    .output(z.record(z.string(), z.unknown())),
};
