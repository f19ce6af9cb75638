import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '../../../shared/ui/icon.tsx';
import { alertsTexts } from '../model/alerts-texts.ts';

const Root = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '2px 12px 2px 20px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.accentTint,
  color: theme.vars.palette.token.accent,
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 500,
}));

/** Says that alerts have arrived without moving what is being read. */
export function NewAlertsBar({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div role="status">
      {count > 0 ? (
        <Root>
          <Icon name="bell" />
          {alertsTexts.newAlerts(count)}
          <Button size="small" onClick={onShow}>
            {alertsTexts.show}
          </Button>
        </Root>
      ) : null}
    </div>
  );
}
