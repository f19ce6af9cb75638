import type { TextSection } from './bill-record.ts';
import type { CqTranscriptType } from './cq-record.ts';
import type { IsoDate, Language, RecordIdentity, UnixSeconds } from './record-identity.ts';
import type { Chamber } from './status.ts';

/** A bill on an agenda. */
export interface AgendaBillFact {
  fusionId: string;
  /** As printed by its legislature: `S 468`. */
  label: string;
  title?: string;
  /** Note beside the bill in the agenda: `Refer to Finance`, `Calendar no. 21`. */
  note?: string;
  /** The decision as worded by the source. */
  outcome?: string;
}

/** Items of a meeting, in order; a meeting announced in several parts has several agendas. */
export interface AgendaFact {
  /** Unique among the agendas of the meeting, which are ordered by these ids. */
  agendaId: string;
  /** For example `Agenda 5 of 2017, addendum B`. */
  title?: string;
  date?: IsoDate;
  ts?: UnixSeconds;
  location?: string;
  /** Publisher's notes on the agenda. */
  notes?: string;
  bills: AgendaBillFact[];
}

/** A transcript, which is stored as a text of the meeting. */
export interface TranscriptFact {
  /** fnDocumentId of the text. */
  fnDocumentId: string;
  /** Agenda that the transcript belongs to. */
  agendaId: string;
  title: string;
  type?: CqTranscriptType;
  /** Whether the source says that a program wrote it. */
  isAi: boolean;
}

export interface HearingRecord extends RecordIdentity {
  kind: 'hearing';
  isoCode: string;
  /** The publisher's event number. */
  eventId: string;
  /**
   * `committee_hearing` or `committee_markup` (SCH-01), or the sitting of a whole chamber; any other meeting is a
   * `committee_hearing`.
   */
  eventType: 'committee_hearing' | 'committee_markup' | 'floor_session';
  title?: string;
  date?: IsoDate;
  ts?: UnixSeconds;
  hasStartTime?: boolean;
  chamber?: Chamber;
  location?: string;
  /** As published: `Scheduled`, `Held`, `Postponed`, `Cancelled`; `getMeetingStatus` spells it. */
  meetingStatus?: string;
  committees?: { name: string; fusionId?: string }[];
  /** `panel` is the number or name of the witness's panel, if the source distinguishes panels. */
  witnesses?: { name: string; position?: string; organization?: string; panel?: string }[];
  /** Organizer's notes in the announcement. */
  notes?: string;
  agendas?: AgendaFact[];
  /**
   * Letter of the agenda addendum that this part belongs to. A later addendum's time and place replace earlier ones.
   */
  addendum?: string;
  /** Decisions on bills in the meeting's record, which is also the final source for the meeting itself. */
  decisions?: AgendaBillFact[];
  transcripts?: TranscriptFact[];
  billFusionIds?: string[];
  documents?: { title: string; url: string }[];
}

export interface TranscriptRecord extends RecordIdentity, TranscriptFact {
  /** Text of a meeting's transcript; `fusionId` is that of the meeting. */
  kind: 'transcript';
  date?: IsoDate;
  language: Language;
  /** One section for each speaker's turn. */
  sections: TextSection[];
  /** Facts about the meeting found in the transcript itself. */
  hearing: Omit<HearingRecord, keyof RecordIdentity | 'kind' | 'transcripts'>;
}
