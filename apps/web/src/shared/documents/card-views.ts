import type { DocumentType } from '@rotunda/domain';
import { cardFault, type CardFault, type KindOfCard } from './card-fault.ts';

/** Views that show a document as a card; `flyout` and `entitypage` are its own views (S3 §2.3). */
export type CardView = 'fullsize' | 'bitesize' | 'report' | 'shareabledocument';

/** Characters of a summary before its toggle (S3 §5). */
export const SUMMARY_LIMIT = 200;

/** Characters of a title before its toggle: of legislation twice as many (S3 §5). */
export function titleLimit(type: DocumentType): number {
  return type === 'Legislation' || type === 'GlobalLegislation' ? 200 : 100;
}

/** Types that can be shared by a link (S3 §2.2). */
const SHAREABLE: readonly string[] = ['Legislation', 'GlobalLegislation', 'Regulation'] satisfies DocumentType[];

/** Why a view cannot show the card: what no view can, and in the view of a shared link a type that is not shared. */
export function viewFault(card: KindOfCard, view: CardView): CardFault | null {
  if (view === 'shareabledocument' && !SHAREABLE.includes(card.documentType)) return 'type';
  return cardFault(card);
}

/** What a view shows of a card. */
export interface ViewRules {
  /** Whether it leads to the document's page: not where the reader may be signed out. */
  leadsIn: boolean;
  /** Priority, position, tags and projects are our own: not in what others see, and never on custom contacts. */
  showsDecisions: boolean;
}

export function viewRules(view: CardView, type: DocumentType): ViewRules {
  const isContact = type === 'CustomPerson' || type === 'CustomOrg';
  return { leadsIn: view !== 'shareabledocument', showsDecisions: view === 'fullsize' && !isContact };
}
