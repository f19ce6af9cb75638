import { styled } from '@mui/material/styles';

/** The day of a document that a search matches, at the end of its line. */
export const MatchDay = styled('span')(({ theme }) => ({
  color: theme.vars.palette.token.ink3,
  fontSize: 12.5,
  whiteSpace: 'nowrap',
}));
