import { styled } from '@mui/material/styles';

/** Second line of a cell or row, in smaller and fainter text. */
export const SecondLine = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 400,
  color: theme.vars.palette.token.ink3,
  overflowWrap: 'anywhere',
}));
