import type { TextSection } from './bill-record.ts';
import type { IsoDate, RecordIdentity } from './record-identity.ts';
import type { TariffMeasure } from './tariff-record.ts';

export interface RegulationRecord extends RecordIdentity {
  kind: 'regulation';
  isoCode: string;
  /** Type as filtered in Discover: Rule, Proposed Rule, Notice, Presidential Document, Other … */
  regulationDocumentType: string;
  documentSubtype?: string;
  /** Type in the notice's own words: `Final rule; correction.` (the Federal Register's ACTION line). */
  noticeType?: string;
  title?: string;
  description?: string;
  citations?: string[];
  /** Misspelled in the specification. */
  registerCitiation?: string;
  documentUrl?: string;
  registerUrl?: string;
  textAttachments?: { url: string; mimeType?: string; title?: string }[];
  supplementalAttachments?: { url: string; mimeType?: string; title?: string }[];
  publicationDate?: IsoDate;
  commentStartDate?: IsoDate;
  /** Dates in the publisher's time zone (America/New_York for Regulations.gov). */
  commentEndDates?: IsoDate[];
  effectiveDate?: IsoDate;
  effectiveDateComment?: string;
  hearings?: { date: IsoDate; text?: string }[];
  agencies?: { name: string; shortName?: string }[];
  /** Docket numbers stated by the source, even for dockets that are not in this installation. */
  docketIds?: string[];
  /** fusionIds of dockets (`docket-EPA-HQ-OAR-2021-0317`). */
  docketFusionIds?: string[];
  /** fusionIds of documents in this docket. */
  documentFusionIds?: string[];
  linkedFusionIds?: string[];
  /** Other fusionIds of the same document: a Federal Register rule also has an id on Regulations.gov. */
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
  /** Present if the document changes the tariff schedule. */
  tariffMeasure?: TariffMeasure;
  /** Full text if the source provides it. */
  sections?: TextSection[];
}

export interface PresidentialActionRecord extends RecordIdentity {
  kind: 'presidential-action';
  isoCode: 'us';
  /** `executive_order`, `proclamation`, `memorandum`, `determination`, `notice` or `other`. */
  actionType: string;
  /** As written by the source: `14067`, `11359A`, `9934-A`. */
  executiveOrderNumber?: string;
  proclamationNumber?: string;
  /** Present if the document changes the tariff schedule. */
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
  /** Misspelled in the specification. */
  registerCitiation?: string;
  registerStartPage?: number;
  registerEndPage?: number;
  /** What happened to it and what it did to other documents, as written by the publisher: `Amended by: EO 13062, …`. */
  dispositionNotes?: string;
  /** True for older orders that were signed but never sent for publication. */
  notReceivedForPublication?: boolean;
  /** fusionId of the document that this one corrects or reprints. */
  correctionOfFusionId?: string;
  /** fusionIds of the documents that correct this one. */
  correctionFusionIds?: string[];
  topics?: string[];
  /** Other fusionIds of the same document: an executive order also has a document number. */
  alsoKnownAs?: string[];
  sections?: TextSection[];
}
