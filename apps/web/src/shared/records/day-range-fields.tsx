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
      <DayField {...from} getSeconds={startOfDay} />
      <DayField {...to} getSeconds={endOfDay} />
    </Days>
  );
}

function DayField({
  label,
  value,
  onChange,
  getSeconds,
}: DayFieldProps & { getSeconds: (day: string) => number | null }) {
  return (
    <TextField
      type="date"
      label={label}
      value={toFieldDay(value)}
      onChange={(event) => onChange(getSeconds(event.target.value) ?? undefined)}
    />
  );
}
