import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { texts } from '../texts/texts.ts';

/** Below this width of the list itself, in CSS pixels, a row becomes a card. */
const CARD_WIDTH = 640;

/** What becomes of a cell where a row is a card. */
export type PhonePlace =
  /** The first line: what it is. */
  | 'identity'
  /** At the right end of the first line: a menu, a date, a switch. */
  | 'end'
  /** Under it, in a line of its own. */
  | 'line'
  /** Under it, in a line with others as far as there is room. */
  | 'flow'
  | 'hidden';

/** Weight and ink of the words in a column. */
export type ColumnTone = 'strong' | 'plain' | 'quiet' | 'faint';

export interface DataColumn<Item> {
  key: string;
  /** Names the column, drawn or only read aloud. */
  header: string;
  /** A second line of the header: a unit. */
  headerNote?: string;
  cell: (item: Item) => ReactNode;
  /** CSS pixels, or a share of the room that is left. */
  width: number | `${number}fr`;
  phone: PhonePlace;
  /** On a card its header stands before it: a bare figure says nothing. */
  isLabeledOnPhone?: boolean;
  tone?: ColumnTone;
  /** Figures stand at the right, each digit under the same of the row above; a dash where there is none. */
  isFigure?: boolean;
  /** Its header is read aloud only, as for a menu at the end. */
  isHeaderHidden?: boolean;
  isSortable?: boolean;
  /** Width of the list in CSS pixels from which on there is room for it. */
  showsFrom?: number;
}

/** The column at the end: the menu of a row, or its one command. @param width in CSS pixels; that of a menu's button */
export function optionsColumn<Item>(cell: (item: Item) => ReactNode, width = 32): DataColumn<Item> {
  return { key: 'options', header: texts.actions.options, isHeaderHidden: true, width, phone: 'end', cell };
}

/** What is drawn beside and above the rows. */
export interface ListLook {
  /** Else the headers are read aloud only. */
  hasHeader: boolean;
  hasBox: boolean;
  /** CSS pixels a row takes at least. */
  rowHeight: number;
  /** Cells of rows of several lines begin at the top. */
  align: 'center' | 'start';
}

const BOX_COLUMN = '16px';

const track = ({ width }: DataColumn<never>) => (typeof width === 'number' ? `${width}px` : `minmax(0, ${width})`);

const tracksOf = (columns: readonly DataColumn<never>[], hasBox: boolean) =>
  [...(hasBox ? [BOX_COLUMN] : []), ...columns.map(track)].join(' ');

/** Cells are found by their place, so that a list of a thousand rows needs one sheet of styles. */
const cellAt = (index: number, hasBox: boolean) => `& [aria-colindex="${index + 1 + (hasBox ? 1 : 0)}"]`;

function tonesOf({ token }: Theme['vars']['palette']) {
  return {
    strong: { fontWeight: 500 },
    plain: {},
    quiet: { color: token.ink2 },
    faint: { color: token.ink3 },
  } satisfies Record<ColumnTone, object>;
}

/** Columns that need more room than there is are left out, one threshold after the other. */
function narrowing(columns: readonly DataColumn<never>[], hasBox: boolean) {
  const thresholds = [...new Set(columns.flatMap(({ showsFrom }) => showsFrom ?? []))].toSorted((a, b) => b - a);
  return Object.fromEntries(
    thresholds.map((width) => {
      const fits = ({ showsFrom = 0 }: DataColumn<never>) => showsFrom < width;
      return [
        `@container data-list (min-width: ${CARD_WIDTH}px) and (max-width: ${width - 0.02}px)`,
        {
          '& [role="row"]': { gridTemplateColumns: tracksOf(columns.filter(fits), hasBox) },
          ...Object.fromEntries(
            columns.flatMap((column, index) => (fits(column) ? [] : [[cellAt(index, hasBox), { display: 'none' }]])),
          ),
        },
      ];
    }),
  );
}

const ON_CARDS = {
  identity: { order: 0, flex: '1 1 0', fontSize: 14 },
  end: { order: 1, flex: 'none', textAlign: 'left' },
  line: { order: 3, flex: '0 0 100%', textAlign: 'left' },
  flow: { order: 3, flex: '0 1 auto', maxWidth: '100%', textAlign: 'left' },
  hidden: { display: 'none' },
} as const satisfies Record<PhonePlace, object>;

function cards(columns: readonly DataColumn<never>[], hasBox: boolean) {
  return {
    [`@container data-list (max-width: ${CARD_WIDTH - 0.02}px)`]: {
      '& > [data-head]': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      '& [role="row"][data-index]': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 16px',
        padding: hasBox ? '12px 16px 12px 48px' : '12px 16px',
        // What follows the first line begins a new one.
        '&::after': { content: '""', order: 2, flex: '0 0 100%', marginTop: -4 },
        '&[data-index="0"]': { borderTop: 0 },
      },
      // Room for a finger around the box.
      ...(hasBox
        ? {
            '& [role="row"] [data-box]': { position: 'absolute', left: 4, top: 0, padding: 14, '--mark-reach': '14px' },
          }
        : {}),
      ...Object.fromEntries(
        columns.map(({ phone, header, isLabeledOnPhone = false }, index) => [
          cellAt(index, hasBox),
          {
            ...ON_CARDS[phone],
            // A fact that is not there needs no line.
            '&:empty': { display: 'none' },
            ...(isLabeledOnPhone
              ? { '&[role]:not([role="columnheader"]):not(:empty)::before': { content: JSON.stringify(`${header}: `) } }
              : {}),
          },
        ]),
      ),
    },
  };
}

function rowStyles(theme: Theme, columns: readonly DataColumn<never>[], look: ListLook) {
  const { token } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: tracksOf(columns, look.hasBox),
    columnGap: 16,
    alignItems: look.align,
    minHeight: look.rowHeight,
    padding: look.align === 'start' ? '11px 20px' : '6px 20px',
    borderTop: `1px solid ${token.border}`,
    ...(look.hasHeader ? {} : { '&[data-index="0"]': { borderTop: 0 } }),
    '&[data-opens]:hover': { backgroundColor: token.hover },
    '&[data-open]': { backgroundColor: token.selected, boxShadow: `inset 3px 0 0 ${token.accent}` },
    '&:has([data-row-link]:focus-visible)': { boxShadow: `inset 0 0 0 2px ${token.accent}` },
    // The whole row opens the record; what can be pressed or pointed at by itself lies above the link.
    '& [data-row-link]::after': { content: '""', position: 'absolute', inset: 0 },
    '& [data-row-link]:focus-visible': { outline: 'none' },
    '& [data-row-link]': {
      fontSize: look.hasHeader ? 13 : 14,
      fontWeight: 500,
      color: token.ink,
      '&:hover': { textDecoration: 'none' },
    },
    '&[data-opens] :is(time, button, ul, a:not([data-row-link]))': { position: 'relative', zIndex: 1 },
    '& [data-box]': { position: 'relative', zIndex: 1, lineHeight: 0 },
  } as const;
}

/** The one element that draws a list: its rows and cells are plain, and follow from the columns. */
export const ListTable = styled('div', { shouldForwardProp: (prop) => prop !== 'columns' && prop !== 'look' })<{
  columns: readonly DataColumn<never>[];
  look: ListLook;
}>(({ theme, columns, look }) => {
  const { token } = theme.vars.palette;
  const tones = tonesOf(theme.vars.palette);
  return {
    fontSize: 13,
    lineHeight: '20px',
    '& [role="row"]': rowStyles(theme, columns, look),
    '& [aria-colindex]': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > [data-head]': {
      ...(look.hasHeader
        ? { position: 'sticky', top: 0, zIndex: 2, backgroundColor: token.surfaceSub }
        : { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
      '& > [role="row"]': { minHeight: 36, borderTop: 0 },
      '& [role="columnheader"]': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: token.ink2 },
      '& .MuiTableSortLabel-root': { font: 'inherit' },
    },
    ...Object.fromEntries(
      columns.map(({ tone = 'plain', isFigure = false }, index) => [
        cellAt(index, look.hasBox),
        {
          ...tones[tone],
          ...(isFigure
            ? {
                textAlign: 'right',
                fontVariantNumeric: 'tabular-nums',
                '&:empty::before': { content: '"–"' },
                '& .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
              }
            : {}),
        },
      ]),
    ),
    ...narrowing(columns, look.hasBox),
    ...cards(columns, look.hasBox),
  };
});

/** Measured by its own width, because a flyout may stand beside it. */
export const ListFrame = styled('div', { shouldForwardProp: (prop) => prop !== 'isFramed' })<{ isFramed: boolean }>(
  ({ theme, isFramed }) => ({
    containerName: 'data-list',
    containerType: 'inline-size',
    position: 'relative',
    minWidth: 0,
    backgroundColor: theme.vars.palette.token.surface,
    ...(isFramed ? { border: `1px solid ${theme.vars.palette.token.border}`, borderRadius: 6, overflow: 'clip' } : {}),
  }),
);
