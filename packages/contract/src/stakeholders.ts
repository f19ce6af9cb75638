import { PARTY_NAMES, STAKEHOLDER_DOCUMENT_TYPES } from '@rotunda/domain';
import { z } from 'zod';
import { call, fusionId, isoDate } from './base.ts';
import { staffMemberSchema } from './committees.ts';
import { facetCountsSchema, searchHitSchema, totalSchema, interpretationSchema } from './discover.ts';
import { documentCardSchema } from './document-card.ts';
import { chamberSchema, documentTypeSchema } from './enums.ts';
import { provenanceSchema } from './provenance.ts';
import { searchModelSchema } from './search-model.ts';
import { LIMITS } from './values/limits.ts';
import { STAKEHOLDER_SORTS } from './values/stakeholders.ts';
import { castVoteSchema, voteSchema } from './vote.ts';

const fullSourceId = z.string().min(1).max(200);
const relationshipId = z.string().min(1).max(100);

/** Contact details (STK-02). The page turns website addresses into links, including handles. */
export const contactSchema = z.object({
  websites: z.array(z.object({ websiteType: z.string(), url: z.string() })),
  emails: z.array(z.object({ emailAddress: z.string() })),
  phones: z.array(z.object({ phoneType: z.string(), number: z.string() })),
  addresses: z.array(
    z.object({
      addressType: z.string(),
      /** Name of the office, if it has one. */
      name: z.string().nullable(),
      building: z.string().nullable(),
      street: z.string().nullable(),
      street2: z.string().nullable(),
      room: z.string().nullable(),
      city: z.string().nullable(),
      subdivision: z.string().nullable(),
      zipCode: z.string().nullable(),
      phones: z.array(z.string()),
      faxes: z.array(z.string()),
      hours: z.string().nullable(),
    }),
  ),
});
export type Contact = z.infer<typeof contactSchema>;

/** A person as referenced by other objects (STK-02). */
export const personSchema = z.object({
  fusionId,
  fullSourceId: z.string(),
  fullName: z.string(),
  photoUrl: z.string().nullable(),
  party: z.string().nullable(),
});
export type Person = z.infer<typeof personSchema>;

/** A committee or its parent in a membership. */
const committeeLinkSchema = z.object({ fusionId: z.string().nullable(), name: z.string() });

export const committeeMembershipSchema = z.object({
  /** `Chair`, `Ranking Member`; null for an ordinary member. */
  title: z.string().nullable(),
  /** Path from the parent to the committee itself. */
  committees: z.array(committeeLinkSchema),
  /** Chambers the committee belongs to: `U.S. Senate`. */
  legislatures: z.array(z.string()),
  subcommittees: z.array(committeeLinkSchema.extend({ title: z.string().nullable() })),
});
export type CommitteeMembership = z.infer<typeof committeeMembershipSchema>;

/** A current or past role of a person. */
export const historicalRoleSchema = z.object({
  /** Identifies the role among the person's roles: the `relationshipId` in the page's address. */
  fusionId: z.string(),
  title: z.string(),
  parentPerson: z.object({ fullName: z.string(), fusionId: z.string().nullable() }).nullable(),
  seatDistrictName: z.string().nullable(),
  organization: z.object({
    name: z.string(),
    organizationType: z.string(),
    orgLevelType: z.string().nullable(),
    localityCode: z.string(),
    countryCode: z.string().nullable(),
    /** Names of the organizations it is part of, nearest first. */
    parentages: z.array(z.string()),
    fullSourceId: z.string().nullable(),
  }),
  activeStartDate: isoDate.nullable(),
  activeEndDate: isoDate.nullable(),
  ranking: z.number().int().nullable(),
  relationshipType: z.enum(['staff', 'other']),
  emails: contactSchema.shape.emails,
  phones: contactSchema.shape.phones,
  websites: contactSchema.shape.websites,
  addresses: contactSchema.shape.addresses,
});
export type HistoricalRole = z.infer<typeof historicalRoleSchema>;

/** A period in an office, such as a legislator's term or a governor's tenure. */
const termSchema = z.object({
  title: z.string(),
  organizationName: z.string(),
  seat: z.string().nullable(),
  party: z.string().nullable(),
  startDate: isoDate.nullable(),
  endDate: isoDate.nullable(),
});

/** A person's page (STK-02). */
export const personDetailSchema = documentCardSchema.extend({
  person: personSchema.extend({ bioText: z.string().nullable() }),
  relationshipFusionId: z.string().nullable(),
  relationshipType: z.enum(['staff', 'other']),
  /** `senator`, `representative`, `governor` …; null if the source gives none. */
  role: z.string().nullable(),
  /** Current or last office: `U.S. Senator`. */
  roleTitle: z.string().nullable(),
  organizationName: z.string().nullable(),
  roleChamber: chamberSchema.nullable(),
  chamberName: z.string().nullable(),
  seat: z.string().nullable(),
  /** First day of uninterrupted service in that office, as far as the sources show. */
  sinceDate: isoDate.nullable(),
  /** Whether the person holds the office today. */
  isCurrent: z.boolean(),
  /** Last day in the office, if the person has left it. */
  untilDate: isoDate.nullable(),
  terms: z.array(termSchema),
  contact: contactSchema,
  staffers: z.object({
    capitol: z.array(staffMemberSchema),
    district: z.array(staffMemberSchema),
    executive: z.array(staffMemberSchema),
  }),
  committeeMemberships: z.array(committeeMembershipSchema),
  provenance: z.array(provenanceSchema),
});
export type PersonDetail = z.infer<typeof personDetailSchema>;

/** A bill with the person's sponsorship. */
export const sponsoredBillSchema = documentCardSchema.extend({
  sponsorType: z.enum(['primary', 'cosponsor', 'requester', 'author']),
  sponsoredOn: isoDate.nullable(),
  withdrawnOn: isoDate.nullable(),
});
export type SponsoredBill = z.infer<typeof sponsoredBillSchema>;

/** A person's vote in a roll call. */
export const personVoteSchema = voteSchema.extend(castVoteSchema.shape).extend({
  /** Position of the voter in the roll call, because a roll call may list a person twice. */
  place: z.number().int(),
  /** Bills whose pages list the roll call: usually one, none for nominations and quorum calls. */
  bills: z.array(
    z.object({
      fusionId,
      documentType: documentTypeSchema,
      localityExternalId: z.string(),
      title: z.string().nullable(),
      /** Whether the bill has a page in this installation. */
      isStored: z.boolean(),
    }),
  ),
});
export type PersonVote = z.infer<typeof personVoteSchema>;

export const stakeholderTypeSchema = documentTypeSchema.extract(STAKEHOLDER_DOCUMENT_TYPES);

/**
 * Filters of people in addition to the search model. A person matches a list by any of its values; an empty list does
 * not filter.
 */
const peopleFiltersSchema = z.strictObject({
  chambers: z.array(chamberSchema).max(LIMITS.filterValues).default([]),
  /** Applies only to people: `senator`, `governor` … */
  roles: z.array(z.string().min(1).max(60)).max(50).default([]),
  /** Applies only to people. */
  parties: z.array(z.enum(PARTY_NAMES)).max(LIMITS.filterValues).default([]),
  /** fusionIds of committees whose members are wanted. */
  committeeIds: z.array(fusionId).max(50).default([]),
});

/** Filtering and sorting of a search for stakeholders. */
export const stakeholderList = {
  /** `datasetTypes` names types of stakeholders; empty means all four. */
  searchModel: searchModelSchema.extend({
    datasetTypes: z.array(stakeholderTypeSchema).max(LIMITS.filterValues).default([]),
  }),
  people: peopleFiltersSchema.prefault({}),
  /**
   * Sorting by name works only for results that are counted exactly; larger results are sorted by relevance, as `sort`
   * in the output shows.
   */
  sort: z.enum(STAKEHOLDER_SORTS).default('relevance'),
};

const pageOfPerson = z.strictObject({
  fullSourceId,
  offset: z.number().int().min(0).max(100_000).default(0),
  pageSize: z.number().int().min(1).max(100).default(LIMITS.sponsoredBillsPage),
});

export const stakeholdersContract = {
  search: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({
      method: 'POST',
      path: '/stakeholders/search',
      summary: 'People, committees and uploaded contacts (STK-01)',
    })
    .input(
      z.strictObject({
        ...stakeholderList,
        skip: z.number().int().min(0).max(10_000).default(0),
        limit: z.number().int().min(1).max(100).default(25),
        grouped: z.boolean().default(false),
      }),
    )
    .output(
      totalSchema.extend({
        understood: interpretationSchema,
        sort: z.enum(STAKEHOLDER_SORTS),
        /** Number of results for each type if it were chosen. */
        byType: z.array(totalSchema.extend({ documentType: stakeholderTypeSchema })),
        results: z.array(searchHitSchema),
        groups: z.array(totalSchema.extend({ documentType: stakeholderTypeSchema, results: z.array(searchHitSchema) })),
        facets: z.object({ isoCodes: facetCountsSchema, chambers: facetCountsSchema, roles: facetCountsSchema }),
      }),
    ),
  getPerson: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({
      method: 'GET',
      path: '/stakeholders/person/{fusionId}',
      summary: 'A person in office or on staff (STK-02)',
    })
    .input(z.strictObject({ fusionId, relationshipId: relationshipId.optional() }))
    .output(personDetailSchema),
  findPersonsByIds: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'POST', path: '/stakeholders/person/fetch-by-ids' })
    .input(z.strictObject({ fullSourceIds: z.array(fullSourceId).max(LIMITS.bulkIds) }))
    .output(z.array(personSchema)),
  findHistoricalRoles: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({
      method: 'GET',
      path: '/stakeholders/person/historical-roles',
      summary: 'Roles of a person besides their current office (STK-03)',
    })
    .input(z.strictObject({ fullSourceId, relationshipId: relationshipId.optional() }))
    .output(z.array(historicalRoleSchema)),
  findSponsoredBills: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/stakeholders/person/sponsored-bills' })
    .input(pageOfPerson)
    .output(z.object({ results: z.array(sponsoredBillSchema), total: z.number().int() })),
  findPosts: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/stakeholders/person/posts', summary: 'Posts of a person, the newest first' })
    .input(pageOfPerson)
    .output(z.object({ results: z.array(documentCardSchema), total: z.number().int() })),
  findVotes: call({ role: 'viewer', scope: 'read', impersonation: 'allowed' })
    .route({ method: 'GET', path: '/stakeholders/person/votes', summary: 'How a person voted, the newest first' })
    .input(pageOfPerson)
    .output(z.object({ results: z.array(personVoteSchema), total: z.number().int() })),
};
