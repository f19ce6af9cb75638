import type { TextSection } from './bill-record.ts';
import type { IsoDate, RecordIdentity } from './record-identity.ts';
import type { TariffMeasure } from './tariff-record.ts';

export interface RegulationRecord extends RecordIdentity {
  kind: 'regulation';
  isoCode: string;
  /** Rule, Proposed Rule, Notice, Presidential Document, Other … as filtered in Discover. */
  regulationDocumentType: string;
  documentSubtype?: string;
  /** What the notice itself says it is: `Final rule; correction.` (the Federal Register's ACTION line). */
  noticeType?: string;
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
  /** Docket numbers as the source states them, whether or not the docket is held. */
  docketIds?: string[];
  /** fusionIds of dockets (`docket-EPA-HQ-OAR-2021-0317`). */
  docketFusionIds?: string[];
  /** fusionIds of documents in this docket. */
  documentFusionIds?: string[];
  linkedFusionIds?: string[];
  /** Other fusionIds of this very document: a rule of the Federal Register has an id on Regulations.gov too. */
  alsoKnownAs?: string[];
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
  /** Of a document that changes the tariff schedule. */
  tariffMeasure?: TariffMeasure;
  /** Full text where the source carries it. */
  sections?: TextSection[];
}

export interface PresidentialActionRecord extends RecordIdentity {
  kind: 'presidential-action';
  isoCode: 'us';
  /** `executive_order`, `proclamation`, `memorandum`, `determination`, `notice`, `other`. */
  actionType: string;
  /** As the source writes it: `14067`, `11359A`, `9934-A`. */
  executiveOrderNumber?: string;
  proclamationNumber?: string;
  /** Of a document that changes the tariff schedule. */
  tariffMeasure?: TariffMeasure;
  title?: string;
  summary?: string;
  president?: string;
  signedOn?: IsoDate;
  publicationDate?: IsoDate;
  /** Federal Register document number. */
  ofrId?: string;
  documentUrl?: string;
  pdfUrl?: string;
  /** Spelt as in the specification. */
  registerCitiation?: string;
  registerStartPage?: number;
  registerEndPage?: number;
  /** What became of it and what it did to others, as the publisher writes it: `Amended by: EO 13062, …`. */
  dispositionNotes?: string;
  /** Older orders that were signed and never sent to be printed. */
  notReceivedForPublication?: boolean;
  /** fusionId of the document that this one corrects or prints again. */
  correctionOfFusionId?: string;
  /** fusionIds of the documents that correct this one. */
  correctionFusionIds?: string[];
  topics?: string[];
  /** Other fusionIds of this very document: an executive order has a document number too. */
  alsoKnownAs?: string[];
  sections?: TextSection[];
}
