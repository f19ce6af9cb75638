import type { DocumentType } from '@rotunda/domain';
import { cardError, type CardError, type KindOfCard } from './card-error.ts';

/** Views that show a document as a card. `flyout` and `entitypage` are its full views (SEA-11). */
export type CardView = 'fullsize' | 'bitesize' | 'report' | 'shareabledocument';

/** Maximum characters of a summary before its toggle (SEA-11). */
export const SUMMARY_LIMIT = 200;

/** Returns the maximum characters of a title before its toggle; twice as many for legislation (SEA-11). */
export function titleLimit(type: DocumentType): number {
  return type === 'Legislation' || type === 'GlobalLegislation' ? 200 : 100;
}

/** Types that can be shared by link (SHR-01). */
const SHAREABLE: readonly string[] = ['Legislation', 'GlobalLegislation', 'Regulation'] satisfies DocumentType[];

/** Returns why a view cannot show the card. In the view of a shared link, this includes types that cannot be shared. */
export function viewError(card: KindOfCard, view: CardView): CardError | null {
  if (view === 'shareabledocument' && !SHAREABLE.includes(card.documentType)) return 'type';
  return cardError(card);
}

/** The parts of a card that a view shows. */
export interface ViewRules {
  /** Whether the card links to the document's page. False in a view for readers who may be signed out. */
  hasPageLink: boolean;
  /** Whether our priority, position, tags and projects are shown. Never in views for others or on custom contacts. */
  showsDecisions: boolean;
}

export function viewRules(view: CardView, type: DocumentType): ViewRules {
  const isContact = type === 'CustomPerson' || type === 'CustomOrg';
  return { hasPageLink: view !== 'shareabledocument', showsDecisions: view === 'fullsize' && !isContact };
}
