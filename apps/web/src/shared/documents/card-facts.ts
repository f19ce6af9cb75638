import { chamberName, DOCUMENT_TYPE_LABELS, type DocumentType } from '@rotunda/domain';
import type { WorkflowDocument, DocumentCard } from '@rotunda/contract';
import { RESEARCH_DOCUMENT_TYPES } from '@rotunda/contract/values';
import type { IconName } from '../ui/icon-shapes.tsx';
import { platformName } from './platform-name.ts';

export const TYPE_ICONS: Readonly<Record<DocumentType, IconName>> = {
  Legislation: 'legislation',
  GlobalLegislation: 'globe',
  Regulation: 'regulation',
  ResearchDocument: 'book',
  News: 'document',
  SocialPost: 'chat',
  Person: 'users',
  Committee: 'users',
  CustomPerson: 'users',
  CustomOrg: 'users',
  CQSchedules: 'calendar',
  PresidentialAction: 'document',
};

/** Whether this version of the product can draw the card (S3 §5: an unsupported type is an error of that card). */
export function isKnownType(documentType: string): documentType is DocumentType {
  return Object.hasOwn(TYPE_ICONS, documentType);
}

/** Whether the specification names the publisher of the report. */
export function isResearchSubtype(subtype: string | null): subtype is (typeof RESEARCH_DOCUMENT_TYPES)[number] {
  return RESEARCH_DOCUMENT_TYPES.some((known) => known === subtype);
}

const SHORT_NAMES: Readonly<Partial<Record<DocumentType, string>>> = {
  ResearchDocument: 'Research',
  SocialPost: 'Post',
  CQSchedules: 'Schedule',
  PresidentialAction: 'Presidential Action',
  CustomPerson: 'Person',
  CustomOrg: 'Organization',
};

/** What one document of a type is called: `Post`, where the filter of Discover says `Stakeholder Social Posts`. */
export function typeName(type: DocumentType): string {
  return SHORT_NAMES[type] ?? DOCUMENT_TYPE_LABELS[type];
}

/** The kind of document within its type: a report's office, a post's platform; null where it has none. */
export function subtypeName({
  documentType,
  documentSubtype,
}: Pick<WorkflowDocument, 'documentType' | 'documentSubtype'>) {
  return documentType === 'SocialPost' && documentSubtype !== null ? platformName(documentSubtype) : documentSubtype;
}

/** What a row begins with: the number of a bill or document; the kind of document where it has none. */
export function identifierOf(card: Pick<DocumentCard, 'localityExternalId' | 'documentType'>): string {
  return card.localityExternalId ?? typeName(card.documentType);
}

/** Where it stands, in a line: chamber and last action of a bill, agency and kind of a regulation, who said a post. */
export function standingOf(card: WorkflowDocument): string {
  if (card.documentType === 'Legislation' || card.documentType === 'GlobalLegislation') {
    const chamber = card.chamber && card.isoCode ? chamberName(card.isoCode, card.chamber) : null;
    return [chamber, card.lastActionText].filter(Boolean).join(' · ');
  }
  // The byline of a regulation repeats its agencies.
  const byline = card.agencies.length > 0 ? null : card.byline;
  const parts = [...card.agencies.slice(0, 2), card.regulationDocumentType, subtypeName(card), byline];
  return [...new Set(parts.filter(Boolean))].join(' · ');
}

/** The day a row shows: of the last action, of publication, or of introduction. `YYYY-MM-DD`. */
export function dayOf(card: DocumentCard): string | null {
  return card.lastActionOn ?? card.publicationDate ?? card.introducedOn;
}
