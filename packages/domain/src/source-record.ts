/**
 * The one shape every public source is mapped to. A source never writes a document: it states facts about an
 * entity, and the documents feature merges the facts of all sources by precedence. Everything but the identity is
 * optional, because most upstream records tell only a part.
 *
 * Dates without a time are `IsoDate` (`2025-01-03`) and never pass through a time zone; instants are unix seconds
 * and end in `Ts`.
 */
import type { BillRecord, BillTextRecord } from './bill-record.ts';
import type { CqRecord } from './cq-record.ts';
import type { NewsRecord, SocialPostRecord } from './publication-record.ts';
import type { IsoDate, RecordIdentity, UnixSeconds } from './record-identity.ts';
import type { PresidentialActionRecord, RegulationRecord } from './regulation-record.ts';
import type { CommitteeRecord, PersonRecord } from './stakeholder-record.ts';
import type { Chamber } from './status.ts';
import type { TariffLineRecord } from './tariff-record.ts';
import type { VoteRecord } from './vote-record.ts';

export * from './bill-record.ts';
export * from './cq-record.ts';
export * from './publication-record.ts';
export * from './record-identity.ts';
export * from './regulation-record.ts';
export * from './stakeholder-record.ts';
export * from './tariff-record.ts';
export * from './vote-record.ts';

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
  /** `panel` numbers or names the panel a witness sits on, where the source tells panels apart. */
  witnesses?: { name: string; position?: string; organization?: string; panel?: string }[];
  /** What those who hold it announce with it. */
  notes?: string;
  /** The bills it takes up, in order, where the source lists them with more than a number. */
  agendaBills?: { fusionId: string; label: string; title?: string; outcome?: string }[];
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

/** Whatever a source hands on: facts of public documents, what a licensed feed brings, lines of the tariff schedule. */
export type IngestRecord = SourceRecord | CqRecord | TariffLineRecord;
