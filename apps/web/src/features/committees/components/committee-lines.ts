import { styled } from '@mui/material/styles';
import { DocumentLines } from '../../../shared/documents/document-lines.tsx';

/** Lines of what belongs to a committee: what it is over a second line, at the right what it opens. */
export const CommitteeLines = styled(DocumentLines)(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    '& .mark': {
      display: 'inline-block',
      marginLeft: 8,
      padding: '0 6px',
      borderRadius: 4,
      fontSize: 12,
      whiteSpace: 'nowrap',
      color: token.ink2,
      backgroundColor: token.sunken,
    },
    '& .end': {
      flex: 'none',
      marginLeft: 'auto',
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 24,
      color: token.ink2,
    },
    '& .end a': { display: 'inline-flex', alignItems: 'center', minHeight: 24 },
    '& h3': { marginTop: 12, fontSize: 13, lineHeight: '20px', fontWeight: 600 },
    '& h3:first-of-type': { marginTop: 0 },
    [theme.breakpoints.down('sm')]: { '& .end': { marginLeft: 0 } },
  };
});
