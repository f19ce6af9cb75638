import { styled } from '@mui/material/styles';

/** Hidden while the user reads on a phone, where the find field is then the only row of tools. */
const WHILE_READING = { '[data-head="collapsed"] &': { display: 'none' } } as const;

/** Around the reader: tools across the top, outline on the left, text. */
export const ReaderGrid = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export const ToolBar = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 48,
  padding: '6px 24px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.surface,
  [theme.breakpoints.down('sm')]: { padding: '6px 16px', '& .MuiOutlinedInput-root': { flex: 1 } },
}));

/** What is read: the version, and on phones the section. */
export const ReadingChoices = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 8,
    width: '100%',
    // Twice, to outrank the widths that selects and buttons have of their own.
    '&& > *': { minWidth: 0 },
    ...WHILE_READING,
  },
}));

/** Explains how deleted and added words are marked. */
export const ChangeKey = styled('span')(({ theme }) => ({
  fontSize: 13,
  color: theme.vars.palette.token.ink2,
  [theme.breakpoints.down('sm')]: WHILE_READING,
}));

export const FindTools = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { marginLeft: 0, width: '100%' },
}));

export const OutlinePane = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'auto',
  padding: '12px 8px 24px 14px',
  borderRight: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.surfaceSub,
  scrollbarWidth: 'thin',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

/** Scroll container. It is focusable, so that it can be read without a pointer. */
export const TextPane = styled('div')(({ theme }) => ({
  gridColumn: 2,
  overflow: 'auto',
  overflowAnchor: 'none',
  padding: '0 32px',
  backgroundColor: theme.vars.palette.token.surface,
  [theme.breakpoints.down('sm')]: { gridColumn: 1, padding: '0 16px' },
}));

/** The column of text, as tall as all its lines; those in view are placed in it. */
export const TextColumn = styled('div')({
  position: 'relative',
  width: '100%',
  maxWidth: '68ch',
  margin: '0 auto',
  fontSize: 16,
  '& > [data-index]': { position: 'absolute', insetInline: 0, top: 0 },
});
