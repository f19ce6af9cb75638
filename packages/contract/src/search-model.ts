import { z } from 'zod';
import { unixSeconds } from './base.ts';
import {
  billTypeSchema,
  chamberSchema,
  documentTypeSchema,
  genericStatusSchema,
  positionSchema,
  prioritySchema,
} from './enums.ts';
import {
  ALL_PROJECTS,
  DATE_PRESETS,
  REG_DOCUMENT_TYPES,
  RESEARCH_DOCUMENT_TYPES,
  SOCIAL_PLATFORMS,
  STAKEHOLDER_TYPES,
} from './values/enums.ts';
import { LIMITS } from './values/limits.ts';

/** With a fraction of any digits that programs write. */
const isoTime = z.iso.datetime().max(40);
/** A list of values to filter by; empty means all. */
const anyOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(LIMITS.filterValues);

/**
 * A range of days (SEA-08). With a preset, the bounds are computed when the search runs, so that a saved "last 30 days"
 * keeps moving. Only `custom` uses `startTs` and `stopTs` (Unix seconds, inclusive; null means open).
 */
export const dateRangeSchema = z.strictObject({
  name: z.enum(DATE_PRESETS),
  startTs: unixSeconds.nullable().default(null),
  stopTs: unixSeconds.nullable().default(null),
  /** The same bounds in ISO format; null when a bound is missing. */
  startDatetime: isoTime.nullable().optional(),
  stopDatetime: isoTime.nullable().optional(),
});

/** Filters specific to one document type (SEA-07). */
export const progressiveFiltersSchema = z.strictObject({
  Legislation: z
    .strictObject({
      genericStatusList: anyOf(genericStatusSchema).default([]),
      chamber: anyOf(chamberSchema).default([]),
      billTypeList: anyOf(billTypeSchema).default([]),
      activeSessions: z.boolean().default(true),
      introducedDateRange: dateRangeSchema.nullable().default(null),
    })
    .optional(),
  GlobalLegislation: z
    .strictObject({
      genericStatusList: anyOf(genericStatusSchema).default([]),
      billTypeList: anyOf(billTypeSchema).default([]),
      introducedDateRange: dateRangeSchema.nullable().default(null),
    })
    .optional(),
  Regulation: z.strictObject({ regDocumentTypes: anyOf(z.enum(REG_DOCUMENT_TYPES)).default([]) }).optional(),
  ResearchDocument: z
    .strictObject({ researchDocumentTypes: anyOf(z.enum(RESEARCH_DOCUMENT_TYPES)).default([]) })
    .optional(),
  SocialPost: z
    .strictObject({
      socialPlatforms: anyOf(z.enum(SOCIAL_PLATFORMS)).default([]),
      stakeholderTypes: anyOf(z.enum(STAKEHOLDER_TYPES)).default([]),
    })
    .optional(),
});

/** The search model shared by Discover, saved searches, alerts, exports and reports (SEA-14). */
export const searchModelSchema = z.strictObject({
  /** Empty means all types. */
  datasetTypes: anyOf(documentTypeSchema).default([]),
  /**
   * Query as typed, including `boolean:`, `bill:` and the like (SEA-04). It contains everything in `textSearch` and
   * more, so it alone is used when both are given.
   */
  rawTextSearch: z.string().max(20_000).default(''),
  /** Words without the captured tokens (SEA-04); searched as if typed when `rawTextSearch` is blank. */
  textSearch: z.string().max(20_000).default(''),
  genericSearch: z
    .strictObject({
      /** Lowercase codes: `us`, `us-ca`, `ca`. Empty means everywhere. */
      byLocation: z.array(z.string().min(2).max(12)).max(100).default([]),
      lastUpdatedDateRange: dateRangeSchema.nullable().default(null),
    })
    .prefault({}),
  entityMetadata: z
    .strictObject({
      priorities: anyOf(prioritySchema).default([]),
      positions: anyOf(positionSchema).default([]),
      tagIds: anyOf(z.uuid()).default([]),
      projectIds: z.union([z.array(z.uuid()).max(LIMITS.maxProjects), z.literal(ALL_PROJECTS)]).default([]),
    })
    .prefault({}),
  searchExtensions: z
    .strictObject({ enhancedSearch: z.boolean().default(false), searchOperators: z.boolean().default(true) })
    .prefault({}),
  showOnlySelectedPolicyTypes: z.boolean().default(false),
  progressiveFilters: progressiveFiltersSchema.prefault({}),
});
export type SearchModel = z.infer<typeof searchModelSchema>;
export type SearchModelInput = z.input<typeof searchModelSchema>;
/** Returns the text to search for: the raw text, or `textSearch` when that is blank. */
export function searchedText({ rawTextSearch, textSearch }: Pick<SearchModel, 'rawTextSearch' | 'textSearch'>): string {
  return rawTextSearch.trim() === '' ? textSearch : rawTextSearch;
}
export type DateRange = z.infer<typeof dateRangeSchema>;
