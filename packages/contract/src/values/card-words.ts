import { chamberName, DOCUMENT_TYPE_LABELS, type DocumentType } from '@rotunda/domain';
import type { DocumentCard, WorkflowDocument } from '../document-card.ts';

/*
 * What cards of documents say, on pages and in e-mails alike.
 */

const PLATFORM_NAMES: Readonly<Record<string, string>> = {
  bluesky: 'Bluesky',
  x: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  truthsocial: 'Truth Social',
};

/** A social platform as it spells its own name; any other word as it is. */
export function platformName(word: string): string {
  return PLATFORM_NAMES[word] ?? word;
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
