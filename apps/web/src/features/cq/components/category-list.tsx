import Button from '@mui/material/Button';
import type { CqOfBill } from '@rotunda/contract';
import type { CqCategory } from '@rotunda/domain';
import { DocumentLine, DocumentLines } from '../../../shared/documents/document-lines.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { type CqBill, useCategoryHits } from '../api/use-category-hits.ts';
import { cqPath } from '../model/cq-path.ts';
import { CATEGORY_NAMES, cqTexts, EMPTY_TEXTS } from '../model/cq-texts.ts';
import { hitLine } from '../model/hit-line.ts';

export interface CategoryListProps {
  bill: CqBill;
  category: CqCategory;
  first: CqOfBill['publications'][CqCategory];
  /** Number shown before `Fetch N More`. */
  initial: number;
}

/** Publications of one category, newest first, each with everything its source states; more on demand. */
export function CategoryList({ bill, category, first, initial }: CategoryListProps) {
  const { hits, next, fetchMore, isFetching, error } = useCategoryHits(bill, category, first, initial);
  if (first.total === 0) return <p>{EMPTY_TEXTS[category]}</p>;
  return (
    <DocumentLines>
      <ul aria-label={CATEGORY_NAMES[category]}>
        {hits.map((hit) => (
          <DocumentLine key={hit.cqUid} name={hit.title} href={cqPath(hit.category, hit.cqUid)} second={hitLine(hit)} />
        ))}
      </ul>
      {error ? <ErrorState message={cqTexts.fetchFailed} error={error} onRetry={fetchMore} /> : null}
      {next > 0 && !error ? (
        <Button size="small" onClick={fetchMore} disabled={isFetching} sx={{ mt: 1 }}>
          {isFetching ? cqTexts.fetching : cqTexts.fetchMore(next)}
        </Button>
      ) : null}
    </DocumentLines>
  );
}
