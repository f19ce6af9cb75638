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

/** A piece of text with the matched places, as UTF-16 offsets `[start, end)` into `text`. */
export const markedTextSchema = z.object({
  text: z.string(),
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
});

/** One matched passage: where it stands and what matched. */
export const highlightSchema = markedTextSchema.extend({
  field: z.enum(['title', 'summary', 'text', 'sponsor', 'bill']),
  /** For passages of a version's text. */
  fnDocumentId: z.string().optional(),
  sectionId: z.string().optional(),
  /** `§ 2(a)`, `SEC. 3.`: what the reader is shown beside the passage. */
  sectionLabel: z.string().optional(),
});

/** A place in a version's text: its section and block by number, `block` null for the heading, `offset` within it. */
export const textPlaceSchema = z.object({
  section: z.number().int().min(0),
  block: z.number().int().min(0).nullable(),
  offset: z.number().int().min(0),
});

/** A passage by which a document matched, and where to read on from it. */
export const matchedPassageSchema = highlightSchema.extend({
  /** Where its first mark stands in `fnDocumentId`. */
  place: textPlaceSchema.optional(),
  /** Every version that has the same passage, the newest first; `fnDocumentId` is the first of them. */
  versions: z.array(z.object({ fnDocumentId: z.string(), versionName: z.string() })).optional(),
  /** A query that marks the same words in the text. */
  query: z.string().optional(),
});

export type MatchedPassage = z.infer<typeof matchedPassageSchema>;

export const documentMetadataSchema = z.object({
  priority: prioritySchema.nullable(),
  position: positionSchema.nullable(),
  tags: z.array(z.object({ _id: z.string(), name: z.string() })),
  projects: z.array(z.object({ _id: z.string(), name: z.string() })),
});

/** What a list row needs of any document. Facts a type does not have are null. */
export const documentCardSchema = z.object({
  fusionId,
  /** The same id under the other names of S3 §3. */
  _id: fusionId,
  primaryId: fusionId,
  documentType: documentTypeSchema,
  /** Changes whenever an announced fact changes. */
  documentVersionId: z.string(),
  localityExternalId: z.string().nullable(),
  title: z.string(),
  /** The title; of people and committees their name. */
  name: z.string(),
  summary: z.string().nullable(),
  /** `US`, `CA`, `WY`: the place within its country. */
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
  /** The kind of a bill as people read it: `Concurrent Resolution`. */
  billTypeDisplayName: z.string().nullable(),
  session: z.string().nullable(),
  sessionName: z.string().nullable(),
  introducedOn: isoDate.nullable(),
  introducedTs: unixSeconds.nullable(),
  lastActionOn: isoDate.nullable(),
  /** Midnight UTC of `lastActionOn`. */
  lastActionTs: unixSeconds.nullable(),
  lastActionText: z.string().nullable(),
  lastUpdatedAt: unixSeconds.nullable(),
  publicationDate: isoDate.nullable(),
  commentEndDate: isoDate.nullable(),
  regulationDocumentType: z.string().nullable(),
  documentSubtype: z.string().nullable(),
  /** When a meeting starts; null while only its day, `lastActionOn`, is known. */
  startsAt: unixSeconds.nullable(),
  /** What a notice says it is: `Final rule; correction.` (S3 §3). */
  noticeType: z.string().nullable(),
  agencies: z.array(z.string()),
  /** Publisher of news, author of posts, committees of a meeting, a person's office with seat and party. */
  byline: z.string().nullable(),
  /** The document on its publisher's site, http(s) only. */
  sourceUrl: z.string().nullable(),
  /** The current version of a bill, see BillVersion. */
  fnDocumentId: z.string().nullable(),
  isSample: z.boolean(),
  metadata: documentMetadataSchema,
  /** What the organization decided, as S3 §3 names it; the same as in `metadata`. */
  priority: prioritySchema.nullable(),
  position: positionSchema.nullable(),
  tagIds: z.array(z.string()),
  projectIds: z.array(z.string()),
  /** Actions and comments of the organization about the document, in the order they were made. */
  actionIds: z.array(z.string()),
  commentIds: z.array(z.string()),
  /** What the organization wrote about it; null until someone does. */
  customSummary: customSummarySchema.nullable(),
});
export type DocumentCard = z.infer<typeof documentCardSchema>;

/** What the card of a board shows. A board asks for all of its documents at once, and they may be a thousand. */
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
    commentEndDate: true,
    regulationDocumentType: true,
    documentSubtype: true,
    agencies: true,
    byline: true,
  })
  .extend({ metadata: documentMetadataSchema.omit({ projects: true }) });
export type WorkflowDocument = z.infer<typeof workflowDocumentSchema>;
