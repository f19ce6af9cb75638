import type { DocumentCard } from '@rotunda/contract';
import { identifierOf } from '@rotunda/contract/values';
import { truncateText } from '../ui/truncated-text.tsx';
import { CardBadge } from './card-badge.tsx';
import { targetOf, type OpenRelated } from './open-related.ts';
import { ViewDetailsButton } from './view-details-button.tsx';

/** Characters of a title in a line (S3 §5). */
const LINE_TITLE = 100;

export interface BillLineProps {
  bill: DocumentCard;
  /** What the person or committee had to do with it. */
  part: string;
  onOpen: OpenRelated;
  /** The bills of its list. */
  among: readonly DocumentCard[];
}

/** One bill of a person or a committee: number, title, what they had to do with it, where it stands. In `DocumentLines`. */
export function BillLine({ bill, part, onOpen, among }: BillLineProps) {
  const name = identifierOf(bill);
  return (
    <li>
      <span className="main">
        <span className="name">{name}</span>
        <span className="second" title={bill.title}>
          {truncateText(bill.title, LINE_TITLE)}
        </span>
        <span className="second">{part}</span>
      </span>
      <CardBadge card={bill} />
      <ViewDetailsButton name={name} onOpen={() => onOpen(targetOf(bill), among.map(targetOf))} />
    </li>
  );
}
