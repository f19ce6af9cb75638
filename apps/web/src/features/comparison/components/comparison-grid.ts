import { styled } from '@mui/material/styles';

/** Grid of section list, text and strip; on phones, the text with its strip, and bars above and below. */
export const ComparisonGrid = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr) 20px',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  '& > [data-comparison-text]': { gridColumn: 2, gridRow: 2 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 20px',
    gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
    '& > [data-comparison-text]': { gridColumn: 1, gridRow: 3 },
  },
  '@media print': { display: 'block' },
}));

/** Column of the section list, left of the text. */
export const RailPane = styled('aside')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    gridRow: '1 / -1',
    minHeight: 0,
    overflow: 'auto',
    borderRight: `1px solid ${token.border}`,
    backgroundColor: token.surfaceSub,
    scrollbarWidth: 'thin',
    '@media print': { display: 'none' },
  };
});

/** Heads of both sides, above their texts. */
export const Sides = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    gridColumn: 2,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    borderBottom: `1px solid ${token.border}`,
    backgroundColor: token.surface,
    '& > div + div': { borderLeft: `1px solid ${token.border}` },
    [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
  };
});

/** Bar above the text on phones, with the choice between the texts. */
export const TextChoice = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    gridColumn: '1 / -1',
    padding: '8px 16px',
    borderBottom: `1px solid ${theme.vars.palette.token.border}`,
    '& .MuiToggleButtonGroup-root': { width: '100%' },
    '& .MuiToggleButton-root': { flex: 1 },
  },
  '@media print': { display: 'none' },
}));

/** Column of the overview strip, right of the text. */
export const Strip = styled('div')(({ theme }) => ({
  gridColumn: 3,
  gridRow: '1 / -1',
  display: 'grid',
  [theme.breakpoints.down('sm')]: { gridColumn: 2, gridRow: 3 },
  '@media print': { display: 'none' },
}));

/** Bar below the text on phones, with the section list and the change buttons. */
export const Steps = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    [theme.breakpoints.down('sm')]: {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: '8px 16px',
      borderTop: `1px solid ${token.border}`,
      backgroundColor: token.surface,
    },
    '@media print': { display: 'none' },
  };
});
