import type { IsoDate, RecordIdentity } from './record-identity.ts';
import type { Chamber } from './status.ts';

export interface ContactFact {
  /**
   * `url` may be a handle for these types (STK-02): `twitter`, `facebook`, `instagram`, `youtube`, `bluesky`,
   * `truthsocial`.
   */
  websites?: { websiteType: string; url: string }[];
  emails?: { emailAddress: string }[];
  /** As named by the source: `capitol`, `district`, `office`, `fax`, `mobile` … */
  phones?: { phoneType: string; number: string }[];
  addresses?: AddressFact[];
}

/** Location and contact details of an office. */
export interface AddressFact {
  /** As named by the source: `capitol`, `district`, `capitol-mail`, `district-mail`, `executive`, `office` … */
  addressType: string;
  /** Name of the office, if it has one. */
  name?: string;
  building?: string;
  street?: string;
  street2?: string;
  room?: string;
  city?: string;
  subdivision?: string;
  zipCode?: string;
  phones?: string[];
  faxes?: string[];
  /** Opening hours in the source's words. */
  hours?: string;
}

/** Where a staffer works (STK-02): the three groups in which staffers are shown. */
export const STAFF_OFFICE_TYPES = ['capitol', 'district', 'executive'] as const;
export type StaffOfficeType = (typeof STAFF_OFFICE_TYPES)[number];

export interface RoleFact {
  title: string;
  /** `representative`, `senator`, `governor`, `staff` … (STK-02). */
  role?: string;
  organizationName: string;
  /**
   * `legislative`, `executive`, `committee`, `leadership` (a position among the members of a chamber), `office` (of a
   * person).
   */
  organizationType: string;
  organizationFusionId?: string;
  /** When absent, `federal` or `state` follows from the jurisdiction; `municipal` is always explicit. */
  orgLevelType?: 'federal' | 'state' | 'municipal';
  isoCode: string;
  chamber?: Chamber;
  seatDistrictName?: string;
  party?: string;
  activeStartDate?: IsoDate;
  activeEndDate?: IsoDate;
  /** Order among simultaneous roles, 1 first: the senior senator of a state. */
  ranking?: number;
  /** Absent for any role other than staff (STK-02). */
  relationshipType?: 'staff';
  /** Employer of a staffer: a person known to the product, or a name the source does not identify. */
  parentPersonFusionId?: string;
  parentPersonName?: string;
  officeType?: StaffOfficeType;
  issueAreas?: string[];
  /** Contact details of the person in this role. */
  contact?: ContactFact;
}

export interface PersonRecord extends RecordIdentity {
  kind: 'person';
  isoCode: string;
  /** Source's key in its own namespace: `bioguide:S000148`, `ocd-person/…`, `legiscan:1234`. */
  fullSourceId: string;
  /** Other keys of the same person, by which records of other sources are joined. */
  otherIds?: string[];
  /** fusionIds under which earlier releases stored the person. */
  alsoKnownAs?: string[];
  fullName?: string;
  firstName?: string;
  lastName?: string;
  /** Other forms of the name: `Brown, G`, a nickname, a name before marriage. */
  otherNames?: string[];
  gender?: string;
  birthday?: IsoDate;
  deathDate?: IsoDate;
  photoUrl?: string;
  /** Credit line of the photo. */
  photoCredit?: string;
  bioText?: string;
  parties?: { partyCode: string; rawParty: string; activeEndDate?: IsoDate }[];
  /** Every role in the source, including ended ones; `currentRole` picks the one the person is known by. */
  roles?: RoleFact[];
  contact?: ContactFact;
}

export interface CommitteeMemberFact {
  fullName: string;
  personFusionId?: string;
  title?: string;
  party?: string;
  rank?: number;
  /** Side of the committee in Congress; the member's own party may differ from the side's. */
  side?: 'majority' | 'minority';
  /** Chamber that a member of a joint committee belongs to. */
  chamber?: Chamber;
}

export interface CommitteeRecord extends RecordIdentity {
  kind: 'committee';
  isoCode: string;
  fullSourceId: string;
  name?: string;
  otherNames?: string[];
  /** `committee`, `subcommittee` …, if the source gives it. */
  classification?: string;
  chamber?: Chamber;
  parentFusionId?: string;
  /** Parent's key at its publisher, if nothing else is known of it: `ocd-organization/…`. */
  parentSourceId?: string;
  parentName?: string;
  url?: string;
  members?: CommitteeMemberFact[];
  contact?: ContactFact;
  jurisdictionText?: string;
}
