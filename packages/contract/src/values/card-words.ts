import { chamberName, DOCUMENT_TYPE_LABELS, type DocumentType, meetingChange } from '@rotunda/domain';
import type { DocumentCard, WorkflowDocument } from '../document-card.ts';

/* Texts of document cards, shared by pages and e-mails. */

const PLATFORM_NAMES: Readonly<Record<string, string>> = {
  bluesky: 'Bluesky',
  x: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  truthsocial: 'Truth Social',
};

/** Returns a social platform's name in its own spelling; unknown values are returned unchanged. */
export function platformName(word: string): string {
  return PLATFORM_NAMES[word] ?? word;
}

/** What cards, pages and exports say of a withdrawn regulation. */
export const WITHDRAWN = 'Withdrawn';

const SHORT_NAMES: Readonly<Partial<Record<DocumentType, string>>> = {
  ResearchDocument: 'Research',
  SocialPost: 'Post',
  CQSchedules: 'Schedule',
  PresidentialAction: 'Presidential Action',
  CustomPerson: 'Person',
  CustomOrg: 'Organization',
};

/**
 * Returns the name of a single document of a type: `Post`, where the Discover filter says `Stakeholder Social Posts`.
 */
export function typeName(type: DocumentType): string {
  return SHORT_NAMES[type] ?? DOCUMENT_TYPE_LABELS[type];
}

/** Returns the kind of document within its type, such as a report's office or a post's platform; null without one. */
export function subtypeName({
  documentType,
  documentSubtype,
}: Pick<WorkflowDocument, 'documentType' | 'documentSubtype'>) {
  return documentType === 'SocialPost' && documentSubtype !== null ? platformName(documentSubtype) : documentSubtype;
}

/** Returns what a row begins with: the number of the bill or document, otherwise its type. */
export function getIdentifier(card: Pick<DocumentCard, 'localityExternalId' | 'documentType'>): string {
  return card.localityExternalId ?? typeName(card.documentType);
}

/**
 * Describes a document in one line: chamber and last action of a bill, agencies and type of a regulation, platform of
 * a post. A meeting that was canceled, postponed or rescheduled begins with that.
 */
export function describeCardDetails(card: WorkflowDocument): string {
  if (card.documentType === 'Legislation' || card.documentType === 'GlobalLegislation') {
    const chamber = card.chamber && card.isoCode ? chamberName(card.isoCode, card.chamber) : null;
    return [chamber, describeLastAction(card)].filter(Boolean).join(' · ');
  }
  // The byline of a regulation repeats its agencies, and that of a post its title.
  const byline = card.agencies.length > 0 || card.byline === card.title ? null : card.byline;
  const change = meetingChange(card.meetingStatus);
  const withdrawn = card.withdrawn ? WITHDRAWN : null;
  const kind = [card.regulationDocumentType, subtypeName(card), withdrawn];
  const parts = [change, ...card.agencies.slice(0, 2), ...kind, byline];
  return [...new Set(parts.filter(Boolean))].join(' · ');
}

/** Returns a bill's last action, and says so if it is older than the bill's status, whose day no source gives. */
export function describeLastAction({
  lastActionText,
  isStatusUndated,
}: Pick<WorkflowDocument, 'lastActionText' | 'isStatusUndated'>): string | null {
  return lastActionText !== null && isStatusUndated ? `Last dated action: ${lastActionText}` : lastActionText;
}

/** Returns the date that a row shows: of the last action, publication or introduction, as `YYYY-MM-DD`. */
export function getDay(card: DocumentCard): string | null {
  return card.lastActionOn ?? card.publicationDate ?? card.introducedOn;
}
