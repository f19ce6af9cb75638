import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../shared/format/format-number.ts';
import type { Tokens } from '../../../shared/theme/tokens.ts';
import { dashboardTexts } from '../model/dashboard-texts.ts';
import { FigureTable } from './figure-table.tsx';

const Root = styled('div')({ display: 'grid', gap: 10, padding: '0 16px 16px' });

const Total = styled('p')(({ theme }) => ({
  fontSize: 13,
  color: theme.vars.palette.token.ink3,
  '& b': {
    marginRight: 6,
    fontSize: 24,
    lineHeight: '32px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.token.ink,
  },
}));

const Bar = styled('div')({ display: 'flex', gap: 2, height: 10, '& > *': { minWidth: 3, borderRadius: 2 } });

const Part = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: keyof Tokens }>(
  ({ theme, tone }) => ({ backgroundColor: theme.vars.palette.token[tone] }),
);

export interface ShareBarProps {
  label: string;
  nameColumn: string;
  parts: readonly { key: string; name: ReactNode; tone: keyof Tokens; count: number }[];
}

/** A bar divided into shares, and a table with the same data. */
export function ShareBar({ label, nameColumn, parts }: ShareBarProps) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Root>
      <Total>
        <b>{formatNumber(total)}</b>
        {total === 1 ? dashboardTexts.document : `${dashboardTexts.document}s`}
      </Total>
      <Bar aria-hidden="true">
        {parts.map(({ key, tone, count }) => (
          <Part key={key} tone={tone} style={{ flexGrow: count }} />
        ))}
      </Bar>
      <FigureTable label={label} nameColumn={nameColumn} rows={parts} total={total} />
    </Root>
  );
}
