import TableSortLabel from '@mui/material/TableSortLabel';
import { texts } from '../texts/texts.ts';
import type { DataColumn } from './data-list-columns.ts';
import { SecondLine } from './second-line.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ListSort {
  /** Key of the sorted column. */
  key: string;
  direction: 'ascending' | 'descending';
  onSort: (key: string) => void;
}

export interface HeaderRowProps {
  columns: readonly DataColumn<never>[];
  hasBox: boolean;
  sort: ListSort | undefined;
}

/** The first row of a list, with the column headers and the sort order. */
export function HeaderRow({ columns, hasBox, sort }: HeaderRowProps) {
  return (
    <div role="rowgroup" data-head="">
      <div role="row" aria-rowindex={1}>
        {hasBox ? (
          <div role="columnheader" aria-colindex={1}>
            <VisuallyHidden>{texts.actions.select}</VisuallyHidden>
          </div>
        ) : null}
        {columns.map((column, at) => (
          <div
            key={column.key}
            role="columnheader"
            aria-colindex={at + (hasBox ? 2 : 1)}
            {...(sort?.key === column.key ? { 'aria-sort': sort.direction } : {})}
          >
            <Header column={column} sort={column.isSortable ? sort : undefined} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Header({ column, sort }: { column: DataColumn<never>; sort: ListSort | undefined }) {
  const { key, header, headerNote, isHeaderHidden = false } = column;
  if (isHeaderHidden) return <VisuallyHidden>{header}</VisuallyHidden>;
  const note = headerNote === undefined ? null : <SecondLine>{headerNote}</SecondLine>;
  if (sort === undefined) {
    return (
      <>
        {header}
        {note}
      </>
    );
  }
  const direction = sort.key === key ? sort.direction : undefined;
  return (
    <>
      <TableSortLabel
        active={direction !== undefined}
        direction={direction === 'descending' ? 'desc' : 'asc'}
        onClick={() => sort.onSort(key)}
      >
        {header}
      </TableSortLabel>
      {note}
    </>
  );
}
