import { styled } from '@mui/material/styles';
import type { AdvocacyRelationship } from '@rotunda/contract';
import { ADVOCACY_CHANNELS } from '@rotunda/contract/values';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { advocacyTexts } from '../model/advocacy-texts.ts';
import type { Kpis } from '../model/kpis.ts';

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  gap: 12,
  margin: '0 0 16px',
  '& > div': { padding: '8px 12px', border: `1px solid ${theme.vars.palette.token.border}`, borderRadius: 6 },
  '& dt': { fontSize: 12, lineHeight: '16px', color: theme.vars.palette.token.ink2 },
  '& dd': { margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

export interface KpiFiguresProps {
  kpis: Kpis;
  relationships: readonly AdvocacyRelationship[];
}

/** Totals for the selected days, and the numbers of contacts and advocates, which do not depend on the days. */
export function KpiFigures({ kpis, relationships }: KpiFiguresProps) {
  const sum = (name: 'contactsCount' | 'advocatesCount') => relationships.reduce((total, one) => total + one[name], 0);
  return (
    <Figures aria-label={advocacyTexts.activity}>
      {ADVOCACY_CHANNELS.map(({ kpi }) => (
        <Figure key={kpi} label={advocacyTexts.kpis[kpi]} value={kpis[kpi]} />
      ))}
      <Figure label={advocacyTexts.contacts} value={sum('contactsCount')} />
      <Figure label={advocacyTexts.advocates} value={sum('advocatesCount')} />
    </Figures>
  );
}

function Figure({ label, value }: { label: string; value: number | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd {...(value === null ? { title: advocacyTexts.notApplicableHint } : {})}>
        {value === null ? advocacyTexts.notApplicable : formatNumber(value)}
      </dd>
    </div>
  );
}
