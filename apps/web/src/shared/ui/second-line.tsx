import { styled } from '@mui/material/styles';

/** Under the words of a cell or a row: smaller, in fainter ink. */
export const SecondLine = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 400,
  color: theme.vars.palette.token.ink3,
  overflowWrap: 'anywhere',
}));
