import type { IsoDate, Language, RecordIdentity, UnixSeconds } from './record-identity.ts';
import type { BillStatus, BillType, Chamber } from './status.ts';

export interface SponsorFact {
  fullName: string;
  type: 'primary' | 'cosponsor' | 'requester' | 'author';
  /** Absent if the source does not give the kind (shown last). */
  stakeholderType?: 'person' | 'committee' | 'unknown_unmatched';
  /** fusionId of the person or committee, if the source gives a natural key. */
  fusionId?: string;
  party?: string;
  /** Province, state or district as written by the source. */
  locality?: string;
  role?: string;
  sponsoredOn?: IsoDate;
  withdrawnOn?: IsoDate;
}

/**
 * One entry of a bill's history. Every list of actions (of a record, of merged facts, or behind a timeline or stage
 * track) is oldest first, in the order that its source gives by sequence, times or list position. An importer puts its
 * list into that order once. Nothing sorts it later, because the date alone does not order several actions of one day.
 * Lists are only joined with `joinByDay` and `endingWith`.
 */
export interface ActionFact {
  /** Date of the action according to the source. */
  date: IsoDate;
  /** Present only if the source gives a time of day. */
  ts?: UnixSeconds;
  text: string;
  chamber?: Chamber;
  /** The source's own code or classification, used by the stage track. */
  code?: string;
}

/** A roll call named in a bill's record. The individual votes come with the roll call itself, if it is ingested. */
export interface RecordedVoteFact {
  /** fusionId of the roll call, which the publisher's VoteRecord shares. */
  voteId: string;
  chamber: Chamber;
  /** Number of the Congress. */
  session: string;
  /** First or second session of the Congress; roll calls are numbered per session. */
  sessionNumber: string;
  rollcall: string;
  date: IsoDate;
  ts?: UnixSeconds;
  /** Text of the action that the vote decided. */
  motion?: string;
  passed?: boolean;
  /** Present if the text of the action gives the counts. */
  yesCount?: number;
  noCount?: number;
  url?: string;
  /** As in VoteRecord. */
  contradictions?: string[];
}

export interface TitleFact {
  text: string;
  /**
   * Kind of title as worded by the source: `Short Title(s) as Introduced`, `Official Title as Introduced`, `Long
   * title`.
   */
  type: string;
  /** Chamber that gave the title, if the chambers gave different ones. */
  chamber?: Chamber;
  /** Version of the text that has the title (`Engrossed in House`), if the source names it. Titles change on the way. */
  versionName?: string;
  language?: Language;
}

/** A position on a calendar of a chamber: `Union Calendar`, `468`. */
export interface CalendarFact {
  calendar: string;
  number?: string;
}

export interface CommitteeFact {
  name: string;
  chamber?: Chamber;
  fusionId?: string;
  /** The committee's activities on the bill (`Referred To`, `Reported By`). */
  activities?: { name: string; date?: IsoDate }[];
}

export interface RelatedBillFact {
  fusionId: string;
  title?: string;
  /** As worded by the source: `Identical bill`, `Related bill`, `Procedurally-related` … */
  relation?: string;
  identifiedBy?: string;
}

/** A text version that the source lists, with or without its text. */
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
  /** Sanitized when it is stored; here it may contain the source's HTML. */
  text: string;
  /** For example `Introduced in House`. */
  versionName?: string;
  date?: IsoDate;
  language?: Language;
}

/** A titled link that the source lists with the bill: fiscal notes, reports, laws, amendments. */
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
  /** ISO 3166 code in lowercase: `us`, `us-wy`, `ca`; the country alone for its national legislature. */
  isoCode: string;
  /** `119`, `2026`, `2025-2026`, `45-1`; part of the fusionId. */
  session: string;
  sessionName?: string;
  sessionStartOn?: IsoDate;
  sessionEndOn?: IsoDate;
  /** The source says that the session has ended but not when. */
  isSessionAdjourned?: boolean;
  /** Common name with the jurisdiction: `US HR 1`, `CA AB 12` (California); `CA C-5` is written `Canada C-5`. */
  localityExternalId: string;
  alternateExternalIds?: string[];
  billType?: BillType;
  originatingChamber?: Chamber;
  /** Current chamber, if the source gives it. */
  chamber?: Chamber;
  title?: string;
  /** Title in the other language, for bilingual legislatures. */
  titles?: TitleFact[];
  status?: BillStatus;
  /** Status in the source's own words (`Placed on calendar`). */
  progress?: string;
  introducedOn?: IsoDate;
  lastActionOn?: IsoDate;
  /**
   * Oldest first, see ActionFact, and complete for this source when present. If the source names a latest action, the
   * list ends with it.
   */
  actions?: ActionFact[];
  /** Action the source names as the latest, otherwise the last of `actions`. */
  latestAction?: ActionFact;
  sponsors?: SponsorFact[];
  committees?: CommitteeFact[];
  relatedBills?: RelatedBillFact[];
  summaries?: SummaryFact[];
  versions?: VersionFact[];
  relatedDocuments?: RelatedDocumentFact[];
  subjects?: string[];
  policyArea?: string;
  /** For example `Public Law 119-21`. */
  laws?: { number: string; type: string }[];
  /** Clause of the Constitution that the sponsor of a House bill cites as authority (House Rule XII, clause 7(c)). */
  constitutionalAuthority?: string;
  /** Publisher's remarks as plain text (`For further action, see S. 1.`). */
  notes?: string[];
  calendars?: CalendarFact[];
  recordedVotes?: RecordedVoteFact[];
  /** Addresses shown as links to the source. */
  sourceLinks?: string[];
  languages?: Language[];
}

/**
 * A block of text; blocks follow each other in order. A struck or inserted passage of a reported bill is a separate
 * block.
 */
export interface TextBlock {
  text: string;
  /** `(a)`, `(1)(A)`, `§ 2.`; empty for running text. */
  num?: string;
  /** 0 for text of the section itself, plus one for each level of subdivision. */
  indent: number;
  change?: 'added' | 'deleted';
  /** The block continues the line of the previous one, with or without a space between them. */
  continues?: 'spaced' | 'unspaced';
  /** Printed in the margin or at the foot of the page, so not part of the text. */
  isNote?: true;
}

export interface TextSection {
  /** Stable within the version and used as the anchor: `s-2`, `t-I-s-101`. */
  sectionId: string;
  /** As printed: `SEC. 2.`, `Title I`, `Section 1`. */
  num?: string;
  heading?: string;
  /** 0 is the top level (a title, or a section outside titles). */
  level: number;
  blocks: TextBlock[];
  /** Set if the whole section was struck or inserted. */
  change?: 'added' | 'deleted';
}

export interface BillTextRecord extends RecordIdentity {
  kind: 'bill-text';
  fnDocumentId: string;
  versionCode: string;
  versionName: string;
  date?: IsoDate;
  language: Language;
  /** Markup the text was parsed from, for operators: `bill-dtd`, `uslm`, `bill-exchange`, `html`, `plain`. */
  format: string;
  officialTitle?: string;
  externalUrl?: string;
  sections: TextSection[];
  /** Facts about the bill found in the text itself, so that a text without a bill record still makes a document. */
  bill: Omit<BillRecord, 'kind' | 'part' | 'fusionId' | 'extra'>;
}
