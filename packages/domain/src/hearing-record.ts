import type { TextSection } from './bill-record.ts';
import type { CqTranscriptType } from './cq-record.ts';
import type { IsoDate, Language, RecordIdentity, UnixSeconds } from './record-identity.ts';
import type { Chamber } from './status.ts';

/** A bill as an agenda lists it. */
export interface AgendaBillFact {
  fusionId: string;
  /** As printed in its legislature: `S 468`. */
  label: string;
  title?: string;
  /** What the agenda says beside it: `Refer to Finance`, `Calendar no. 21`. */
  note?: string;
  /** What was decided, as its source words it. */
  outcome?: string;
}

/** What a meeting takes up, in its order; a meeting announced piece by piece has several. */
export interface AgendaFact {
  /** Unique among the agendas of the meeting, which stand in the order of these ids. */
  agendaId: string;
  /** `Agenda 5 of 2017, addendum B`. */
  title?: string;
  date?: IsoDate;
  ts?: UnixSeconds;
  location?: string;
  /** What those who publish it say with it. */
  notes?: string;
  bills: AgendaBillFact[];
}

/** A record of what was said, which is kept as a text of the meeting. */
export interface TranscriptFact {
  /** fnDocumentId of the text. */
  fnDocumentId: string;
  /** Of the agenda it belongs to. */
  agendaId: string;
  title: string;
  type?: CqTranscriptType;
  /** Whether a program wrote it, as its source says. */
  isAi: boolean;
}

export interface HearingRecord extends RecordIdentity {
  kind: 'hearing';
  isoCode: string;
  /** The publisher's event number. */
  eventId: string;
  /**
   * `committee_hearing` or `committee_markup` (S1 §3), or the sitting of a whole chamber; meetings that are none of them
   * stay `committee_hearing`.
   */
  eventType: 'committee_hearing' | 'committee_markup' | 'floor_session';
  title?: string;
  date?: IsoDate;
  ts?: UnixSeconds;
  hasStartTime?: boolean;
  chamber?: Chamber;
  location?: string;
  /** `Scheduled`, `Held`, `Postponed`, `Canceled`; as published. */
  meetingStatus?: string;
  committees?: { name: string; fusionId?: string }[];
  /** `panel` numbers or names the panel a witness sits on, where the source tells panels apart. */
  witnesses?: { name: string; position?: string; organization?: string; panel?: string }[];
  /** What those who hold it announce with it. */
  notes?: string;
  agendas?: AgendaFact[];
  /**
   * Letter of the addendum to an agenda that this part is of. What a later one says of time and place replaces what an
   * earlier one said.
   */
  addendum?: string;
  /** What was decided on bills, by the record of the meeting: its last word on the meeting itself, too. */
  decisions?: AgendaBillFact[];
  transcripts?: TranscriptFact[];
  billFusionIds?: string[];
  documents?: { title: string; url: string }[];
}

export interface TranscriptRecord extends RecordIdentity, TranscriptFact {
  /** `fusionId` is that of the meeting. */
  kind: 'transcript';
  date?: IsoDate;
  language: Language;
  /** By who speaks: a section for each turn. */
  sections: TextSection[];
  /** What the record itself tells of the meeting. */
  hearing: Omit<HearingRecord, keyof RecordIdentity | 'kind' | 'transcripts'>;
}
