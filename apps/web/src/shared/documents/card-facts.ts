import { RESEARCH_DOCUMENT_TYPES } from '@rotunda/contract/values';
import type { DocumentType } from '@rotunda/domain';
import type { IconName } from '../ui/icon-shapes.tsx';

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

/**
 * Whether this version of the product supports the card's type (SEA-11: an unsupported type is an error of that card).
 */
export function isKnownType(documentType: string): documentType is DocumentType {
  return Object.hasOwn(TYPE_ICONS, documentType);
}

/** Whether the specification names the publisher of the report. */
export function isResearchSubtype(subtype: string | null): subtype is (typeof RESEARCH_DOCUMENT_TYPES)[number] {
  return RESEARCH_DOCUMENT_TYPES.some((known) => known === subtype);
}
