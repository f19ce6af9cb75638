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

export const billVersionSchema = z.object({
  id: z.string(),
  /** The same id under the other name of S2 §3. */
  _id: z.string(),
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

/** Another bill, as the page of a bill names it. */
export const relatedBillSchema = z.object({
  fusionId,
  localityExternalId: z.string(),
  title: z.string().nullable(),
  relation: z.string().nullable(),
  genericStatus: genericStatusSchema.nullable(),
  /** false: known by name only, not in this installation. */
  held: z.boolean(),
});

export const legislationSchema = documentCardSchema.extend({
  externalId: z.string(),
  alternateExternalIds: z.array(z.string()),
  /** Another name of the fusionId (S2 §3). */
  fnId: fusionId,
  /** Facts of the licensed second source; null where it has none of the bill, or the organization may not see them. */
  cq: cqOfBillSchema.nullable(),
  titles: z.array(
    z.object({
      text: z.string(),
      /** As the source words it: `Short Title(s) as Introduced`. */
      type: z.string(),
      chamberName: z.string().nullable(),
      language: z.string(),
    }),
  ),
  constitutionalAuthority: z.string().nullable(),
  /** Remarks of the publisher. */
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
    .describe('Official summaries, newest first; sanitised HTML'),
  /** Display string plus generic status in brackets (S3 §4). */
  statusText: z.string(),
  stageTrack: z.array(stageSchema),
  sessionActive: z.boolean().nullable(),
  sessionDateRange: z.object({ startTs: unixSeconds.nullable(), stopTs: unixSeconds.nullable() }).nullable(),
  originatingChamberName: z.string().nullable(),
  chamberName: z.string().nullable(),
  /** In display order (S2 §4); who withdrew stands last of their kind. */
  sponsors: z.array(sponsorSchema),
  /** Of the sponsors that have not withdrawn. */
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
      /** Stays the same as long as the day and the words do. */
      _id: z.string(),
      date: isoDate,
      /** Midnight UTC of the day where the source gives no time. */
      ts: unixSeconds.nullable(),
      hasTime: z.boolean(),
      text: z.string(),
      chamberName: z.string().nullable(),
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
