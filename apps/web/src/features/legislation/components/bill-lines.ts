import { styled } from '@mui/material/styles';
import { DocumentLines } from '../../../shared/documents/document-lines.tsx';

/** Lines of a bill's items: date on the left, title with a second line, and one item on the right. */
export const BillLines = styled(DocumentLines)(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    '& .when': { flex: 'none', width: 96, whiteSpace: 'nowrap', color: token.ink2, fontVariantNumeric: 'tabular-nums' },
    '& .end': {
      flex: 'none',
      marginLeft: 'auto',
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      whiteSpace: 'nowrap',
      color: token.ink2,
    },
    // Minimum touch target of 24 px.
    '& .end a, & .link': { display: 'inline-flex', alignItems: 'center', minHeight: 24 },
    // Long sponsor names wrap.
    '& .link': { whiteSpace: 'normal' },
    '& .link:hover': { textDecoration: 'underline', textUnderlineOffset: 2 },
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
      '& .when': { width: 88 },
      '& li': { flexWrap: 'wrap' },
      // Anything that leaves too little room for the title wraps below it.
      '& .main': { minWidth: 240 },
    },
  };
});
