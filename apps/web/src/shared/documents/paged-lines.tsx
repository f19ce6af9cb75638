import { LIMITS } from '@rotunda/contract/values';
import type { ReactNode } from 'react';
import { ErrorState } from '../ui/error-state.tsx';
import { PaginationFooter } from '../ui/pagination-footer.tsx';
import { SkeletonText } from '../ui/skeleton-text.tsx';
import { DocumentLines } from './document-lines.tsx';
import type { PagedQuery } from './paged-query.ts';

export interface PagedLinesProps<Row> {
  /** Accessible name of the list. */
  label: string;
  /** Accessible name of the pagination. */
  pagesLabel: string;
  /** Shown if the page cannot be fetched. */
  failed: string;
  paged: PagedQuery<Row>;
  /** Returns one `li` with a key. */
  renderLine: (row: Row, among: readonly Row[]) => ReactNode;
}

/** Lists the lines of a paged section. */
export function PagedLines<Row>(props: PagedLinesProps<Row>) {
  const { label, pagesLabel, failed, paged, renderLine } = props;
  const { page, offset, setOffset } = paged;
  if (page.isError) return <ErrorState message={failed} error={page.error} onRetry={() => void page.refetch()} />;
  if (page.data === undefined) return <SkeletonText lines={5} />;
  const { results, total } = page.data;
  return (
    <DocumentLines>
      <ul aria-label={label} aria-busy={page.isPlaceholderData}>
        {results.map((row) => renderLine(row, results))}
      </ul>
      {total > LIMITS.sponsoredBillsPage ? (
        <PaginationFooter
          label={pagesLabel}
          offset={offset}
          limit={LIMITS.sponsoredBillsPage}
          total={total}
          onOffsetChange={setOffset}
        />
      ) : null}
    </DocumentLines>
  );
}
