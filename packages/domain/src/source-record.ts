/**
 * The one shape every public source is mapped to. A source never writes a document: it states facts about an
 * entity, and the documents feature merges the facts of all sources by precedence. Everything but the identity is
 * optional, because most upstream records tell only a part.
 *
 * Dates without a time are `IsoDate` (`2025-01-03`) and never pass through a time zone; instants are unix seconds
 * and end in `Ts`.
 */
import type { BillStatus, BillType, Chamber } from './status.ts';

/** `YYYY-MM-DD`. */
export type IsoDate = string;
/** Seconds since 1970-01-01T00:00:00Z. */
export type UnixSeconds = number;
/** ISO 639-1. */
export type Language = 'en' | 'fr';

/** What each record carries whatever its kind. */
interface RecordIdentity {
  /** Deterministic readable id of the entity the facts are about, e.g. `us-119-hr-1` (ARCHITECTURE: identity of things). */
  fusionId: string;
  /**
   * Which part of the entity this upstream record tells (`main`, `actions`, `cosponsors`, `social` …). Facts are stored
   * once for each source, entity and part, so two upstream files about one bill do not overwrite each other.
   */
  part: string;
  /** When the publisher says the record last changed; decides which of two copies of one part is newer. */
  sourceUpdatedTs?: UnixSeconds;
  /** A page a person can open. */
  sourceUrl?: string;
  /** Upstream fields the mapping does not know, kept and shown under provenance. */
  extra?: Record<string, unknown>;
}

export interface SponsorFact {
  fullName: string;
  type: 'primary' | 'cosponsor' | 'requester' | 'author';
  /** Absent when the source says nothing about the kind (shown last). */
  stakeholderType?: 'person' | 'committee' | 'unknown_unmatched';
  /** fusionId of the person or committee where the source gives a natural key. */
  fusionId?: string;
  party?: string;
  /** Province, state or district as the source writes it. */
  locality?: string;
  role?: string;
  sponsoredOn?: IsoDate;
  withdrawnOn?: IsoDate;
}

export interface ActionFact {
  /** The day the action happened, as the source dates it. */
  date: IsoDate;
  /** Only where the source gives a time of day. */
  ts?: UnixSeconds;
  text: string;
  chamber?: Chamber;
  /** The source's own code or classification, for the stage track. */
  code?: string;
}

export interface CommitteeFact {
  name: string;
  chamber?: Chamber;
  fusionId?: string;
  /** What the committee did with the bill (`Referred To`, `Reported By`). */
  activities?: { name: string; date?: IsoDate }[];
}

export interface RelatedBillFact {
  fusionId: string;
  title?: string;
  /** `Identical bill`, `Related bill`, `Procedurally-related` …, as the source words it. */
  relation?: string;
  identifiedBy?: string;
}

/** A text version the source lists, with or without the text itself. */
export interface VersionFact {
  /** fnDocumentId: fusionId plus version code, `us-119-hr-1-eh`. */
  fnDocumentId: string;
  versionName: string;
  versionCode?: string;
  date?: IsoDate;
  externalUrl?: string;
  mimeType?: string;
}

export interface SummaryFact {
  /** Sanitised on write; may hold the source's HTML here. */
  text: string;
  /** For example `Introduced in House`. */
  versionName?: string;
  date?: IsoDate;
  language?: Language;
}

/** A titled link the source gives beside the bill: fiscal notes, reports, laws, amendments. */
export interface RelatedDocumentFact {
  /** Group heading: `Amendments`, `Committee Reports`, `Cost Estimates`, `Laws`, `Supplements` … */
  group: string;
  title: string;
  url?: string;
  date?: IsoDate;
  note?: string;
}

export interface BillRecord extends RecordIdentity {
  kind: 'bill';
  documentType: 'Legislation' | 'GlobalLegislation';
  /** `us`, `us-wy`, `ca`: lower-case ISO 3166, the country alone for its national legislature. */
  isoCode: string;
  /** `119`, `2026`, `2025-2026`, `45-1`; part of the fusionId. */
  session: string;
  sessionName?: string;
  sessionStartOn?: IsoDate;
  sessionEndOn?: IsoDate;
  /** What people call it with its jurisdiction: `US HR 1`, `CA AB 12`, `CA C-5` is `Canada C-5`. */
  localityExternalId: string;
  alternateExternalIds?: string[];
  billType?: BillType;
  originatingChamber?: Chamber;
  /** Where it is now, when the source says so. */
  chamber?: Chamber;
  title?: string;
  /** The other language's title, for bilingual legislatures. */
  titles?: { text: string; type: string; language?: Language }[];
  status?: BillStatus;
  /** The words the source uses for the state (`Placed on calendar`). */
  progress?: string;
  introducedOn?: IsoDate;
  lastActionOn?: IsoDate;
  /** Most recent first or last: any order; the merge sorts. Complete for this source when present. */
  actions?: ActionFact[];
  latestAction?: ActionFact;
  sponsors?: SponsorFact[];
  committees?: CommitteeFact[];
  relatedBills?: RelatedBillFact[];
  summaries?: SummaryFact[];
  versions?: VersionFact[];
  relatedDocuments?: RelatedDocumentFact[];
  subjects?: string[];
  policyArea?: string;
  /** `Public Law 119-21`. */
  laws?: { number: string; type: string }[];
  constitutionalAuthority?: string;
  /** Addresses shown as source links. */
  sourceLinks?: string[];
  languages?: Language[];
}

/** Text one after the other; a struck or inserted passage of a reported bill is a block of its own. */
export interface TextBlock {
  text: string;
  /** `(a)`, `(1)(A)`, `§ 2.`; empty for running text. */
  num?: string;
  /** 0 for text of the section itself, one more for each level of subdivision. */
  indent: number;
  change?: 'added' | 'deleted';
}

export interface TextSection {
  /** Stable within the version, used as the anchor: `s-2`, `t-I-s-101`. */
  sectionId: string;
  /** `SEC. 2.`, `Title I`, `Section 1`; as printed. */
  num?: string;
  heading?: string;
  /** 0 is the top level (a title or a section without title). */
  level: number;
  blocks: TextBlock[];
  /** Set when the whole section was struck or inserted. */
  change?: 'added' | 'deleted';
}

export interface BillTextRecord extends RecordIdentity {
  kind: 'bill-text';
  fnDocumentId: string;
  versionCode: string;
  versionName: string;
  date?: IsoDate;
  language: Language;
  /** Which markup it was read from, for operators: `bill-dtd`, `uslm`, `bill-exchange`, `html`, `plain`. */
  format: string;
  officialTitle?: string;
  externalUrl?: string;
  sections: TextSection[];
  /** Facts about the bill the text itself carries, so that a text without a bill record still makes a document. */
  bill: Omit<BillRecord, 'kind' | 'part' | 'fusionId' | 'extra'>;
}

export interface VoterFact {
  name: string;
  voteType: 'yes' | 'no' | 'other';
  /** The word in the record: `Aye`, `Yea`, `Present`, `Not Voting`, a candidate's name. */
  voteText?: string;
  party?: string;
  locality?: string;
  personFusionId?: string;
}

export interface VoteRecord extends RecordIdentity {
  kind: 'vote';
  /** The bill voted on; absent for quorum calls, nominations and elections of officers. */
  billFusionId?: string;
  isoCode: string;
  session: string;
  chamber?: Chamber;
  /** The chamber's number of the roll call, as printed. */
  rollcall?: string;
  motion: string;
  date: IsoDate;
  ts?: UnixSeconds;
  /** The source's words: `Passed`, `Agreed to`, `Bill Passed`. */
  result?: string;
  passed?: boolean;
  yesCount?: number;
  noCount?: number;
  otherCount?: number;
  voters?: VoterFact[];
  /** A committee's vote, with its name. */
  committeeName?: string;
}

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

export interface RegulationRecord extends RecordIdentity {
  kind: 'regulation';
  isoCode: string;
  /** Rule, Proposed Rule, Notice, Presidential Document, Other … as filtered in Discover. */
  regulationDocumentType: string;
  documentSubtype?: string;
  title?: string;
  description?: string;
  citations?: string[];
  /** Spelt as in the specification. */
  registerCitiation?: string;
  documentUrl?: string;
  registerUrl?: string;
  textAttachments?: { url: string; mimeType?: string; title?: string }[];
  supplementalAttachments?: { url: string; mimeType?: string; title?: string }[];
  publicationDate?: IsoDate;
  commentStartDate?: IsoDate;
  /** Days in the publisher's zone (America/New_York for Regulations.gov). */
  commentEndDates?: IsoDate[];
  effectiveDate?: IsoDate;
  effectiveDateComment?: string;
  hearings?: { date: IsoDate; text?: string }[];
  agencies?: { name: string; shortName?: string }[];
  docketIds?: string[];
  /** fusionIds of dockets (`docket-EPA-HQ-OAR-2021-0317`). */
  docketFusionIds?: string[];
  /** fusionIds of documents in this docket. */
  documentFusionIds?: string[];
  linkedFusionIds?: string[];
  /** Federal Register document number, `2024-01234`. */
  ofrId?: string;
  /** Regulations.gov document id, `EPA-HQ-OAR-2021-0317-0001`. */
  externalIds?: string[];
  registerStartPage?: number;
  registerEndPage?: number;
  totalComments?: number;
  isPublicInspection?: boolean;
  withdrawn?: boolean;
  topics?: string[];
  regulationIdNumbers?: string[];
  /** Full text where the source carries it. */
  sections?: TextSection[];
}

export interface PresidentialActionRecord extends RecordIdentity {
  kind: 'presidential-action';
  isoCode: 'us';
  /** `executive_order`, `proclamation`, `memorandum`, `determination`, `notice`, `other`. */
  actionType: string;
  executiveOrderNumber?: string;
  title?: string;
  summary?: string;
  president?: string;
  signedOn?: IsoDate;
  publicationDate?: IsoDate;
  ofrId?: string;
  documentUrl?: string;
  registerCitiation?: string;
  dispositionNotes?: string;
  sections?: TextSection[];
}

export interface HearingRecord extends RecordIdentity {
  kind: 'hearing';
  isoCode: string;
  /** The publisher's event number. */
  eventId: string;
  /** `committee_hearing` or `committee_markup` (S1 §3); meetings that are neither stay `committee_hearing`. */
  eventType: 'committee_hearing' | 'committee_markup';
  title?: string;
  date?: IsoDate;
  ts?: UnixSeconds;
  hasStartTime?: boolean;
  chamber?: Chamber;
  location?: string;
  /** `Scheduled`, `Held`, `Postponed`, `Canceled`; as published. */
  meetingStatus?: string;
  committees?: { name: string; fusionId?: string }[];
  witnesses?: { name: string; position?: string; organization?: string }[];
  billFusionIds?: string[];
  documents?: { title: string; url: string }[];
}

export interface ResearchRecord extends RecordIdentity {
  kind: 'research';
  documentSubtype: 'CBO' | 'GAO' | 'CRS';
  title?: string;
  externalId?: string;
  summary?: string;
  authors?: string[];
  publicationDate?: IsoDate;
  documentUrl?: string;
  session?: string;
  committeeFusionIds?: string[];
  legislationFusionIds?: string[];
}

export interface NewsRecord extends RecordIdentity {
  kind: 'news';
  title: string;
  text: string;
  publisher: string;
  byline?: string;
  publishedTs: UnixSeconds;
  language?: Language;
  isoCode?: string;
}

export interface SocialPostRecord extends RecordIdentity {
  kind: 'social-post';
  text: string;
  platform: string;
  stakeholderType: string;
  authorName: string;
  authorHandle?: string;
  authorFusionId?: string;
  postedTs: UnixSeconds;
}

export type SourceRecord =
  | BillRecord
  | BillTextRecord
  | VoteRecord
  | PersonRecord
  | CommitteeRecord
  | RegulationRecord
  | PresidentialActionRecord
  | HearingRecord
  | ResearchRecord
  | NewsRecord
  | SocialPostRecord;
export type SourceRecordKind = SourceRecord['kind'];
