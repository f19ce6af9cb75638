import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { CountBadge } from '../../../shared/ui/count-badge.tsx';

const Root = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.surface,
  overflow: 'hidden',
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, height: 44, padding: '0 16px' },
  '& > header h2': { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& > header .note': { fontSize: 12, color: theme.vars.palette.token.ink3 },
  '& > header .end': { marginLeft: 'auto', fontSize: 13, fontWeight: 500 },
}));

export interface PanelProps {
  title: string;
  /** Beside the title: of which days. */
  note?: string;
  count?: number | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/** A tile of the dashboard. */
export function Panel({ title, note, count, action, children }: PanelProps) {
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>{title}</h2>
        {note ? <span className="note">{note}</span> : null}
        {count === undefined ? null : <CountBadge>{formatNumber(count)}</CountBadge>}
        {action ? <span className="end">{action}</span> : null}
      </header>
      {children}
    </Root>
  );
}
