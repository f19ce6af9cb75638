import type { DocumentCard } from '@rotunda/contract';
import type { DocumentType } from '@rotunda/domain';
import { isKnownType, isResearchSubtype } from './card-facts.ts';

/** Why a card cannot be rendered (SEA-11). */
export type CardError = 'type' | 'country' | 'subtype';

/** Countries for which a card type exists. The specification limits only policies and stakeholders (SEA-11). */
const COUNTRIES: Readonly<Partial<Record<DocumentType, readonly string[]>>> = {
  Legislation: ['us'],
  GlobalLegislation: ['ca'],
  Regulation: ['us'],
  Person: ['us', 'ca'],
  Committee: ['us', 'ca'],
};

export type KindOfCard = Pick<DocumentCard, 'documentType' | 'documentSubtype' | 'isoCode'>;

/**
 * Returns why this version of the product cannot render the card: an unknown type, country or publisher. Null if it
 * can. The error affects only that card, not the rest of the list.
 */
export function cardError({ documentType, documentSubtype, isoCode }: KindOfCard): CardError | null {
  if (!isKnownType(documentType)) return 'type';
  const countries = COUNTRIES[documentType];
  const country = isoCode?.toLowerCase().split('-')[0] ?? '';
  if (countries !== undefined && !countries.includes(country)) return 'country';
  return documentType === 'ResearchDocument' && !isResearchSubtype(documentSubtype) ? 'subtype' : null;
}
