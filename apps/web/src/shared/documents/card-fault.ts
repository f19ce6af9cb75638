import type { DocumentCard } from '@rotunda/contract';
import type { DocumentType } from '@rotunda/domain';
import { isKnownType, isResearchSubtype } from './card-facts.ts';

/** Why a card cannot be drawn (S2 §8, S3 §5). */
export type CardFault = 'type' | 'country' | 'subtype';

/** The countries a type of card exists for: of policies and stakeholders (S3 §2.3); of the other types it says nothing. */
const COUNTRIES: Readonly<Partial<Record<DocumentType, readonly string[]>>> = {
  Legislation: ['us'],
  GlobalLegislation: ['ca'],
  Regulation: ['us'],
  Person: ['us', 'ca'],
  Committee: ['us', 'ca'],
};

export type KindOfCard = Pick<DocumentCard, 'documentType' | 'documentSubtype' | 'isoCode'>;

/**
 * Why this version of the product cannot draw the card: a type, a country or a publisher of reports that it does not
 * know. Null where it can. It is an error of that card alone; the list goes on.
 */
export function cardFault({ documentType, documentSubtype, isoCode }: KindOfCard): CardFault | null {
  if (!isKnownType(documentType)) return 'type';
  const countries = COUNTRIES[documentType];
  const country = isoCode?.toLowerCase().split('-')[0] ?? '';
  if (countries !== undefined && !countries.includes(country)) return 'country';
  return documentType === 'ResearchDocument' && !isResearchSubtype(documentSubtype) ? 'subtype' : null;
}
