import { styled } from '@mui/material/styles';

/** Area of a list screen between top bar and footer: filter rail | results | flyout. Each scrolls independently. */
export const WorkArea = styled('div')({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  overflow: 'hidden',
});

/** The middle column. */
export const ResultColumn = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  backgroundColor: theme.vars.palette.token.surface,
}));

/** Scroll container of a column. */
export const ScrollPane = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.vars.palette.token.border} transparent`,
}));

/** A ruled bar of controls above a list, at least 40 px high. */
export const ColumnBar = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '0 20px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.surface,
  fontSize: 13,
  lineHeight: '20px',
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

/** Sticky heading of a group of rows, such as a day or a document type. */
export const GroupHeading = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 36,
  padding: '0 20px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.surfaceSub,
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 600,
  '& h2, & h3': { font: 'inherit' },
  '& > svg': { color: theme.vars.palette.token.ink3 },
  // Aligns with the rows below.
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

/** Number of rows in a group, next to its heading. */
export const GroupCount = styled('span')(({ theme }) => ({
  fontWeight: 400,
  color: theme.vars.palette.token.ink3,
  fontVariantNumeric: 'tabular-nums',
}));

/** Button at the right of a `GroupHeading`. */
export const GroupAction = styled('button')(({ theme }) => ({
  marginLeft: 'auto',
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  color: theme.vars.palette.token.accent,
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 2 },
}));
