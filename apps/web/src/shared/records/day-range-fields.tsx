import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { endOfDay, startOfDay, toFieldDay } from '../format/local-time.ts';

const Days = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });

export interface DayRangeFieldsProps {
  from: DayFieldProps;
  to: DayFieldProps;
}

interface DayFieldProps {
  label: string;
  /** Unix seconds. */
  value: number | undefined;
  onChange: (seconds: number | undefined) => void;
}

/**
 * Two date fields in the user's time zone for a `FilterDrawer`: the first second of one day and the last second of the
 * other.
 */
export function DayRangeFields({ from, to }: DayRangeFieldsProps) {
  return (
    <Days>
      <DayField {...from} secondsOf={startOfDay} />
      <DayField {...to} secondsOf={endOfDay} />
    </Days>
  );
}

function DayField({
  label,
  value,
  onChange,
  secondsOf,
}: DayFieldProps & { secondsOf: (day: string) => number | null }) {
  return (
    <TextField
      type="date"
      label={label}
      value={toFieldDay(value)}
      onChange={(event) => onChange(secondsOf(event.target.value) ?? undefined)}
    />
  );
}
