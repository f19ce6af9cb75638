import { z } from 'zod';
import { fusionId, isoDate, unixSeconds } from './base.ts';
import { cqOfBillSchema } from './cq.ts';
import { documentCardSchema } from './document-card.ts';
import { genericStatusSchema } from './enums.ts';
import { provenanceSchema } from './provenance.ts';
import { voteSchema } from './vote.ts';

export const stageSchema = z.object({
  stage: z.enum(['introduced', 'committee', 'floor', 'otherChamber', 'enacted']),
  label: z.string(),
  /** Second line, such as a committee or vote count. */
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

export const billVersionSchema = z.object({
  id: z.string(),
  /** The same id under another name of the specification. */
  _id: z.string(),
  fnDocumentId: z.string(),
  versionName: z.string(),
  /** Other names of the same facts in the specification. */
  title: z.string(),
  description: z.string().nullable(),
  status: z.string().nullable(),
  date: isoDate.nullable(),
  language: z.string(),
  externalUrl: z.string().nullable(),
  fnBillDocType: z.string().nullable(),
  /** Whether the text is in this installation and can be read and searched. */
  support: z.boolean(),
  current: z.boolean(),
  isCurrent: z.boolean(),
});

/** Another bill, as listed on a bill's page. */
export const relatedBillSchema = z.object({
  fusionId,
  localityExternalId: z.string(),
  title: z.string().nullable(),
  relation: z.string().nullable(),
  genericStatus: genericStatusSchema.nullable(),
  /** False if only its name is known and it is not in this installation. */
  isStored: z.boolean(),
});

export const legislationSchema = documentCardSchema.extend({
  externalId: z.string(),
  alternateExternalIds: z.array(z.string()),
  /** The fusionId under another name (LEG-01). */
  fnId: fusionId,
  /** Data of the licensed second source; null if it has none on the bill or the organization is not entitled to it. */
  cq: cqOfBillSchema.nullable(),
  titles: z.array(
    z.object({
      text: z.string(),
      /** As worded by the source: `Short Title(s) as Introduced`. */
      type: z.string(),
      chamberName: z.string().nullable(),
      /** Version of the text that has the title: `Engrossed in House`; null if no source names it. */
      versionName: z.string().nullable(),
      language: z.string(),
    }),
  ),
  /** Version that `title` is of, if a newer version has another title of the same kind. */
  olderTitleVersion: z.string().nullable(),
  constitutionalAuthority: z.string().nullable(),
  /** Publisher's remarks. */
  notes: z.array(z.string()),
  calendars: z.array(z.object({ calendar: z.string(), number: z.string().nullable() })),
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
    .describe('Official summaries, newest first; sanitized HTML'),
  /** Display text plus generic status in brackets (LEG-02). */
  statusText: z.string(),
  stageTrack: z.array(stageSchema),
  sessionActive: z.boolean().nullable(),
  sessionDateRange: z.object({ startTs: unixSeconds.nullable(), stopTs: unixSeconds.nullable() }).nullable(),
  originatingChamberName: z.string().nullable(),
  chamberName: z.string().nullable(),
  /** In display order (LEG-03); withdrawn sponsors come last within their type. */
  sponsors: z.array(sponsorSchema),
  /** Counts only sponsors who have not withdrawn. */
  sponsorCount: z.number().int(),
  committeeAssignments: z.array(
    z.object({
      id: z.string().nullable(),
      name: z.string(),
      chamberName: z.string().nullable(),
      activities: z.array(z.object({ name: z.string(), date: isoDate.nullable() })),
    }),
  ),
  /** Newest first, in the order of the source. */
  actions: z.array(
    z.object({
      /** Stable as long as the day and the text stay the same. */
      _id: z.string(),
      date: isoDate,
      /** Midnight UTC of the day if the source gives no time. */
      ts: unixSeconds.nullable(),
      hasTime: z.boolean(),
      text: z.string(),
      chamberName: z.string().nullable(),
      /** Whether the action moved the bill, and if so whether a later action took the step back. */
      step: z.enum(['taken', 'undone']).nullable(),
    }),
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
