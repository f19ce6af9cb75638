import { z } from 'zod';
import { fusionId, isoDate, unixSeconds } from './base.ts';
import { customSummarySchema } from './custom-summary.ts';
import {
  billStatusSchema,
  chamberSchema,
  documentTypeSchema,
  genericStatusSchema,
  positionSchema,
  prioritySchema,
} from './enums.ts';

/** A text with its matches, as UTF-16 offsets `[start, end)` into `text`. */
export const markedTextSchema = z.object({
  text: z.string(),
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
});

/** One matched passage and its location. */
export const highlightSchema = markedTextSchema.extend({
  field: z.enum(['title', 'summary', 'text', 'sponsor', 'bill']),
  /** Version whose text contains the passage. */
  fnDocumentId: z.string().optional(),
  /** The version strikes the text, so the passage would not become law. */
  isStruck: z.boolean().optional(),
  sectionId: z.string().optional(),
  /** Label shown beside the passage: `§ 2(a)`, `SEC. 3.`, `Title (Introduced in House)`. */
  sectionLabel: z.string().optional(),
});

/** A place in a version's text: section index, block index (null for the heading), and `offset` within it. */
export const textPlaceSchema = z.object({
  section: z.number().int().min(0),
  block: z.number().int().min(0).nullable(),
  offset: z.number().int().min(0),
});

/** A matched passage, and where to continue reading. */
export const matchedPassageSchema = highlightSchema.extend({
  /** Place of its first mark in `fnDocumentId`. */
  place: textPlaceSchema.optional(),
  /** Every version with the same passage, newest first; the first one is `fnDocumentId`. */
  versions: z.array(z.object({ fnDocumentId: z.string(), versionName: z.string() })).optional(),
  /** A query that marks the same words in the full text. */
  query: z.string().optional(),
});

export type MatchedPassage = z.infer<typeof matchedPassageSchema>;

export const documentMetadataSchema = z.object({
  priority: prioritySchema.nullable(),
  position: positionSchema.nullable(),
  tags: z.array(z.object({ _id: z.string(), name: z.string() })),
  projects: z.array(z.object({ _id: z.string(), name: z.string() })),
});

/** What a list row shows for any type of document. Fields that a type does not have are null. */
export const documentCardSchema = z.object({
  fusionId,
  /** The same id under other names of the specification. */
  _id: fusionId,
  primaryId: fusionId,
  documentType: documentTypeSchema,
  /** Changes with every announced change of the document. */
  documentVersionId: z.string(),
  localityExternalId: z.string().nullable(),
  title: z.string(),
  /** The title; for people and committees their name. */
  name: z.string(),
  summary: z.string().nullable(),
  /** Place within its country: `US`, `CA`, `WY`. */
  localityCode: z.string().nullable(),
  isoCode: z.string().nullable(),
  countryCode: z.string().nullable(),
  localityType: z.enum(['federal', 'state']).nullable(),
  localityName: z.string().nullable(),
  status: billStatusSchema.nullable(),
  genericStatus: genericStatusSchema.nullable(),
  progress: z.string().nullable(),
  chamber: chamberSchema.nullable(),
  originatingChamber: chamberSchema.nullable(),
  billType: z.string().nullable(),
  /** Display name of the bill type: `Concurrent Resolution`. */
  billTypeDisplayName: z.string().nullable(),
  session: z.string().nullable(),
  sessionName: z.string().nullable(),
  introducedOn: isoDate.nullable(),
  introducedTs: unixSeconds.nullable(),
  lastActionOn: isoDate.nullable(),
  /** Midnight UTC of `lastActionOn`. */
  lastActionTs: unixSeconds.nullable(),
  lastActionText: z.string().nullable(),
  /** Whether a bill came to its status after its last action, on a day that no source gives. */
  isStatusUndated: z.boolean(),
  /** The newest moment of the document; midnight UTC of `lastUpdatedOn` when only a day is known. */
  lastUpdatedAt: unixSeconds.nullable(),
  /** Set when only the day of `lastUpdatedAt` is known: it has no time zone and must not be shown as a moment. */
  lastUpdatedOn: isoDate.nullable(),
  publicationDate: isoDate.nullable(),
  commentEndDate: isoDate.nullable(),
  regulationDocumentType: z.string().nullable(),
  documentSubtype: z.string().nullable(),
  /** Start of a meeting; null while only its day is known, which is `lastActionOn`. */
  startsAt: unixSeconds.nullable(),
  /** `Scheduled`, `Rescheduled`, `Postponed`, `Canceled` or `Held`; null for anything but a meeting. */
  meetingStatus: z.string().nullable(),
  /** Type of a notice in its own words: `Final rule; correction.` (REG-01). */
  noticeType: z.string().nullable(),
  /** Whether a regulation was withdrawn by its agency; a bill has a status for it. */
  withdrawn: z.boolean(),
  agencies: z.array(z.string()),
  /** Publisher of news, author of posts, committees of a meeting, or a person's office with seat and party. */
  byline: z.string().nullable(),
  /** Address of the document on its publisher's site, http(s) only. */
  sourceUrl: z.string().nullable(),
  /** Current version of a bill, see BillVersion. */
  fnDocumentId: z.string().nullable(),
  isSample: z.boolean(),
  metadata: documentMetadataSchema,
  /** The organization's decisions under the names of the specification (MET-01); the same values as in `metadata`. */
  priority: prioritySchema.nullable(),
  position: positionSchema.nullable(),
  tagIds: z.array(z.string()),
  projectIds: z.array(z.string()),
  /** The organization's actions and comments on the document, in order of creation. */
  actionIds: z.array(z.string()),
  commentIds: z.array(z.string()),
  /** The organization's own summary; null until one is written. */
  customSummary: customSummarySchema.nullable(),
});
export type DocumentCard = z.infer<typeof documentCardSchema>;

/**
 * What a card on a board shows. It is kept small, because a board requests all of its documents at once, which may be a
 * thousand.
 */
export const workflowDocumentSchema = documentCardSchema
  .pick({
    fusionId: true,
    documentType: true,
    localityExternalId: true,
    title: true,
    isoCode: true,
    genericStatus: true,
    chamber: true,
    lastActionText: true,
    isStatusUndated: true,
    commentEndDate: true,
    regulationDocumentType: true,
    documentSubtype: true,
    withdrawn: true,
    agencies: true,
    byline: true,
    meetingStatus: true,
  })
  .extend({ metadata: documentMetadataSchema.omit({ projects: true }) });
export type WorkflowDocument = z.infer<typeof workflowDocumentSchema>;
