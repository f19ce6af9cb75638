import type { IsoDate, Language, RecordIdentity, UnixSeconds } from './record-identity.ts';
import type { BillStatus, BillType, Chamber } from './status.ts';

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

/**
 * One entry of a bill's history. Every list of actions (of a record, of the merged facts, of what a timeline or a stage
 * track reads) is oldest first in the order its source states: by the source's sequence or times, or by the place in
 * its list. An importer brings its list into that order once; nothing sorts it afterwards, because the day alone says
 * nothing about the order of several actions of one day. Lists are joined with `joinByDay` and `endingWith` only.
 */
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

/** A roll call that the record of a bill names. Who voted how comes with the roll call itself, where that is ingested. */
export interface RecordedVoteFact {
  /** fusionId of the roll call, which its publisher's VoteRecord has too. */
  voteId: string;
  chamber: Chamber;
  /** Number of the Congress. */
  session: string;
  /** First or second session of the Congress, in which roll calls are numbered. */
  sessionNumber: string;
  rollcall: string;
  date: IsoDate;
  ts?: UnixSeconds;
  /** The words of the action that the vote decided. */
  motion?: string;
  passed?: boolean;
  /** Where the words of the action count them. */
  yesCount?: number;
  noCount?: number;
  url?: string;
}

export interface TitleFact {
  text: string;
  /** The kind as the source words it: `Short Title(s) as Introduced`, `Official Title as Introduced`, `Long title`. */
  type: string;
  /** Whose title it is, where the chambers gave different ones. */
  chamber?: Chamber;
  language?: Language;
}

/** A place on a calendar of a chamber: `Union Calendar`, `468`. */
export interface CalendarFact {
  calendar: string;
  number?: string;
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
  /** The source says that the session has ended, without the day. */
  isSessionAdjourned?: boolean;
  /** What people call it with its jurisdiction: `US HR 1`, `CA AB 12`, `CA C-5` is `Canada C-5`. */
  localityExternalId: string;
  alternateExternalIds?: string[];
  billType?: BillType;
  originatingChamber?: Chamber;
  /** Where it is now, when the source says so. */
  chamber?: Chamber;
  title?: string;
  /** The other language's title, for bilingual legislatures. */
  titles?: TitleFact[];
  status?: BillStatus;
  /** The words the source uses for the state (`Placed on calendar`). */
  progress?: string;
  introducedOn?: IsoDate;
  lastActionOn?: IsoDate;
  /**
   * Oldest first, see ActionFact. Complete for this source when present. Where the source names a latest action of its
   * own, the list ends with it.
   */
  actions?: ActionFact[];
  /** The one the source names as the latest, or the last of `actions`. */
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
  /** The clause of the Constitution that the sponsor of a House bill names as its ground (House Rule XII, clause 7(c)). */
  constitutionalAuthority?: string;
  /** Remarks of the publisher, as plain text (`For further action, see S. 1.`). */
  notes?: string[];
  calendars?: CalendarFact[];
  recordedVotes?: RecordedVoteFact[];
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
  /** Goes on in the line of the block before it, with a blank between them or without. */
  continues?: 'spaced' | 'unspaced';
  /** Printed in the margin or at the foot of the page: beside the text, not part of it. */
  isNote?: true;
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
