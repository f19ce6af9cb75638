import type { IsoDate, RecordIdentity } from './record-identity.ts';
import type { Chamber } from './status.ts';

export interface ContactFact {
  websites?: { websiteType: string; url: string }[];
  emails?: { emailAddress: string }[];
  phones?: { phoneType: string; number: string }[];
  addresses?: {
    addressType: string;
    building?: string;
    street?: string;
    street2?: string;
    room?: string;
    city?: string;
    subdivision?: string;
    zipCode?: string;
    phones?: string[];
  }[];
}

export interface RoleFact {
  title: string;
  /** `representative`, `senator`, `governor` … (S3 §3). */
  role?: string;
  organizationName: string;
  organizationType: string;
  organizationFusionId?: string;
  isoCode: string;
  chamber?: Chamber;
  seatDistrictName?: string;
  party?: string;
  activeStartDate?: IsoDate;
  activeEndDate?: IsoDate;
}

export interface PersonRecord extends RecordIdentity {
  kind: 'person';
  isoCode: string;
  /** The source's key in its own namespace: `bioguide:S000148`, `ocd-person/…`, `legiscan:1234`. */
  fullSourceId: string;
  /** Other keys of the same human, by which records of other sources are joined. */
  otherIds?: string[];
  fullName?: string;
  firstName?: string;
  lastName?: string;
  /** Other ways the name is written: `Brown, G`, a nickname, a name before marriage. */
  otherNames?: string[];
  gender?: string;
  birthday?: IsoDate;
  photoUrl?: string;
  bioText?: string;
  parties?: { partyCode: string; rawParty: string; activeEndDate?: IsoDate }[];
  roles?: RoleFact[];
  contact?: ContactFact;
}

export interface CommitteeMemberFact {
  fullName: string;
  personFusionId?: string;
  title?: string;
  party?: string;
  rank?: number;
}

export interface CommitteeRecord extends RecordIdentity {
  kind: 'committee';
  isoCode: string;
  fullSourceId: string;
  name?: string;
  chamber?: Chamber;
  parentFusionId?: string;
  parentName?: string;
  url?: string;
  members?: CommitteeMemberFact[];
  contact?: ContactFact;
  jurisdictionText?: string;
}
