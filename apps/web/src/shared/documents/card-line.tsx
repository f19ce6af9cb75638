import type { DocumentCard } from '@rotunda/contract';
import { getIdentifier } from '@rotunda/contract/values';
import { CardBadge } from './card-badge.tsx';
import { viewError } from './card-views.ts';
import { DocumentLine } from './document-lines.tsx';
import { HitCard } from './hit-card.tsx';
import { getTarget, type OpenRelated } from './open-related.ts';
import { ViewDetailsButton } from './view-details-button.tsx';

export interface CardLineProps {
  card: DocumentCard;
  onOpen: OpenRelated;
  /** The cards of its list. */
  among: readonly DocumentCard[];
}

/** One document that another one names: number, title and day, where it stands, and a button that opens it. */
export function CardLine({ card, onOpen, among }: CardLineProps) {
  const end =
    viewError(card, 'bitesize') === null ? (
      <>
        <CardBadge card={card} />
        <ViewDetailsButton name={getIdentifier(card)} onOpen={() => onOpen(getTarget(card), among.map(getTarget))} />
      </>
    ) : null;
  return (
    <DocumentLine end={end}>
      <HitCard card={card} view="bitesize" />
    </DocumentLine>
  );
}
