import { styled } from '@mui/material/styles';
import { DATE_PRESETS, type DateRange } from '@rotunda/contract';
import { useId } from 'react';
import { FilterGroup } from '../../../shared/ui/filter-rail.tsx';
import { discoverTexts } from '../discover-texts.ts';
import { dayOfSeconds, firstSecondOf, lastSecondOf } from '../model/day-bounds.ts';
import { PRESET_LABELS } from '../model/filter-chips.ts';

const Presets = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    padding: '2px 0 4px',
    '& button': {
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

export interface DateRangeFilterProps {
  title: string;
  range: DateRange | null;
  isPending: boolean;
  onChange: (range: DateRange | null) => void;
  startsClosed?: boolean;
}

/** The last 7, 30 or 90 days, the year to date, or days of one's own (S1 §4). Pressing the chosen one takes it back. */
export function DateRangeFilter({ title, range, onChange, startsClosed = false }: DateRangeFilterProps) {
  const groupId = useId();
  const choose = (name: DateRange['name']) =>
    onChange(range?.name === name ? null : { name, startTs: null, stopTs: null });
  const setBound = (bound: 'startTs' | 'stopTs', day: string) =>
    onChange({
      name: 'custom',
      startTs: range?.startTs ?? null,
      stopTs: range?.stopTs ?? null,
      [bound]: bound === 'startTs' ? firstSecondOf(day) : lastSecondOf(day),
    });
  return (
    <FilterGroup title={title} chosenCount={range ? 1 : 0} startsClosed={startsClosed}>
      <Presets role="group" aria-label={title} id={groupId}>
        {DATE_PRESETS.map((name) => (
          <button key={name} type="button" aria-pressed={range?.name === name} onClick={() => choose(name)}>
            {PRESET_LABELS[name]}
          </button>
        ))}
      </Presets>
      {range?.name === 'custom' ? (
        <Days>
          <label>
            {discoverTexts.from}
            <input
              type="date"
              value={dayOfSeconds(range.startTs)}
              onChange={(event) => setBound('startTs', event.target.value)}
            />
          </label>
          <label>
            {discoverTexts.to}
            <input
              type="date"
              value={dayOfSeconds(range.stopTs)}
              onChange={(event) => setBound('stopTs', event.target.value)}
            />
          </label>
        </Days>
      ) : null}
    </FilterGroup>
  );
}
