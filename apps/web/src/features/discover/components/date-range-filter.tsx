import { styled } from '@mui/material/styles';
import type { DateRange } from '@rotunda/contract';
import { DATE_PRESETS } from '@rotunda/contract/values';
import { useId } from 'react';
import { FilterGroup } from '../../../shared/ui/filter-rail.tsx';
import { PendingDot } from '../../../shared/ui/pending-dot.tsx';
import { discoverTexts } from '../discover-texts.ts';
import { dayOfSeconds, getFirstSecond, getLastSecond } from '../model/day-bounds.ts';
import { PRESET_LABELS } from '../../../shared/format/filter-labels.ts';

const Presets = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    padding: '2px 0 4px',
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      height: 24,
      padding: '0 8px',
      border: `1px solid ${token.border}`,
      borderRadius: 6,
      font: 'inherit',
      fontSize: 12.5,
      cursor: 'pointer',
      color: token.ink,
      backgroundColor: token.surface,
      '&:hover': { backgroundColor: token.hover },
      '&[aria-pressed="true"]': { borderColor: token.accent, backgroundColor: token.selected },
      [theme.breakpoints.down('sm')]: { height: 36, padding: '0 12px' },
    },
  };
});

const Days = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  marginTop: 4,
  fontSize: 12,
  color: theme.vars.palette.token.ink2,
  '& label': { display: 'grid', gap: 2, minWidth: 0 },
  '& input': {
    width: '100%',
    minWidth: 0,
    height: 32,
    padding: '0 6px',
    font: 'inherit',
    fontSize: 13,
    border: `1px solid ${theme.vars.palette.token.control}`,
    borderRadius: 6,
    color: theme.vars.palette.token.ink,
    backgroundColor: theme.vars.palette.token.surface,
  },
}));

const ReversedDays = styled('p')(({ theme }) => ({ gridColumn: '1 / -1', color: theme.vars.palette.token.failed }));

export interface DateRangeFilterProps {
  title: string;
  range: DateRange | null;
  /** The active range, to mark changes that wait for Apply. */
  active: DateRange | null;
  onChange: (range: DateRange | null) => void;
  startsClosed?: boolean;
}

/** The last 7, 30 or 90 days, the year to date, or custom days (SEA-08). Clicking the selected option clears it. */
export function DateRangeFilter({ title, range, active, onChange, startsClosed = false }: DateRangeFilterProps) {
  const choose = (name: DateRange['name']) =>
    onChange(range?.name === name ? null : { name, startTs: null, stopTs: null });
  const setBound = (bound: 'startTs' | 'stopTs', day: string) =>
    onChange({
      name: 'custom',
      startTs: range?.startTs ?? null,
      stopTs: range?.stopTs ?? null,
      [bound]: bound === 'startTs' ? getFirstSecond(day) : getLastSecond(day),
    });
  return (
    <FilterGroup title={title} chosenCount={range ? 1 : 0} startsClosed={startsClosed}>
      <Presets role="group" aria-label={title}>
        {DATE_PRESETS.map((name) => (
          <button key={name} type="button" aria-pressed={range?.name === name} onClick={() => choose(name)}>
            {PRESET_LABELS[name]}
            {isChanged(name, range, active) ? <PendingDot /> : null}
          </button>
        ))}
      </Presets>
      {range?.name === 'custom' ? <CustomDays range={range} onBoundChange={setBound} /> : null}
    </FilterGroup>
  );
}

/** Whether Apply would select the preset, clear it or change its days. */
function isChanged(name: DateRange['name'], range: DateRange | null, active: DateRange | null): boolean {
  const isChosen = range?.name === name;
  if (isChosen !== (active?.name === name)) return true;
  return isChosen && (range.startTs !== active?.startTs || range.stopTs !== active.stopTs);
}

interface CustomDaysProps {
  range: DateRange;
  onBoundChange: (bound: 'startTs' | 'stopTs', day: string) => void;
}

function CustomDays({ range: { startTs, stopTs }, onBoundChange }: CustomDaysProps) {
  const faultId = useId();
  const isReversed = startTs !== null && stopTs !== null && startTs > stopTs;
  const describedBy = isReversed ? { 'aria-invalid': true, 'aria-describedby': faultId } : {};
  return (
    <Days>
      <label>
        {discoverTexts.from}
        <input
          type="date"
          value={dayOfSeconds(startTs)}
          onChange={(event) => onBoundChange('startTs', event.target.value)}
          {...describedBy}
        />
      </label>
      <label>
        {discoverTexts.to}
        <input
          type="date"
          value={dayOfSeconds(stopTs)}
          onChange={(event) => onBoundChange('stopTs', event.target.value)}
          {...describedBy}
        />
      </label>
      {isReversed ? (
        <ReversedDays id={faultId} role="alert">
          {discoverTexts.daysReversed}
        </ReversedDays>
      ) : null}
    </Days>
  );
}
