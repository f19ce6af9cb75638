import { styled } from '@mui/material/styles';
import { BREAKPOINTS } from '../theme/measures.ts';
import type { Tokens } from '../theme/tokens.ts';

/** The list container. Rows adapt to its width rather than to the window's. */
export const RowList = styled('ul')({ containerName: 'results', containerType: 'inline-size', minWidth: 0 });

/** Columns, and the states that color the whole row. */
const frame = (token: Tokens) =>
  ({
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
    '&.with-box': { '--box': '16px' },
    '&.with-origin': { '--origin': '148px', '--decided': '204px' },
    '&:not(.with-box)': { marginLeft: 0, '& > .identity': { gridColumnStart: 'box', gridColumnEnd: 'what' } },
    '&:hover': { backgroundColor: token.hover },
    '&.selected': { backgroundColor: token.selected },
    '&.selected::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      right: 0,
      width: 2,
      backgroundColor: token.primary,
    },
    '&.unread::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 0,
      bottom: -1,
      width: 3,
      backgroundColor: token.accent,
    },
    '&:has(.open:focus-visible)': { boxShadow: `inset 0 0 0 2px ${token.accent}`, '& .open': { outline: 'none' } },
  }) as const;

/** The column of each cell. */
const cells = (token: Tokens) =>
  ({
    '& .box-cell': { gridColumn: 'box', position: 'relative', zIndex: 1, paddingTop: 2, lineHeight: 0 },
    '& .identity': { gridColumn: 'id' },
    '& .what': { gridColumn: 'what' },
    '& .origin': { gridColumn: 'origin', fontSize: 13, lineHeight: '20px', color: token.ink2 },
    '& .origin .second': { color: token.ink3, fontSize: 12.5 },
    '& .decided': { gridColumn: 'decided', minWidth: 0, position: 'relative', zIndex: 1, pointerEvents: 'none' },
    '& .decided > *': { pointerEvents: 'auto' },
    '& .date': { gridColumn: 'date', textAlign: 'right', fontSize: 12.5, lineHeight: '20px', color: token.ink3 },
    '& .date time': { position: 'relative', zIndex: 1, whiteSpace: 'nowrap' },
    '& .lines': { display: 'grid', gridTemplateRows: '20px 20px', rowGap: 5, alignItems: 'center', minWidth: 0 },
    '& .lines > *': { minWidth: 0, justifySelf: 'start', maxWidth: '100%' },
    '& .trunc': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .id': {
      fontSize: 13,
      lineHeight: '20px',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    // Two lines and the badge exceed the content box, so they use 2 px of the row's padding above and below.
    '& .id.long': {
      fontSize: 11.5,
      lineHeight: '13px',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
    '& .lines:has(> .long)': { gridTemplateRows: 'minmax(20px, auto) 20px', rowGap: 4, marginBlock: -2 },
  }) as const;

/** Title and second line. */
const words = (token: Tokens) =>
  ({
    '& .open': {
      display: 'block',
      fontSize: 14,
      lineHeight: '20px',
      fontWeight: 500,
      color: token.ink2,
      '&:hover': { textDecoration: 'none' },
      // The whole row opens the document. Its checkbox and buttons are above this link.
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
    '&.named .open': { color: token.ink },
    '&.named .id': { fontWeight: 400, color: token.ink2 },
    '&.selected .open': { color: token.ink },
    '&.unread .open': { fontWeight: 600, color: token.ink },
    '& .second-line': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      width: '100%',
      fontSize: 13,
      lineHeight: '20px',
      color: token.ink3,
      '& > *': { minWidth: 0 },
      '& .action': { flex: 'none', maxWidth: '100%', color: token.ink2 },
      // Leaves room for the matched text.
      '& .action:not(:last-child)': { maxWidth: '70%' },
      '& .separator': { flex: 'none', width: 1, height: 12, backgroundColor: token.border },
      '& .excerpt': { flex: '1 1 0' },
    },
  }) as const;

/** Icons and buttons that are shown only at some widths or on hover. */
const ACTIONS = {
  '& .icons': { display: 'none', gap: 6, alignItems: 'center' },
  '& .row-actions': {
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
  '&:hover .row-actions, &:focus-within .row-actions': { opacity: 1, pointerEvents: 'auto' },
} as const;

/** Date of a row whose buttons are visible. */
const ACTED_ON = '&:hover:has(.row-actions) .date, &:focus-within:has(.row-actions) .date';

/** Next to a flyout: two columns, and in less room no excerpt. */
const NARROW = {
  '@container results (max-width: 960px)': {
    gridTemplateColumns: '[box] var(--box, 0) [id] 122px [what] minmax(0, 1fr) [end]',
    columnGap: 12,
    '& .origin, & .decided': { display: 'none' },
    // With no grid line, it is positioned relative to the row itself.
    '& .date': {
      gridColumn: 'auto',
      position: 'absolute',
      right: 20,
      bottom: 11,
      display: 'flex',
      flexDirection: 'row-reverse',
      gap: 10,
    },
    '& .icons': { display: 'inline-flex' },
    // The buttons are wider than the date, which is hidden instead of being half covered.
    [ACTED_ON]: { opacity: 0 },
    '& .second-line': { paddingRight: 132 },
  },
  '@container results (max-width: 640px)': {
    '& .excerpt, & .separator': { display: 'none' },
    '& .second-line .action, & .second-line .action:not(:last-child)': { flex: 1, maxWidth: '100%' },
  },
} as const;

/** Card layout on a phone. */
const CARD = {
  [`@media (max-width: ${BREAKPOINTS.cards - 0.02}px)`]: {
    '&, &.with-box, &.with-origin': {
      height: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      padding: '12px 16px',
      rowGap: 4,
    },
    // As specific as the rule for rows without a checkbox, which would put the identifier in columns that a card does
    // not have.
    '&:not(.with-box) > .identity, & > .identity, & > .what': { gridColumn: '1 / -1' },
    // In the corner of the card, with a large touch target.
    '& .box-cell': { position: 'absolute', left: 4, top: 0, padding: 14, '--mark-reach': '14px' },
    '&.with-box > .identity': { paddingLeft: 28 },
    '& .identity': { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
    '& .id.long': { fontSize: 13, lineHeight: '20px' },
    '& .what': { display: 'grid', gridTemplateRows: 'auto auto', rowGap: 4 },
    '& .open': {
      whiteSpace: 'normal',
      fontSize: 15,
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
    },
    '& .second-line': { paddingRight: 0, flexWrap: 'wrap', rowGap: 4 },
    // The matched text takes up to two lines of its own.
    '& .second-line .excerpt': {
      flex: '1 1 100%',
      whiteSpace: 'normal',
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
    },
    '& .origin': { gridColumn: 1, display: 'flex', gap: 6 },
    '& .decided': { gridColumn: 1, display: 'block' },
    '& .decided .decisions': { display: 'block' },
    '& .decided ul, & .icons': { display: 'none' },
    '& .date': { gridColumn: 2, position: 'static' },
    [ACTED_ON]: { opacity: 1 },
    // Touch screens have no hover, so the actions are always visible on the card.
    '& .row-actions': {
      gridColumn: '1 / -1',
      justifySelf: 'end',
      position: 'relative',
      right: 'auto',
      bottom: 'auto',
      opacity: 1,
      pointerEvents: 'auto',
    },
    '&.with-origin .row-actions': { gridColumn: 2, gridRow: 3 },
  },
} as const;

/**
 * Grid and states of a row. It is separate from the component, so that rows share one class list and no styles are
 * computed per row.
 */
export const ListRowRoot = styled('li')(({ theme }) => {
  const { token } = theme.vars.palette;
  return { ...frame(token), ...cells(token), ...words(token), ...ACTIONS, ...NARROW, ...CARD };
});
