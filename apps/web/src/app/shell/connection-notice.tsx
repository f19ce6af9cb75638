import { styled } from '@mui/material/styles';
import { useConnectionLost } from '../../shared/api/use-connection-lost.ts';
import { texts } from '../../shared/texts/texts.ts';
import { Icon } from '../../shared/ui/icon.tsx';

const Root = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 36,
  padding: '4px 16px',
  backgroundColor: theme.vars.palette.token.consideringBg,
  color: theme.vars.palette.token.considering,
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 500,
}));

/** Says that the page reconnects by itself; what it shows stays. */
export function ConnectionNotice() {
  const isLost = useConnectionLost();
  return (
    <div role="status">
      {isLost ? (
        <Root>
          <Icon name="refresh" />
          {texts.states.reconnecting}
        </Root>
      ) : null}
    </div>
  );
}
