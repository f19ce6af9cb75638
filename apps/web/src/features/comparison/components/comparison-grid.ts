import { styled } from '@mui/material/styles';

/** Grid of section list, text and strip; on phones, the text with its strip, and bars above and below. */
export const ComparisonGrid = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    flex: 1,
    minHeight: 0,
    display: 'grid',
    gridTemplateColumns: '280px minmax(0, 1fr) 20px',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    '& > .rail': {
      gridRow: '1 / -1',
      minHeight: 0,
      overflow: 'auto',
      borderRight: `1px solid ${token.border}`,
      backgroundColor: token.surfaceSub,
      scrollbarWidth: 'thin',
    },
    '& > .sides': {
      gridColumn: 2,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      borderBottom: `1px solid ${token.border}`,
      backgroundColor: token.surface,
    },
    '& > .sides > div + div': { borderLeft: `1px solid ${token.border}` },
    '& > [data-comparison-text]': { gridColumn: 2, gridRow: 2 },
    '& > .strip': { gridColumn: 3, gridRow: '1 / -1', display: 'grid' },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 20px',
      gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
      '& > .sides': { gridColumn: '1 / -1' },
      '& > .choice': {
        gridColumn: '1 / -1',
        padding: '8px 16px',
        borderBottom: `1px solid ${token.border}`,
        '& .MuiToggleButtonGroup-root': { width: '100%' },
        '& .MuiToggleButton-root': { flex: 1 },
      },
      '& > [data-comparison-text]': { gridColumn: 1, gridRow: 3 },
      '& > .strip': { gridColumn: 2, gridRow: 3 },
      '& .aligned': { fontSize: 13, color: token.ink2 },
      '& > .steps': {
        gridColumn: '1 / -1',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        padding: '8px 16px',
        borderTop: `1px solid ${token.border}`,
        backgroundColor: token.surface,
      },
    },
    '@media print': { display: 'block', '& > .rail, & > .strip, & > .steps, & > .choice': { display: 'none' } },
  };
});
