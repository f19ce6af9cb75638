import { BillLine } from '../../../shared/documents/bill-line.tsx';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { PagedLines } from '../../../shared/documents/paged-lines.tsx';
import type { PagedQuery } from '../../../shared/documents/paged-query.ts';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { committeeTexts as words } from '../committee-texts.ts';
import type { CommitteeBill } from '../hooks/use-committee-bills.ts';

/** Bills whose own pages name the committee, newest action first, with what it did with each. */
export function CommitteeBills({ bills, onOpen }: { bills: PagedQuery<CommitteeBill>; onOpen: OpenRelated }) {
  return (
    <PagedLines
      label={words.bills}
      pagesLabel={words.billPages}
      failed={words.billsFailed}
      paged={bills}
      renderLine={(bill, among) => (
        <BillLine key={bill.fusionId} bill={bill} part={activityLine(bill)} onOpen={onOpen} among={among} />
      )}
    />
  );
}

/** Formats a bill's activity, e.g. `Referred To Jan 9, 2026 · Last action Mar 1, 2026`. */
function activityLine({ activities, lastActionOn }: CommitteeBill): string {
  return [
    ...activities.map(({ name, date }) => (date === null ? name : `${name} ${formatShortDay(date)}`)),
    ...(lastActionOn === null ? [] : [`${words.lastAction} ${formatShortDay(lastActionOn)}`]),
  ].join(' · ');
}
