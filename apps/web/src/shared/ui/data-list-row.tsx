import Checkbox from '@mui/material/Checkbox';
import { createContext, use, type ReactNode } from 'react';
import { AddressLink } from '../navigation/address-link.tsx';
import { isPlainClick } from '../navigation/is-plain-click.ts';
import type { DataColumn } from './data-list-columns.ts';

/** Checkbox of a row. */
export interface RowBox {
  isChecked: boolean;
  /** With `isRange`, applies to every row since the last changed one. */
  onToggle: (isChecked: boolean, isRange: boolean) => void;
}

export interface RowOpening<Item> {
  /** Returns the address of the record, which a new tab opens. */
  getHref: (item: Item) => string;
  /** Called on a plain click or Enter; if omitted, the address is opened. */
  onOpen?: (item: Item) => void;
  /** Key of the record in the flyout; null for none. */
  openKey?: string | null;
}

export interface RowSelecting<Item> {
  getBox: (key: string) => RowBox;
  /** Accessible name of the row's checkbox, such as `Select Clean Water`. */
  getName: (item: Item) => string;
}

interface RowLinkContext {
  href: string;
  onOpen: (() => void) | null;
  isOpen: boolean;
  /** Whether Tab reaches this row. The arrow keys lead to the others. */
  isTabStop: boolean;
}

const RowContext = createContext<RowLinkContext | null>(null);

export interface RowLinkProps {
  children: ReactNode;
  /** Tooltip for text that may be truncated. */
  title?: string;
  /** Truncates the text to a single line. */
  isCutOff?: boolean;
}

const CUT_OFF = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Link with the name of a record. It covers the whole row and receives keyboard focus. */
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
  /** Number of rows before this page. */
  offset: number;
  columns: readonly DataColumn<Item>[];
  opening: RowOpening<Item> | null;
  selecting: RowSelecting<Item> | null;
  isTabStop: boolean;
}

/** Renders a record with its checkbox and one cell per column. */
export function DataRow<Item>(props: DataRowProps<Item>) {
  const { item, itemKey, index, offset, columns, opening, selecting, isTabStop } = props;
  const box = selecting?.getBox(itemKey) ?? null;
  const isOpen = opening?.openKey === itemKey;
  const cell = opening === null && selecting === null ? 'cell' : 'gridcell';
  const link = opening && {
    href: opening.getHref(item),
    onOpen: opening.onOpen ? () => opening.onOpen?.(item) : null,
    isOpen,
    isTabStop,
  };
  return (
    <RowContext value={link}>
      <div
        role="row"
        // The header is row 1.
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
                  'aria-label': `Select ${selecting.getName(item)}`,
                  // Tab reaches it once focus is in the row. Space on the name does the same.
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
