import { styled } from '@mui/material/styles';

const Root = styled('span')(({ theme }) => ({
  display: 'inline-block',
  width: 6,
  height: 6,
  flex: 'none',
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.token.considering,
}));

/** Marks a change that is not applied yet. */
export function PendingDot() {
  return <Root title="Not applied yet" />;
}
