import type { DocumentCard } from '@rotunda/contract';
import { getIdentifier } from '@rotunda/contract/values';
import { SecondLine } from '../ui/second-line.tsx';
import { truncateText } from '../format/truncate-text.ts';
import { CardBadge } from './card-badge.tsx';
import { DocumentLine } from './document-lines.tsx';
import { getTarget, type OpenRelated } from './open-related.ts';
import { ViewDetailsButton } from './view-details-button.tsx';

/** Maximum characters of a title on one line (SEA-11). */
const LINE_TITLE = 100;

export interface BillLineProps {
  bill: DocumentCard;
  /** The person's or committee's part in the bill. */
  part: string;
  onOpen: OpenRelated;
  /** The bills of the list it belongs to. */
  among: readonly DocumentCard[];
}

/**
 * Shows one bill of a person or committee with number, title, their part in it, and status. Belongs in `DocumentLines`.
 */
export function BillLine({ bill, part, onOpen, among }: BillLineProps) {
  const name = getIdentifier(bill);
  return (
    <DocumentLine
      name={name}
      second={part}
      end={
        <>
          <CardBadge card={bill} />
          <ViewDetailsButton name={name} onOpen={() => onOpen(getTarget(bill), among.map(getTarget))} />
        </>
      }
    >
      <SecondLine title={bill.title}>{truncateText(bill.title, LINE_TITLE)}</SecondLine>
    </DocumentLine>
  );
}
