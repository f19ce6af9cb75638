import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { type CSSObject, styled } from '@mui/material/styles';
import { BREAKPOINTS } from '../theme/measures.ts';
import type { Tokens } from '../theme/tokens.ts';

/** The list container. Rows adapt to its width rather than to the window's. */
export const RowList = styled('ul')({ containerName: 'results', containerType: 'inline-size', minWidth: 0 });

/** Class names of a row's states and cells, because lists have too many rows for a component per cell. */
export const rowSlots = generateUtilityClasses('RtListRow', [
  // States of the row
  ...(['withBox', 'withOrigin', 'named', 'unread', 'current'] as const),
  // Cells
  ...(['boxCell', 'identity', 'what', 'origin', 'decided', 'date', 'icons', 'rowActions'] as const),
  // Parts of cells; `lines` stacks two of them, `trunc` keeps one on its line
  ...(['lines', 'trunc', 'id', 'long', 'titleLink', 'second', 'secondLine', 'action', 'separator', 'excerpt'] as const),
]);

/** Columns, and the states that color the whole row. */
const frame = (token: Tokens): CSSObject => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns:
    '[box] var(--box, 0) [id] 124px [what] minmax(0, 1fr) [origin] var(--origin, 0) [decided] var(--decided, 224px) [date] 84px',
  columnGap: 16,
  alignItems: 'start',
  height: 68,
  padding: '11px 20px',
  borderBottom: `1px solid ${token.border}`,
  backgroundColor: token.surface,
  [`&.${rowSlots.withBox}`]: { '--box': '16px' },
  [`&.${rowSlots.withOrigin}`]: { '--origin': '148px', '--decided': '204px' },
  [`&:not(.${rowSlots.withBox})`]: {
    marginLeft: 0,
    [`& > .${rowSlots.identity}`]: { gridColumnStart: 'box', gridColumnEnd: 'what' },
  },
  '&:hover': { backgroundColor: token.hover },
  [`&.${rowSlots.current}`]: { backgroundColor: token.selected },
  [`&.${rowSlots.current}::after`]: {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    right: 0,
    width: 2,
    backgroundColor: token.primary,
  },
  [`&.${rowSlots.unread}::before`]: {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 0,
    bottom: -1,
    width: 3,
    backgroundColor: token.accent,
  },
  [`&:has(.${rowSlots.titleLink}:focus-visible)`]: {
    boxShadow: `inset 0 0 0 2px ${token.accent}`,
    [`& .${rowSlots.titleLink}`]: { outline: 'none' },
  },
});

/** The column of each cell. */
const cells = (token: Tokens): CSSObject => ({
  [`& .${rowSlots.boxCell}`]: { gridColumn: 'box', position: 'relative', zIndex: 1, paddingTop: 2, lineHeight: 0 },
  [`& .${rowSlots.identity}`]: { gridColumn: 'id' },
  [`& .${rowSlots.what}`]: { gridColumn: 'what' },
  [`& .${rowSlots.origin}`]: { gridColumn: 'origin', fontSize: 13, lineHeight: '20px', color: token.ink2 },
  [`& .${rowSlots.origin} .${rowSlots.second}`]: { color: token.ink3, fontSize: 12.5 },
  [`& .${rowSlots.decided}`]: {
    gridColumn: 'decided',
    minWidth: 0,
    position: 'relative',
    zIndex: 1,
    pointerEvents: 'none',
  },
  [`& .${rowSlots.decided} > *`]: { pointerEvents: 'auto' },
  [`& .${rowSlots.date}`]: {
    gridColumn: 'date',
    textAlign: 'right',
    fontSize: 12.5,
    lineHeight: '20px',
    color: token.ink3,
  },
  [`& .${rowSlots.date} time`]: { position: 'relative', zIndex: 1, whiteSpace: 'nowrap' },
  [`& .${rowSlots.lines}`]: {
    display: 'grid',
    gridTemplateRows: '20px 20px',
    rowGap: 5,
    alignItems: 'center',
    minWidth: 0,
  },
  [`& .${rowSlots.lines} > *`]: { minWidth: 0, justifySelf: 'start', maxWidth: '100%' },
  [`& .${rowSlots.trunc}`]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [`& .${rowSlots.id}`]: {
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  // Two lines and the badge exceed the content box, so they use 2 px of the row's padding above and below.
  [`& .${rowSlots.id}.${rowSlots.long}`]: {
    fontSize: 11.5,
    lineHeight: '13px',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  [`& .${rowSlots.lines}:has(> .${rowSlots.long})`]: {
    gridTemplateRows: 'minmax(20px, auto) 20px',
    rowGap: 4,
    marginBlock: -2,
  },
});

/** Title and second line. */
const words = (token: Tokens): CSSObject => ({
  [`& .${rowSlots.titleLink}`]: {
    display: 'block',
    fontSize: 14,
    lineHeight: '20px',
    fontWeight: 500,
    color: token.ink2,
    '&:hover': { textDecoration: 'none' },
    // The whole row opens the document. Its checkbox and buttons are above this link.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  [`&.${rowSlots.named} .${rowSlots.titleLink}`]: { color: token.ink },
  [`&.${rowSlots.named} .${rowSlots.id}`]: { fontWeight: 400, color: token.ink2 },
  [`&.${rowSlots.current} .${rowSlots.titleLink}`]: { color: token.ink },
  [`&.${rowSlots.unread} .${rowSlots.titleLink}`]: { fontWeight: 600, color: token.ink },
  [`& .${rowSlots.secondLine}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    fontSize: 13,
    lineHeight: '20px',
    color: token.ink3,
    '& > *': { minWidth: 0 },
    [`& .${rowSlots.action}`]: { flex: 'none', maxWidth: '100%', color: token.ink2 },
    // Leaves room for the matched text.
    [`& .${rowSlots.action}:not(:last-child)`]: { maxWidth: '70%' },
    [`& .${rowSlots.separator}`]: { flex: 'none', width: 1, height: 12, backgroundColor: token.border },
    [`& .${rowSlots.excerpt}`]: { flex: '1 1 0' },
  },
});

/** Icons and buttons that are shown only at some widths or on hover. */
const ACTIONS: CSSObject = {
  [`& .${rowSlots.icons}`]: { display: 'none', gap: 6, alignItems: 'center' },
  [`& .${rowSlots.rowActions}`]: {
    position: 'absolute',
    zIndex: 2,
    right: 14,
    bottom: 6,
    display: 'flex',
    gap: 2,
    backgroundColor: 'inherit',
    opacity: 0,
    pointerEvents: 'none',
  },
  [`&:hover .${rowSlots.rowActions}, &:focus-within .${rowSlots.rowActions}`]: { opacity: 1, pointerEvents: 'auto' },
};

/** Date of a row whose buttons are visible. */
const ACTED_ON = `&:hover:has(.${rowSlots.rowActions}) .${rowSlots.date}, &:focus-within:has(.${rowSlots.rowActions}) .${rowSlots.date}`;

/** Next to a flyout: two columns, and in less room no excerpt. */
const NARROW: CSSObject = {
  '@container results (max-width: 960px)': {
    gridTemplateColumns: '[box] var(--box, 0) [id] 122px [what] minmax(0, 1fr) [end]',
    columnGap: 12,
    [`& .${rowSlots.origin}, & .${rowSlots.decided}`]: { display: 'none' },
    // With no grid line, it is positioned relative to the row itself.
    [`& .${rowSlots.date}`]: {
      gridColumn: 'auto',
      position: 'absolute',
      right: 20,
      bottom: 11,
      display: 'flex',
      flexDirection: 'row-reverse',
      gap: 10,
    },
    [`& .${rowSlots.icons}`]: { display: 'inline-flex' },
    // The buttons are wider than the date, which is hidden instead of being half covered.
    [ACTED_ON]: { opacity: 0 },
    [`& .${rowSlots.secondLine}`]: { paddingRight: 132 },
  },
  '@container results (max-width: 640px)': {
    [`& .${rowSlots.excerpt}, & .${rowSlots.separator}`]: { display: 'none' },
    [`& .${rowSlots.secondLine} .${rowSlots.action}, & .${rowSlots.secondLine} .${rowSlots.action}:not(:last-child)`]: {
      flex: 1,
      maxWidth: '100%',
    },
  },
};

/** Card layout on a phone. */
const CARD: CSSObject = {
  [`@media (max-width: ${BREAKPOINTS.cards - 0.02}px)`]: {
    [`&, &.${rowSlots.withBox}, &.${rowSlots.withOrigin}`]: {
      height: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: '12px 16px',
      rowGap: 4,
    },
    // As specific as the rule for rows without a checkbox, which would put the identifier in columns that a card does
    // not have.
    [`&:not(.${rowSlots.withBox}) > .${rowSlots.identity}, & > .${rowSlots.identity}, & > .${rowSlots.what}`]: {
      gridColumn: '1 / -1',
    },
    // In the corner of the card, with a large touch target.
    [`& .${rowSlots.boxCell}`]: { position: 'absolute', left: 4, top: 0, padding: 14, '--mark-reach': '14px' },
    [`&.${rowSlots.withBox} > .${rowSlots.identity}`]: { paddingLeft: 28 },
    [`& .${rowSlots.identity}`]: { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
    [`& .${rowSlots.id}.${rowSlots.long}`]: { fontSize: 13, lineHeight: '20px' },
    [`& .${rowSlots.what}`]: { display: 'grid', gridTemplateRows: 'auto auto', rowGap: 4 },
    [`& .${rowSlots.titleLink}`]: {
      whiteSpace: 'normal',
      fontSize: 15,
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
    },
    [`& .${rowSlots.secondLine}`]: { paddingRight: 0, flexWrap: 'wrap', rowGap: 4 },
    // The matched text takes up to two lines of its own.
    [`& .${rowSlots.secondLine} .${rowSlots.excerpt}`]: {
      flex: '1 1 100%',
      whiteSpace: 'normal',
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
    },
    [`& .${rowSlots.origin}`]: { gridColumn: 1, display: 'flex', gap: 6 },
    [`& .${rowSlots.decided}`]: { gridColumn: 1, display: 'block' },
    [`& .${rowSlots.decided} > *`]: { display: 'block' },
    [`& .${rowSlots.decided} ul, & .${rowSlots.icons}`]: { display: 'none' },
    [`& .${rowSlots.date}`]: { gridColumn: 2, position: 'static' },
    [ACTED_ON]: { opacity: 1 },
    // Touch screens have no hover, so the actions are always visible on the card.
    [`& .${rowSlots.rowActions}`]: {
      gridColumn: '1 / -1',
      justifySelf: 'end',
      position: 'relative',
      right: 'auto',
      bottom: 'auto',
      opacity: 1,
      pointerEvents: 'auto',
    },
    [`&.${rowSlots.withOrigin} .${rowSlots.rowActions}`]: { gridColumn: 2, gridRow: 3 },
  },
};

/**
 * Grid and states of a row. It is separate from the component, so that rows share one class list and no styles are
 * computed per row.
 */
export const ListRowRoot = styled('li')(({ theme }) => {
  const { token } = theme.vars.palette;
  return { ...frame(token), ...cells(token), ...words(token), ...ACTIONS, ...NARROW, ...CARD };
});
