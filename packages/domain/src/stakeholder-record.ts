import type { IsoDate, RecordIdentity } from './record-identity.ts';
import type { Chamber } from './status.ts';

export interface ContactFact {
  /** Of the kinds of S3 §3 `url` may be a handle: `twitter`, `facebook`, `instagram`, `youtube`, `bluesky`, `truthsocial`. */
  websites?: { websiteType: string; url: string }[];
  emails?: { emailAddress: string }[];
  /** `capitol`, `district`, `office`, `fax`, `mobile` … as the source names it. */
  phones?: { phoneType: string; number: string }[];
  addresses?: AddressFact[];
}

/** An office: where it is and how it is reached. */
export interface AddressFact {
  /** `capitol`, `district`, `capitol-mail`, `district-mail`, `executive`, `office` … as the source names it. */
  addressType: string;
  /** What the office is called, where it has a name. */
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
  /** When it is open, in the source's words. */
  hours?: string;
}

/** Where a staffer works for somebody (S3 §2.4): the three groups in which staffers are shown. */
export const STAFF_OFFICE_TYPES = ['capitol', 'district', 'executive'] as const;
export type StaffOfficeType = (typeof STAFF_OFFICE_TYPES)[number];

export interface RoleFact {
  title: string;
  /** `representative`, `senator`, `governor`, `staff` … (S3 §3). */
  role?: string;
  organizationName: string;
  /** `legislative`, `executive`, `committee`, `leadership` (an office among the members of a chamber), `office` (of a person). */
  organizationType: string;
  organizationFusionId?: string;
  /** `federal` or `state` by the place where absent; `municipal` is always stated. */
  orgLevelType?: 'federal' | 'state' | 'municipal';
  isoCode: string;
  chamber?: Chamber;
  seatDistrictName?: string;
  party?: string;
  activeStartDate?: IsoDate;
  activeEndDate?: IsoDate;
  /** Order among roles of one time, 1 first: the senior senator of a state. */
  ranking?: number;
  /** Absent is other than staff (S3 §3). */
  relationshipType?: 'staff';
  /** Whom a staffer works for; a person of this product, or a name the source does not identify. */
  parentPersonFusionId?: string;
  parentPersonName?: string;
  officeType?: StaffOfficeType;
  issueAreas?: string[];
  /** How the person is reached in this role. */
  contact?: ContactFact;
}

export interface PersonRecord extends RecordIdentity {
  kind: 'person';
  isoCode: string;
  /** The source's key in its own namespace: `bioguide:S000148`, `ocd-person/…`, `legiscan:1234`. */
  fullSourceId: string;
  /** Other keys of the same human, by which records of other sources are joined. */
  otherIds?: string[];
  /** fusionIds under which earlier releases held the person. */
  alsoKnownAs?: string[];
  fullName?: string;
  firstName?: string;
  lastName?: string;
  /** Other ways the name is written: `Brown, G`, a nickname, a name before marriage. */
  otherNames?: string[];
  gender?: string;
  birthday?: IsoDate;
  deathDate?: IsoDate;
  photoUrl?: string;
  /** Who is to be credited for the photo. */
  photoCredit?: string;
  bioText?: string;
  parties?: { partyCode: string; rawParty: string; activeEndDate?: IsoDate }[];
  /** Every role the source tells, ended ones too; `currentRole` says which one the person is known by. */
  roles?: RoleFact[];
  contact?: ContactFact;
}

export interface CommitteeMemberFact {
  fullName: string;
  personFusionId?: string;
  title?: string;
  party?: string;
  rank?: number;
  /** Of the table in Congress; a member's party may differ from that of the side. */
  side?: 'majority' | 'minority';
  /** Of a joint committee: where the member comes from. */
  chamber?: Chamber;
}

export interface CommitteeRecord extends RecordIdentity {
  kind: 'committee';
  isoCode: string;
  fullSourceId: string;
  name?: string;
  otherNames?: string[];
  /** `committee`, `subcommittee` …, where the source says so. */
  classification?: string;
  chamber?: Chamber;
  parentFusionId?: string;
  /** The parent's key at its publisher, where only that is known: `ocd-organization/…`. */
  parentSourceId?: string;
  parentName?: string;
  url?: string;
  members?: CommitteeMemberFact[];
  contact?: ContactFact;
  jurisdictionText?: string;
}
