/**
 * The common shape to which every public source is mapped. A source never writes a document: it states facts about an
 * entity, and the documents feature merges the facts of all sources by precedence. Everything but the identity is
 * optional, because most upstream records cover only a part.
 *
 * Dates without a time are `IsoDate` (`2025-01-03`) and never pass through a time zone; instants are Unix seconds, and
 * their names end in `Ts`.
 */
import type { BillRecord, BillTextRecord } from './bill-record.ts';
import type { CqRecord } from './cq-record.ts';
import type { HearingRecord, TranscriptRecord } from './hearing-record.ts';
import type { NewsRecord, SocialPostRecord } from './publication-record.ts';
import type { IsoDate, RecordIdentity } from './record-identity.ts';
import type { PresidentialActionRecord, RegulationRecord } from './regulation-record.ts';
import type { CommitteeRecord, PersonRecord } from './stakeholder-record.ts';
import type { TariffLineRecord } from './tariff-record.ts';
import type { VoteRecord } from './vote-record.ts';

export * from './bill-record.ts';
export * from './cq-record.ts';
export * from './hearing-record.ts';
export * from './publication-record.ts';
export * from './record-identity.ts';
export * from './regulation-record.ts';
export * from './stakeholder-record.ts';
export * from './tariff-record.ts';
export * from './vote-record.ts';

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
  | TranscriptRecord
  | ResearchRecord
  | NewsRecord
  | SocialPostRecord;
export type SourceRecordKind = SourceRecord['kind'];

/** Any record a source emits: facts of public documents, data of a licensed feed, lines of the tariff schedule. */
export type IngestRecord = SourceRecord | CqRecord | TariffLineRecord;
