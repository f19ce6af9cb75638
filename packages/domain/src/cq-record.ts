import type { IsoDate, RecordIdentity, UnixSeconds } from './record-identity.ts';
import type { Chamber } from './status.ts';

/** The categories of the second source (S2 §3), in the order of the specification. */
export const CQ_CATEGORIES = [
  'news',
  'transcripts',
  'docs_analysis',
  'floor_amendments',
  'committee_amendments',
  'votes',
] as const;
export type CqCategory = (typeof CQ_CATEGORIES)[number];

/** A draft transcript is written by a program, a proofread one was checked by people (S3 §3). */
export const CQ_TRANSCRIPT_TYPES = ['FirstDraft', 'Proofread'] as const;
export type CqTranscriptType = (typeof CQ_TRANSCRIPT_TYPES)[number];

/** A day, or an instant where the feed states a time with its zone. */
export interface CqMoment {
  /** Midnight UTC of the day where no time is stated. */
  ts: UnixSeconds;
  hasTime: boolean;
}

/** Every line of a licensed feed carries its revision: of two with one id the later counts. */
interface CqIdentity extends RecordIdentity {
  part: 'main';
  sourceUpdatedTs: UnixSeconds;
}

export interface CqPublicationRecord extends CqIdentity {
  kind: 'cq-publication';
  cqUid: string;
  category: CqCategory;
  title: string;
  displayDate: CqMoment;
  documentType?: string;
  documentSubtype?: string;
  parentPublicationType?: string;
  displayType?: string;
  byline?: string;
  status?: string;
  sponsor?: string;
  wordCount?: number;
  /** Bytes of the PDF, as the feed states them. */
  fileSize?: number;
  /** As received; it is sanitized before it is stored. */
  bodyHtml?: string;
  pdf?: CqPdf;
  /** Federal bills the publication is about. */
  billFusionIds: string[];
  /** What its text refers to, in order. */
  references: CqReference[];
  /** Of a transcript: the agenda of a schedule it belongs to. */
  agendaId?: string;
  transcriptType?: CqTranscriptType;
}

/** What the references of a document can name. */
export const CQ_REF_TYPES = ['bill', 'document', 'person', 'committee'] as const;
export type CqRefType = (typeof CQ_REF_TYPES)[number];

/** `bill` by `119-hr-1`, `document` by its uid, `person` by Bioguide id, `committee` by its code (`hsag`). */
export interface CqReference {
  type: CqRefType;
  ref: string;
  label: string;
}

/** Where the PDF of a publication is: at an address, or in a file given along with the lines, by its name. */
export type CqPdf = { url: string } | { file: string };

export interface CqAgenda {
  agendaId: string;
  type?: string;
  location?: string;
  date?: CqMoment;
  notes?: string;
  panels: { title?: string; people: { name: string; position?: string; organization?: string }[] }[];
  bills: { label: string; title?: string; fusionId?: string }[];
}

export interface CqScheduleRecord extends CqIdentity {
  kind: 'cq-schedule';
  scheduleId: string;
  cqOid?: string;
  title: string;
  description?: string;
  displayDate: CqMoment;
  type?: string;
  sponsors: string[];
  eventNote?: string;
  agendas: CqAgenda[];
}

export interface CqMilestone {
  dtAction: CqMoment;
  bodyText: string;
  major: boolean;
}

/** What the feed says of a bill itself; a newer one replaces all of it. */
export interface CqBillRecord extends CqIdentity {
  kind: 'cq-bill';
  billFusionId: string;
  milestones: CqMilestone[];
  /** As received; it is sanitized before it is stored. */
  crsSummary?: string;
}

export interface CqFloorVoteRecord extends CqIdentity {
  kind: 'cq-floor-vote';
  cqOid: string;
  /** The publication about the vote. */
  cqUid?: string;
  billFusionId: string;
  chamber: Chamber;
  /** First or second session of the Congress, in which roll calls are numbered. */
  sessionNumber?: 1 | 2;
  rollcall?: string;
  motion: string;
  date: IsoDate;
  result?: string;
  passed?: boolean;
  yesCount: number;
  noCount: number;
  otherCount: number;
}

/** Takes back what its `fusionId` names: its content is deleted, and no older revision brings it back. */
export interface CqRetractionRecord extends CqIdentity {
  kind: 'cq-retraction';
}

/** A PDF that was given along with the lines. */
export interface CqFileRecord extends RecordIdentity {
  kind: 'cq-file';
  part: 'main';
  name: string;
  content: Uint8Array;
  /** Of the content, in hex. */
  sha256: string;
}

/**
 * What a licensed feed brings. It is kept apart from the public documents, because only organizations entitled to it
 * may see it, and because it ends with the license.
 */
export type CqRecord =
  | CqPublicationRecord
  | CqScheduleRecord
  | CqBillRecord
  | CqFloorVoteRecord
  | CqRetractionRecord
  | CqFileRecord;
export type CqRecordKind = CqRecord['kind'];

/** What a line of the feed can be about, and so what a retraction can take back. */
export type CqSubject = 'publication' | 'schedule' | 'bill' | 'floor_vote' | 'file';

/** The id of a thing of the feed among all others: `cq-publication-news-7`. */
export function cqFusionId(subject: CqSubject, id: string): string {
  return `cq-${subject}-${id}`;
}

/** Whether a record is of a licensed feed. */
export function isCqRecord(record: { kind: string }): record is CqRecord {
  return record.kind.startsWith('cq-');
}
