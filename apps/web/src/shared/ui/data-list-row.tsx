import Checkbox from '@mui/material/Checkbox';
import { createContext, use, type ReactNode } from 'react';
import { AddressLink } from '../navigation/address-link.tsx';
import { isPlainClick } from '../navigation/is-plain-click.ts';
import type { DataColumn } from './data-list-columns.ts';

/** The box before a row. */
export interface RowBox {
  isChecked: boolean;
  /** With `isRange`, every row since the one changed last follows it. */
  onToggle: (isChecked: boolean, isRange: boolean) => void;
}

export interface RowOpening<Item> {
  /** Where the record has an address of its own: what a new tab opens. */
  hrefOf: (item: Item) => string;
  /** A plain click or Enter; without it the address is gone to. */
  onOpen?: (item: Item) => void;
  /** Key of the record in the flyout; null for none. */
  openKey?: string | null;
}

export interface RowSelecting<Item> {
  boxOf: (key: string) => RowBox;
  /** For reading aloud: `Select Clean Water`. */
  nameOf: (item: Item) => string;
}

interface RowLinkContext {
  href: string;
  onOpen: (() => void) | null;
  isOpen: boolean;
  /** Tab reaches one row of the list; the arrows lead to the others. */
  isTabStop: boolean;
}

const RowContext = createContext<RowLinkContext | null>(null);

export interface RowLinkProps {
  children: ReactNode;
  /** Words that may be cut off, for the tooltip. */
  title?: string;
  /** In one line, cut off at its end. */
  isCutOff?: boolean;
}

const CUT_OFF = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The name of a record in its row: as large as the row, and what the keyboard is on. */
export function RowLink({ children, title, isCutOff = false }: RowLinkProps) {
  const row = use(RowContext);
  if (row === null) return <>{children}</>;
  const { href, onOpen, isOpen, isTabStop } = row;
  const link = {
    'data-row-link': '',
    tabIndex: isTabStop ? 0 : -1,
    ...(title === undefined ? {} : { title }),
    ...(isCutOff ? { style: CUT_OFF } : {}),
    ...(isOpen ? { 'aria-current': 'true' as const } : {}),
  };
  if (onOpen === null)
    return (
      <AddressLink {...link} href={href}>
        {children}
      </AddressLink>
    );
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </a>
  );
}

export interface DataRowProps<Item> {
  item: Item;
  itemKey: string;
  index: number;
  /** Rows before the first one of this page. */
  offset: number;
  columns: readonly DataColumn<Item>[];
  opening: RowOpening<Item> | null;
  selecting: RowSelecting<Item> | null;
  isTabStop: boolean;
}

/** A record: its box, then a cell a column. */
export function DataRow<Item>(props: DataRowProps<Item>) {
  const { item, itemKey, index, offset, columns, opening, selecting, isTabStop } = props;
  const box = selecting?.boxOf(itemKey) ?? null;
  const isOpen = opening?.openKey === itemKey;
  const cell = opening === null && selecting === null ? 'cell' : 'gridcell';
  const link = opening && {
    href: opening.hrefOf(item),
    onOpen: opening.onOpen ? () => opening.onOpen?.(item) : null,
    isOpen,
    isTabStop,
  };
  return (
    <RowContext value={link}>
      <div
        role="row"
        // The header is the first row.
        aria-rowindex={offset + index + 2}
        data-index={index}
        {...(box ? { 'aria-selected': box.isChecked } : {})}
        {...(opening ? { 'data-opens': '' } : {})}
        {...(isOpen ? { 'data-open': '' } : {})}
      >
        {box && selecting ? (
          <div role={cell} aria-colindex={1} data-box="">
            <Checkbox
              checked={box.isChecked}
              onChange={(event, isChecked) =>
                box.onToggle(isChecked, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
              }
              slotProps={{
                input: {
                  'aria-label': `Select ${selecting.nameOf(item)}`,
                  // Reached by Tab once the keyboard is in the row; Space on the name does the same.
                  ...(opening && !isTabStop ? { tabIndex: -1 } : {}),
                },
              }}
            />
          </div>
        ) : null}
        {columns.map((column, at) => (
          <div
            key={column.key}
            role={column.phone === 'identity' ? 'rowheader' : cell}
            aria-colindex={at + (box ? 2 : 1)}
          >
            {column.cell(item)}
          </div>
        ))}
      </div>
    </RowContext>
  );
}
