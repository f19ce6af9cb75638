import { z } from 'zod';
import { call, fusionId, isoDate } from './base.ts';
import { documentCardSchema } from './document-card.ts';
import { chamberSchema } from './enums.ts';
import { provenanceSchema } from './provenance.ts';
import { COMMITTEE_LEADER_TYPES } from './values/committee-leaders.ts';
import { LIMITS } from './values/limits.ts';

/** Number of members by party (STK-05); all other parties count as Other. */
export const partyBreakdownSchema = z.object({
  Democratic: z.number().int(),
  Republican: z.number().int(),
  Independent: z.number().int(),
  Libertarian: z.number().int(),
  Green: z.number().int(),
  Other: z.number().int(),
});
export type PartyBreakdown = z.infer<typeof partyBreakdownSchema>;

/** A committee or its parent, by name. */
const committeeNameSchema = z.object({ fusionId: fusionId.nullable(), name: z.string() });

export const committeeMemberSchema = z.object({
  fullName: z.string(),
  /** The member's page; null where the source does not identify the person. */
  fusionId: fusionId.nullable(),
  fullSourceId: z.string().nullable(),
  /** As in the source: `Vice Chair`, `Ex Officio`; null for an ordinary member. */
  title: z.string().nullable(),
  leaderType: z.enum(COMMITTEE_LEADER_TYPES).nullable(),
  /** As named by the source; null if unknown. */
  party: z.string().nullable(),
  side: z.enum(['majority', 'minority']).nullable(),
  /** Seniority on the committee, 1 first; null if the source gives none. */
  rank: z.number().int().nullable(),
  seat: z.string().nullable(),
  chamber: chamberSchema.nullable(),
  photoUrl: z.string().nullable(),
});
export type CommitteeMember = z.infer<typeof committeeMemberSchema>;

/** A staff member of an officeholder or a committee. */
export const staffMemberSchema = z.object({
  fusionId,
  fullName: z.string(),
  title: z.string(),
  officeType: z.enum(['capitol', 'district', 'executive']).nullable(),
  emailAddress: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  issueAreas: z.array(z.string()),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

const committeeContactSchema = z.object({
  websites: z.array(z.object({ websiteType: z.string(), url: z.string() })),
  emails: z.array(z.object({ emailAddress: z.string() })),
  phones: z.array(z.object({ phoneType: z.string(), number: z.string() })),
  /** Lines of each office: building, street and room, then city, state and zip code. */
  addresses: z.array(z.object({ addressType: z.string(), lines: z.array(z.string()) })),
});

/** A meeting of the committee or of one of its subcommittees. */
const committeeMeetingSchema = documentCardSchema
  .pick({
    fusionId: true,
    title: true,
    lastActionOn: true,
    startsAt: true,
    meetingStatus: true,
    documentSubtype: true,
    byline: true,
  })
  .extend({
    /** IANA zone of the place, in which the time is shown. */
    timeZone: z.string(),
  });

const meetingsSchema = z.object({ results: z.array(committeeMeetingSchema), total: z.number().int() });

/** A committee's page (STK-05). */
export const committeeDetailSchema = documentCardSchema.extend({
  fullSourceId: z.string(),
  otherNames: z.array(z.string()),
  /** `committee` or `subcommittee`; null if no source gives it. */
  classification: z.string().nullable(),
  parent: committeeNameSchema.nullable(),
  /** Chambers it belongs to: `U.S. Senate`. */
  legislatures: z.array(z.string()),
  jurisdictionText: z.string().nullable(),
  contact: committeeContactSchema,
  partyBreakdown: partyBreakdownSchema,
  members: z.array(committeeMemberSchema),
  /** The `members` who lead it: chairs, then ranking members. */
  leaders: z.array(committeeMemberSchema),
  subcommittees: z.array(z.object({ fusionId, name: z.string(), memberCount: z.number().int() })),
  staffers: z.array(staffMemberSchema),
  /** Soonest first. */
  upcomingMeetings: meetingsSchema,
  /** Newest first. */
  pastMeetings: meetingsSchema,
  provenance: z.array(provenanceSchema),
});
export type CommitteeDetail = z.infer<typeof committeeDetailSchema>;

export const committeeOrganizationSchema = z.object({
  fusionId,
  fullSourceId: z.string(),
  name: z.string(),
  organizationType: z.literal('committee'),
  orgLevelType: z.enum(['federal', 'state']).nullable(),
  isoCode: z.string().nullable(),
  localityCode: z.string().nullable(),
  countryCode: z.string().nullable(),
  chamber: chamberSchema.nullable(),
  /** Bodies it is part of, nearest first. */
  parentages: z.array(committeeNameSchema),
});
export type CommitteeOrganization = z.infer<typeof committeeOrganizationSchema>;

/** A bill with the committee's activities on it, in the words of the record: `Referred To`, `Reported By`. */
export const committeeBillSchema = documentCardSchema.extend({
  activities: z.array(z.object({ name: z.string(), date: isoDate.nullable() })),
});
export type CommitteeBill = z.infer<typeof committeeBillSchema>;

export const committeesContract = {
  get: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/stakeholders/committee/{fusionId}', summary: 'A committee (STK-05)' })
    .input(z.strictObject({ fusionId }))
    .output(committeeDetailSchema),
  findBills: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({
      method: 'GET',
      path: '/stakeholders/committee/{fusionId}/bills',
      summary: 'Bills referred to or reported by a committee, the newest action first',
    })
    .input(
      z.strictObject({
        fusionId,
        offset: z.number().int().min(0).max(100_000).default(0),
        pageSize: z.number().int().min(1).max(100).default(LIMITS.sponsoredBillsPage),
      }),
    )
    .output(z.object({ results: z.array(committeeBillSchema), total: z.number().int() })),
  findOrganizations: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({
      method: 'POST',
      path: '/stakeholders/organization/fetch-by-ids',
      summary: 'Committees by fusionId or by their publisher’s key; unknown ones are left out',
    })
    .input(z.strictObject({ ids: z.array(z.string().min(1).max(200)).max(LIMITS.bulkIds) }))
    .output(z.array(committeeOrganizationSchema)),
  countParties: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({
      method: 'GET',
      path: '/stakeholders/party-breakdown',
      summary: 'Members of a chamber by party, in a session or today',
    })
    .input(
      z.strictObject({
        isoCode: z.string().min(2).max(12),
        /** As bills of the jurisdiction name it: `119`, `2025-2026`; current members when absent. */
        session: z.string().min(1).max(60).optional(),
        chamber: chamberSchema,
      }),
    )
    .output(partyBreakdownSchema.extend({ asOf: isoDate, total: z.number().int() })),
};
