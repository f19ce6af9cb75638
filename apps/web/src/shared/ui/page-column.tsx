import { styled } from '@mui/material/styles';

/** The content of a page in one column of at most 1120 px. */
export const PageColumn = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1120,
  margin: '0 auto',
  padding: 24,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 16,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));
