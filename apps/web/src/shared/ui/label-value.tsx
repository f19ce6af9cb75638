import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('dl', { shouldForwardProp: (prop) => prop !== 'labelWidth' })<{ labelWidth: number }>(
  ({ theme, labelWidth }) => ({
    display: 'grid',
    gridTemplateColumns: `${labelWidth}px minmax(0, 1fr)`,
    gap: '6px 12px',
    fontSize: 13,
    lineHeight: '20px',
    '& dt': { color: theme.vars.palette.token.ink3, scrollMarginTop: 'var(--section-scroll-margin, 56px)' },
    '& dd': { overflowWrap: 'anywhere' },
    // A list starts on the line of its label.
    '& dd li:first-of-type': { paddingTop: 0 },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 0,
      '& dd': { marginBottom: 8 },
    },
  }),
);

export interface Fact {
  label: string;
  /** The fact is omitted with its label if the value is null, undefined or an empty text. */
  value: ReactNode;
  /** Id that makes the line linkable. */
  anchor?: string;
}

/** Lists facts with label and value, one per line. Unknown facts are omitted. */
export function LabelValue({ facts, labelWidth = 128 }: { facts: readonly Fact[]; labelWidth?: number }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false);
  if (known.length === 0) return null;
  return (
    <Root labelWidth={labelWidth}>
      {known.map((fact) => (
        <FactLine key={fact.label} {...fact} />
      ))}
    </Root>
  );
}

function FactLine({ label, value, anchor }: Fact) {
  return (
    <>
      <dt {...(anchor === undefined ? {} : { id: anchor })}>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
