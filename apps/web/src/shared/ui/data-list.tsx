import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, type ReactNode } from 'react';
import { texts } from '../texts/texts.ts';
import { type DataColumn, ListFrame, type ListLayout, ListTable } from './data-list-columns.ts';
import { HeaderRow, type ListSort } from './data-list-header.tsx';
import { useDataListKeys } from './data-list-keys.ts';
import { DataRow, type RowOpening, type RowSelecting } from './data-list-row.tsx';
import { ErrorState } from './error-state.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const VirtualRows = lazy(async () => ({ default: (await import('./virtual-rows.tsx')).VirtualRows }));

/** Above this number, only visible rows are rendered. */
const MAX_UNVIRTUALIZED_ROWS = 100;

/** State of a query; a `UseQueryResult` fits. */
export interface ListQuery {
  isPending: boolean;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
  isPlaceholderData?: boolean;
}

export interface DataListProps<Item> extends Partial<Pick<ListLayout, 'hasHeader' | 'rowHeight' | 'align'>> {
  /** Draws a frame; without it, the list fills its container from edge to edge. */
  isFramed?: boolean;
  /** Accessible name of the list, or the id of its heading. */
  label: string | { id: string };
  columns: readonly DataColumn<Item>[];
  items: readonly Item[];
  getKey: (item: Item) => string;
  query: ListQuery;
  /** Error message, if the specification gives one. */
  errorMessage?: string;
  /** Shown if there are no rows. */
  empty: ReactNode;
  /** Number of rows in the whole list, and of rows before this page. */
  total?: number;
  offset?: number;
  opening?: RowOpening<Item>;
  /** Null for a viewer. */
  selecting?: RowSelecting<Item> | null;
  sort?: ListSort;
  /** Number of skeleton rows while loading. */
  skeletonRows?: number;
  /** Pagination, or a button that loads more. */
  footer?: ReactNode;
}

/**
 * A list of records with columns, cards on phones, loading and error states, keyboard control and checkboxes. See the
 * README in this folder.
 */
export function DataList<Item>(props: DataListProps<Item>) {
  const { items, query, errorMessage, empty, isFramed = true, footer } = props;
  const { isError, isPending } = query;
  const failure = isError ? (
    <div style={{ padding: '16px 20px' }}>
      <ErrorState
        {...(errorMessage === undefined ? {} : { message: errorMessage })}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    </div>
  ) : null;
  const isEmpty = !isPending && !isError && items.length === 0;
  return (
    <ListFrame isFramed={isFramed} {...(isPending ? { 'aria-busy': true } : {})}>
      {failure}
      {isPending ? <SkeletonList {...props} /> : null}
      {isEmpty ? empty : null}
      {items.length > 0 ? <ListRows {...props} /> : null}
      {isEmpty || isPending ? null : footer}
    </ListFrame>
  );
}

function ListRows<Item>(props: DataListProps<Item>) {
  const { label, columns, items, getKey, query, total = items.length, offset = 0, opening, selecting = null } = props;
  const { hasHeader = true, rowHeight = 48, align = 'center' } = props;
  const openIndex = opening?.openKey == null ? -1 : items.findIndex((item) => getKey(item) === opening.openKey);
  const { current, handleFocus, handleKeyDown } = useDataListKeys({
    count: items.length,
    openIndex,
    onOpen: (index) => {
      const item = items[index];
      if (item !== undefined) opening?.onOpen?.(item);
    },
    onToggle:
      selecting &&
      ((index, isRange) => {
        const item = items[index];
        const box = item === undefined ? null : selecting.getBox(getKey(item));
        box?.onToggle(!box.isChecked, isRange);
      }),
  });
  const hasBox = selecting !== null;
  const isGrid = opening !== undefined || hasBox;
  return (
    <ListTable
      columns={columns}
      layout={{ hasHeader, hasBox, rowHeight, align }}
      role={isGrid ? 'grid' : 'table'}
      {...(typeof label === 'string' ? { 'aria-label': label } : { 'aria-labelledby': label.id })}
      aria-rowcount={total + 1}
      aria-colcount={columns.length + (hasBox ? 1 : 0)}
      {...(query.isPlaceholderData ? { 'aria-busy': true } : {})}
      {...(isGrid ? { onFocus: handleFocus, onKeyDown: handleKeyDown } : {})}
    >
      <HeaderRow columns={columns} hasBox={hasBox} sort={props.sort} />
      <Rows
        count={items.length}
        rowHeight={rowHeight}
        current={current}
        keyAt={(index) => keyOfAt(items, index, getKey)}
        renderRow={(index) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <DataRow
              key={getKey(item)}
              item={item}
              itemKey={getKey(item)}
              index={index}
              offset={offset}
              columns={columns}
              opening={opening ?? null}
              selecting={selecting}
              isTabStop={index === current}
            />
          );
        }}
      />
    </ListTable>
  );
}

function keyOfAt<Item>(items: readonly Item[], index: number, getKey: (item: Item) => string): string {
  const item = items[index];
  return item === undefined ? String(index) : getKey(item);
}

interface RowsProps {
  count: number;
  rowHeight: number;
  current: number;
  keyAt: (index: number) => string;
  renderRow: (index: number) => ReactNode;
}

function Rows(props: RowsProps) {
  const { count, renderRow } = props;
  const first = (most: number) => (
    <div role="rowgroup">{Array.from({ length: Math.min(count, most) }, (_, index) => renderRow(index))}</div>
  );
  if (count <= MAX_UNVIRTUALIZED_ROWS) return first(count);
  return (
    <Suspense fallback={first(MAX_UNVIRTUALIZED_ROWS)}>
      <VirtualRows {...props} />
    </Suspense>
  );
}

/** Widths vary like real text, but are the same every time, so that nothing flickers. */
const WIDTHS = ['72%', '54%', '84%', '60%'] as const;

/** Renders skeleton rows with the real layout while the list is loading. */
function SkeletonList<Item>(props: DataListProps<Item>) {
  const { columns, selecting = null, skeletonRows = 6 } = props;
  const { hasHeader = true, rowHeight = 48, align = 'center' } = props;
  const hasBox = selecting !== null;
  return (
    <>
      <VisuallyHidden role="status">{texts.states.loading}</VisuallyHidden>
      <ListTable columns={columns} layout={{ hasHeader, hasBox, rowHeight, align }} aria-hidden="true">
        <HeaderRow columns={columns} hasBox={hasBox} sort={undefined} />
        <div role="rowgroup">
          {Array.from({ length: skeletonRows }, (_, index) => (
            <div key={index} role="row" data-index={index}>
              {hasBox ? <div aria-colindex={1} /> : null}
              {columns.map(({ key }, at) => (
                <div key={key} aria-colindex={at + (hasBox ? 2 : 1)}>
                  <Skeleton height={12} width={WIDTHS[(index + at) % WIDTHS.length] ?? '60%'} />
                </div>
              ))}
            </div>
          ))}
        </div>
      </ListTable>
    </>
  );
}
