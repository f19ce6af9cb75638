import { identifierOf } from '@rotunda/contract/values';
import { CardBadge } from '../../../shared/documents/card-badge.tsx';
import { targetOf, type OpenRelated } from '../../../shared/documents/open-related.ts';
import { PagedLines } from '../../../shared/documents/paged-lines.tsx';
import type { PagedQuery } from '../../../shared/documents/paged-query.ts';
import { ViewDetailsButton } from '../../../shared/documents/view-details-button.tsx';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { truncateText } from '../../../shared/ui/truncated-text.tsx';
import { committeeTexts as words } from '../committee-texts.ts';
import type { CommitteeBill } from '../hooks/use-committee-bills.ts';

/** Characters of a title in a line (S3 §5). */
const LINE_TITLE = 100;

/** Bills whose own pages name the committee, those with the newest action first, and what it did with each. */
export function CommitteeBills({ bills, onOpen }: { bills: PagedQuery<CommitteeBill>; onOpen: OpenRelated }) {
  return (
    <PagedLines
      label={words.bills}
      pagesLabel={words.billPages}
      failed={words.billsFailed}
      paged={bills}
      renderLine={(bill, among) => (
        <li key={bill.fusionId}>
          <span className="main">
            <span className="name">{identifierOf(bill)}</span>
            <span className="second" title={bill.title}>
              {truncateText(bill.title, LINE_TITLE)}
            </span>
            <span className="second">{activityLine(bill)}</span>
          </span>
          <CardBadge card={bill} />
          <ViewDetailsButton name={identifierOf(bill)} onOpen={() => onOpen(targetOf(bill), among.map(targetOf))} />
        </li>
      )}
    />
  );
}

/** `Referred To Jan 9, 2026 · Last action Mar 1, 2026`. */
function activityLine({ activities, lastActionOn }: CommitteeBill): string {
  return [
    ...activities.map(({ name, date }) => (date === null ? name : `${name} ${formatShortDay(date)}`)),
    ...(lastActionOn === null ? [] : [`${words.lastAction} ${formatShortDay(lastActionOn)}`]),
  ].join(' · ');
}
