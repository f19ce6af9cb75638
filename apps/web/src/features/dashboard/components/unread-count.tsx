import { styled } from '@mui/material/styles';
import { formatNumber } from '../../../shared/format/format-number.ts';

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'isZero' })<{ isZero: boolean }>(
  ({ theme, isZero }) => ({
    textAlign: 'right',
    fontWeight: isZero ? 400 : 600,
    color: theme.vars.palette.token[isZero ? 'ink3' : 'accent'],
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Number of unread alerts at the end of a row. */
export function UnreadCount({ count }: { count: number }) {
  return (
    <Root isZero={count === 0} aria-label={`${formatNumber(count)} unread`}>
      {formatNumber(count)}
    </Root>
  );
}
