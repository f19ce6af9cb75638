import { styled } from '@mui/material/styles';

/** Lines of 40-56 px: what it is over a second line, one thing at the right. */
export const BillLines = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    fontSize: 13,
    lineHeight: '20px',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minHeight: 44,
      padding: '6px 0',
      borderBottom: `1px solid ${token.border}`,
    },
    '& li:last-child': { borderBottom: 0 },
    '& .main': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& .name': { fontWeight: 500 },
    '& .second': { display: 'block', fontSize: 12, lineHeight: '16px', color: token.ink3 },
    '& .when': { flex: 'none', width: 96, color: token.ink2, fontVariantNumeric: 'tabular-nums' },
    '& .end': {
      flex: 'none',
      marginLeft: 'auto',
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      whiteSpace: 'nowrap',
      color: token.ink2,
    },
    // A finger needs 24 px.
    '& .end a, & .link': { display: 'inline-flex', alignItems: 'center', minHeight: 24 },
    '& .link': {
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      fontWeight: 500,
      cursor: 'pointer',
      color: token.accent,
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: 2 },
    },
    '& .mark': {
      display: 'inline-block',
      whiteSpace: 'nowrap',
      padding: '0 6px',
      borderRadius: 4,
      fontSize: 12,
      color: token.ink2,
      backgroundColor: token.sunken,
      marginLeft: 8,
    },
    '& .said': { textTransform: 'capitalize' },
    [theme.breakpoints.down('sm')]: {
      '& .when': { width: 84 },
      '& li': { flexWrap: 'wrap' },
      '& .main': { minWidth: 180 },
    },
  };
});
