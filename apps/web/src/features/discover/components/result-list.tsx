import { styled } from '@mui/material/styles';
import { ERRORS, LIMITS } from '@rotunda/contract/values';
import type { DocumentType } from '@rotunda/domain';
import { useEffect, useRef, type RefObject } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useSteadyCallback } from '../../../shared/hooks/use-steady-callback.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { KeyHint } from '../../../shared/ui/key-hint.tsx';
import { RowList } from '../../../shared/ui/list-row-root.ts';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import { StepHint } from '../../../shared/ui/step-hint.tsx';
import { ScrollPane } from '../../../shared/ui/work-area.tsx';
import { discoverTexts } from '../discover-texts.ts';
import type { ResultSelection } from '../hooks/use-result-selection.ts';
import type { ResultListState } from '../hooks/use-result-list.ts';
import type { NothingFoundProps } from './nothing-found.tsx';
import { ResultGroups } from './result-groups.tsx';
import { ResultRow } from './result-row.tsx';

const NothingFound = lazyComponent(async () => (await import('./nothing-found.tsx')).NothingFound);

const Rows = styled('div')({ '&[aria-busy="true"]': { opacity: 0.6 } });

const HINTS = (
  <>
    <StepHint />
    <span>
      <KeyHint keys="/" /> {discoverTexts.searchHint}
    </span>
  </>
);

export interface ResultListProps {
  list: ResultListState;
  selection: ResultSelection | null;
  onViewAll: (documentType: DocumentType) => void;
  /** What the user can do if nothing was found. */
  nothing: NothingFoundProps;
}

/** The results, or the reason why none are shown. */
export function ResultList({ list, selection, onViewAll, nothing }: ResultListProps) {
  const { results, hits, isGrouped, page, pageSize, selectedId } = list;
  const pane = useRef<HTMLDivElement>(null);
  const answer = results.data;
  useEffect(() => {
    pane.current?.scrollTo({ top: 0 });
  }, [page, isGrouped]);
  useSelectedInView(pane, selectedId);
  const limit = LIMITS.pageSizes.find((size) => size === pageSize) ?? LIMITS.pageSizes[1];
  const changeOffset = useSteadyCallback((offset: number) => list.setPage(Math.floor(offset / limit) + 1));
  const changeLimit = useSteadyCallback((size: number) =>
    list.setPageSize(size === LIMITS.pageSizes[0] ? size : LIMITS.pageSizes[1]),
  );
  return (
    <>
      <ScrollPane ref={pane}>
        {results.isPending ? <SkeletonRows /> : null}
        {results.isError ? <Failure list={list} /> : null}
        {answer !== undefined && !results.isError ? (
          <Rows aria-busy={results.isPlaceholderData}>
            {answer.total === 0 ? (
              <NothingFound {...nothing} />
            ) : isGrouped ? (
              <ResultGroups
                groups={answer.groups}
                selectedId={selectedId}
                onOpen={list.open}
                onViewAll={onViewAll}
                selection={selection}
              />
            ) : (
              <RowList aria-label={discoverTexts.results}>
                {hits.map((hit) => (
                  <ResultRow
                    key={hit.fusionId}
                    hit={hit}
                    isSelected={hit.fusionId === selectedId}
                    onOpen={list.open}
                    isChecked={selection && selection.has(hit.fusionId)}
                    onToggle={selection && selection.toggle}
                  />
                ))}
              </RowList>
            )}
          </Rows>
        ) : null}
      </ScrollPane>
      {answer !== undefined && !isGrouped && !results.isError ? (
        <PaginationFooter
          label={discoverTexts.results}
          offset={(page - 1) * limit}
          limit={limit}
          total={answer.total}
          atTotalLimit={answer.atTotalLimit}
          onOffsetChange={changeOffset}
          pageSizes={LIMITS.pageSizes}
          onLimitChange={changeLimit}
          hints={HINTS}
        />
      ) : null}
    </>
  );
}

/**
 * Keeps the open row in view while the user moves through the list by keyboard, and focuses it if the flyout closes
 * while it has the focus.
 */
function useSelectedInView(pane: RefObject<HTMLDivElement | null>, selectedId: string | null): void {
  const link = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (selectedId === null) {
      if (document.activeElement === document.body) link.current?.focus();
      return;
    }
    const row = pane.current?.querySelector('[aria-current="true"]');
    row?.scrollIntoView({ block: 'nearest' });
    link.current = row?.querySelector<HTMLElement>('a') ?? null;
  }, [pane, selectedId]);
}

function Failure({ list: { results } }: { list: ResultListState }) {
  // A query that cannot be parsed is reported below the box, where the user can correct it.
  if (toApiError(results.error).code === 'QUERY_FAULT') {
    return <EmptyState icon="search" title={ERRORS.QUERY_FAULT.message} description={discoverTexts.faultHint} />;
  }
  return (
    <div style={{ padding: 20 }}>
      <ErrorState message={discoverTexts.failed} error={results.error} onRetry={() => void results.refetch()} />
    </div>
  );
}
