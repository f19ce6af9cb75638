import type { IsoDate, RecordIdentity, UnixSeconds } from './record-identity.ts';
import type { Chamber } from './status.ts';

/** Categories of the second source (LEG-04), in the order of the specification. */
export const CQ_CATEGORIES = [
  'news',
  'transcripts',
  'docs_analysis',
  'floor_amendments',
  'committee_amendments',
  'votes',
] as const;
export type CqCategory = (typeof CQ_CATEGORIES)[number];

/** Types of transcripts: a first draft is written by a program, a proofread one has been checked by people (SCH-01). */
export const CQ_TRANSCRIPT_TYPES = ['FirstDraft', 'Proofread'] as const;
export type CqTranscriptType = (typeof CQ_TRANSCRIPT_TYPES)[number];

/** A day, or an instant if the feed gives a time with its zone. */
export interface CqMoment {
  /** Midnight UTC of the day if no time is given. */
  ts: UnixSeconds;
  hasTime: boolean;
}

/** Every line of a licensed feed has a revision; of two lines with the same id, the later one counts. */
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
  /** Size of the PDF in bytes according to the feed. */
  fileSize?: number;
  /** As received; sanitized before it is stored. */
  bodyHtml?: string;
  pdf?: CqPdf;
  /** fusionIds of federal bills that the publication is about. */
  billFusionIds: string[];
  /** References in its text, in order. */
  references: CqReference[];
  /** Agenda of a schedule that a transcript belongs to. */
  agendaId?: string;
  transcriptType?: CqTranscriptType;
}

/** Types of references in a document. */
export const CQ_REF_TYPES = ['bill', 'document', 'person', 'committee'] as const;
export type CqRefType = (typeof CQ_REF_TYPES)[number];

/**
 * A reference: a `bill` by `119-hr-1`, a `document` by its uid, a `person` by Bioguide id, a `committee` by its code
 * (`hsag`).
 */
export interface CqReference {
  type: CqRefType;
  ref: string;
  label: string;
}

/** Location of a publication's PDF: an address, or the name of a file provided with the lines. */
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

/** The feed's data about a bill itself; a newer record replaces all of it. */
export interface CqBillRecord extends CqIdentity {
  kind: 'cq-bill';
  billFusionId: string;
  milestones: CqMilestone[];
  /** As received; sanitized before it is stored. */
  crsSummary?: string;
}

export interface CqFloorVoteRecord extends CqIdentity {
  kind: 'cq-floor-vote';
  cqOid: string;
  /** cqUid of the publication about the vote. */
  cqUid?: string;
  billFusionId: string;
  chamber: Chamber;
  /** First or second session of the Congress; roll calls are numbered per session. */
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

/** Retracts the object that `fusionId` names: its content is deleted, and no older revision restores it. */
export interface CqRetractionRecord extends CqIdentity {
  kind: 'cq-retraction';
}

/** A PDF provided with the lines. */
export interface CqFileRecord extends RecordIdentity {
  kind: 'cq-file';
  part: 'main';
  name: string;
  content: Uint8Array;
  /** SHA-256 of the content, in hex. */
  sha256: string;
}

/**
 * A record of a licensed feed. These are kept apart from public documents, because only entitled organizations may see
 * them and because they must be deleted when the license ends.
 */
export type CqRecord =
  | CqPublicationRecord
  | CqScheduleRecord
  | CqBillRecord
  | CqFloorVoteRecord
  | CqRetractionRecord
  | CqFileRecord;
export type CqRecordKind = CqRecord['kind'];

/** What a line of the feed can describe, and a retraction can retract. */
export type CqSubject = 'publication' | 'schedule' | 'bill' | 'floor_vote' | 'file';

/** Builds the unique id of an object of the feed: `cq-publication-news-7`. */
export function cqFusionId(subject: CqSubject, id: string): string {
  return `cq-${subject}-${id}`;
}

/** Whether the record comes from a licensed feed. */
export function isCqRecord(record: { kind: string }): record is CqRecord {
  return record.kind.startsWith('cq-');
}
