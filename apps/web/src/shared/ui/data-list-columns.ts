import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { texts } from '../texts/texts.ts';

/** Width of the list in CSS pixels below which rows become cards. */
const CARD_WIDTH = 640;

/** Position of a cell when its row is a card. */
export type PhonePosition =
  /** On the first line, to identify the record. */
  | 'identity'
  /** At the right end of the first line, such as a menu, a date or a switch. */
  | 'end'
  /** Below the first line, on a line of its own. */
  | 'line'
  /** Below the first line, on a shared line that wraps. */
  | 'flow'
  | 'hidden';

/** Font weight and color of the text in a column. */
export type ColumnTone = 'strong' | 'plain' | 'quiet' | 'faint';

export interface DataColumn<Item> {
  key: string;
  /** Name of the column, visible or only for screen readers. */
  header: string;
  /** Second line of the header, such as a unit. */
  headerNote?: string;
  cell: (item: Item) => ReactNode;
  /** CSS pixels, or a fraction of the remaining width. */
  width: number | `${number}fr`;
  phone: PhonePosition;
  /** Shows the header before the value on a card, because a bare figure is unclear there. */
  isLabeledOnPhone?: boolean;
  tone?: ColumnTone;
  /** Figures are right-aligned in tabular digits, with a dash for a missing one. */
  isFigure?: boolean;
  /** Makes the header available only to screen readers, as for a menu at the end. */
  isHeaderHidden?: boolean;
  isSortable?: boolean;
  /** Width of the list in CSS pixels from which the column is shown. */
  showsFrom?: number;
}

/**
 * Returns the last column, with a row's menu or its single command.
 * @param width in CSS pixels; defaults to the width of a menu button
 */
export function optionsColumn<Item>(cell: (item: Item) => ReactNode, width = 32): DataColumn<Item> {
  return { key: 'options', header: texts.actions.options, isHeaderHidden: true, width, phone: 'end', cell };
}

/** Layout options of a list. */
export interface ListLayout {
  /** If false, the headers are only for screen readers. */
  hasHeader: boolean;
  hasBox: boolean;
  /** Minimum height of a row in CSS pixels. */
  rowHeight: number;
  /** Cells of multi-line rows start at the top. */
  align: 'center' | 'start';
}

const BOX_COLUMN = '16px';

const track = ({ width }: DataColumn<never>) => (typeof width === 'number' ? `${width}px` : `minmax(0, ${width})`);

const getTracks = (columns: readonly DataColumn<never>[], hasBox: boolean) =>
  [...(hasBox ? [BOX_COLUMN] : []), ...columns.map(track)].join(' ');

/** Selects cells by position, so that a list of a thousand rows needs a single style sheet. */
const cellAt = (index: number, hasBox: boolean) => `& [aria-colindex="${index + 1 + (hasBox ? 1 : 0)}"]`;

function getTones({ token }: Theme['vars']['palette']) {
  return {
    strong: { fontWeight: 500 },
    plain: {},
    quiet: { color: token.ink2 },
    faint: { color: token.ink3 },
  } satisfies Record<ColumnTone, object>;
}

/** Returns styles that hide columns below their minimum list width, one threshold after the other. */
function narrowing(columns: readonly DataColumn<never>[], hasBox: boolean) {
  const thresholds = [...new Set(columns.flatMap(({ showsFrom }) => showsFrom ?? []))].toSorted((a, b) => b - a);
  return Object.fromEntries(
    thresholds.map((width) => {
      const fits = ({ showsFrom = 0 }: DataColumn<never>) => showsFrom < width;
      return [
        `@container data-list (min-width: ${CARD_WIDTH}px) and (max-width: ${width - 0.02}px)`,
        {
          '& [role="row"]': { gridTemplateColumns: getTracks(columns.filter(fits), hasBox) },
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
} as const satisfies Record<PhonePosition, object>;

function cards(columns: readonly DataColumn<never>[], hasBox: boolean) {
  return {
    [`@container data-list (max-width: ${CARD_WIDTH - 0.02}px)`]: {
      '& > [data-head]': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      '& [role="row"][data-index]': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 16px',
        padding: hasBox ? '12px 16px 12px 48px' : '12px 16px',
        // Forces a line break after the first line.
        '&::after': { content: '""', order: 2, flex: '0 0 100%', marginTop: -4 },
        '&[data-index="0"]': { borderTop: 0 },
      },
      // Enlarges the touch target of the checkbox.
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
            // An empty fact takes no line.
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

function rowStyles(theme: Theme, columns: readonly DataColumn<never>[], layout: ListLayout) {
  const { token } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: getTracks(columns, layout.hasBox),
    columnGap: 16,
    alignItems: layout.align,
    minHeight: layout.rowHeight,
    padding: layout.align === 'start' ? '11px 20px' : '6px 20px',
    borderTop: `1px solid ${token.border}`,
    ...(layout.hasHeader ? {} : { '&[data-index="0"]': { borderTop: 0 } }),
    '&[data-opens]:hover': { backgroundColor: token.hover },
    '&[data-open], &[data-open]:hover': { backgroundColor: token.selected, boxShadow: `inset 3px 0 0 ${token.accent}` },
    '&:has([data-row-link]:focus-visible)': { boxShadow: `inset 0 0 0 2px ${token.accent}` },
    // The whole row opens the record. Its own controls are above the link.
    '& [data-row-link]::after': { content: '""', position: 'absolute', inset: 0 },
    '& [data-row-link]:focus-visible': { outline: 'none' },
    '& [data-row-link]': {
      fontSize: layout.hasHeader ? 13 : 14,
      fontWeight: 500,
      color: token.ink,
      '&:hover': { textDecoration: 'none' },
    },
    '&[data-opens] :is(time, button, ul, a:not([data-row-link]))': { position: 'relative', zIndex: 1 },
    '& [data-box]': { position: 'relative', zIndex: 1, lineHeight: 0 },
  } as const;
}

/** The only styled element of a list. Its rows and cells are unstyled, and their layout follows from the columns. */
export const ListTable = styled('div', { shouldForwardProp: (prop) => prop !== 'columns' && prop !== 'layout' })<{
  columns: readonly DataColumn<never>[];
  layout: ListLayout;
}>(({ theme, columns, layout }) => {
  const { token } = theme.vars.palette;
  const tones = getTones(theme.vars.palette);
  return {
    fontSize: 13,
    lineHeight: '20px',
    '& [role="row"]': rowStyles(theme, columns, layout),
    '& [aria-colindex]': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > [data-head]': {
      ...(layout.hasHeader
        ? { position: 'sticky', top: 0, zIndex: 2, backgroundColor: token.surfaceSub }
        : { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
      '& > [role="row"]': { minHeight: 36, borderTop: 0 },
      '& [role="columnheader"]': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: token.ink2 },
      '& .MuiTableSortLabel-root': { font: 'inherit' },
    },
    ...Object.fromEntries(
      columns.map(({ tone = 'plain', isFigure = false }, index) => [
        cellAt(index, layout.hasBox),
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
    ...narrowing(columns, layout.hasBox),
    ...cards(columns, layout.hasBox),
  };
});

/** A container for queries of the list's own width, because a flyout may be next to it. */
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
