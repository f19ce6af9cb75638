import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('dl', { shouldForwardProp: (prop) => prop !== 'labelWidth' })<{ labelWidth: number }>(
  ({ theme, labelWidth }) => ({
    display: 'grid',
    gridTemplateColumns: `${labelWidth}px minmax(0, 1fr)`,
    gap: '6px 12px',
    fontSize: 13,
    lineHeight: '20px',
    '& dt': { color: theme.vars.palette.token.ink3 },
    '& dd': { overflowWrap: 'anywhere' },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 0,
      '& dd': { marginBottom: 8 },
    },
  }),
);

export interface Fact {
  label: string;
  /** Left out with its label when null, undefined or an empty text. */
  value: ReactNode;
}

/** Label and value, one fact a line. Facts nobody knows are left out. */
export function FactList({ facts, labelWidth = 128 }: { facts: readonly Fact[]; labelWidth?: number }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false);
  if (known.length === 0) return null;
  return (
    <Root labelWidth={labelWidth}>
      {known.map(({ label, value }) => (
        <FactLine key={label} label={label} value={value} />
      ))}
    </Root>
  );
}

function FactLine({ label, value }: Fact) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
