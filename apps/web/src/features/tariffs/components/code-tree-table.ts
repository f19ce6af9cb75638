import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled, type Theme } from '@mui/material/styles';

const CODE_WIDTH = 116;

/** Class names instead of components, because the tree has thousands of rows. */
export const codeTreeSlots = generateUtilityClasses('RtCodeTree', [
  'name',
  'toggle',
  'code',
  'words',
  'general',
  'special',
  'other',
  'units',
  'lineCount',
]);

const { name, toggle, code, words, general, special, other, units, lineCount } = codeTreeSlots;

const NARROW = {
  '@container (max-width: 899.98px)': {
    '& [role="row"]': { gridTemplateColumns: 'minmax(0, 1fr) 132px' },
    [`& :is(.${special}, .${other}, .${units})`]: { display: 'none' },
  },
  '@container (max-width: 639.98px)': {
    '& [role="row"]': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 2, padding: '8px 16px 8px 8px' },
    [`& .${name}`]: { gridTemplateColumns: '20px minmax(0, 1fr)', rowGap: 0 },
    '& > [data-head]': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    [`& .${name} .${words}`]: { gridColumn: 2 },
    [`& .${name} .${code}:empty`]: { display: 'none' },
    [`& .${general}`]: { paddingLeft: 'calc(var(--indent) + 24px)', '&:empty': { display: 'none' } },
  },
} as const;

function cellStyles({ token }: Theme['vars']['palette']) {
  return {
    [`& .${name}`]: {
      paddingLeft: 'var(--indent)',
      display: 'grid',
      gridTemplateColumns: `20px ${CODE_WIDTH}px minmax(0, 1fr)`,
      alignItems: 'start',
      gap: 4,
      minWidth: 0,
    },
    [`& .${toggle}`]: { display: 'grid', placeItems: 'center', width: 20, height: 20, color: token.ink3 },
    [`& .${code}`]: { fontVariantNumeric: 'tabular-nums', fontWeight: 500 },
    [`& .${words}`]: { overflowWrap: 'anywhere' },
    [`& .${name}[data-head] .${words}`]: { fontWeight: 500 },
    [`& :is(.${special}, .${other}, .${units}, .${lineCount})`]: { color: token.ink2, fontWeight: 400 },
    [`& .${special}`]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    },
    [`& :is(.${general}, .${other}, .${units})`]: { overflowWrap: 'anywhere' },
  } as const;
}

/** The tree and its rows: five columns, two in a narrow layout, and two lines per row on a phone. */
export const CodeTreeTable = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    containerType: 'inline-size',
    fontSize: 13,
    lineHeight: '20px',
    '& [role="row"]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 132px 168px 112px 64px',
      columnGap: 16,
      minHeight: 36,
      padding: '7px 20px 7px 12px',
      borderTop: `1px solid ${token.border}`,
      cursor: 'pointer',
      // Keeps rows clear of the sticky header.
      scrollMarginBlock: 72,
      '&:hover': { backgroundColor: token.hover },
      '&[data-open]': { backgroundColor: token.selected, boxShadow: `inset 3px 0 0 ${token.accent}` },
      '&:focus-visible': { outline: 'none', boxShadow: `inset 0 0 0 2px ${token.accent}` },
      '&[data-kind="chapter"]': { backgroundColor: token.surfaceSub, fontWeight: 500 },
    },
    ...cellStyles(theme.vars.palette),
    '& > [data-head]': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      '& > [role="row"]': {
        borderTop: 0,
        cursor: 'default',
        backgroundColor: token.surfaceSub,
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 500,
        color: token.ink2,
      },
    },
    ...NARROW,
  };
});
