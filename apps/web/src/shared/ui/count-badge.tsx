import { styled } from '@mui/material/styles';

/** A small round count next to a heading or a tab. */
export const CountBadge = styled('span')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 18,
  padding: '0 5px',
  borderRadius: 9,
  fontSize: 12,
  lineHeight: '18px',
  fontWeight: 500,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: theme.vars.palette.token.sunken,
  color: theme.vars.palette.token.ink2,
}));
