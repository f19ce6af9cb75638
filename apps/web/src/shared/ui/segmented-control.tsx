import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { formatNumber } from '../format/format-number.ts';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  count?: number;
}

export interface SegmentedControlProps<Value extends string> {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of a few that is always made: one segment is chosen at any time. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange } = props;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_event, chosen: Value | null) => {
        // Pressing the chosen segment again gives null: the choice stays.
        if (chosen !== null && chosen !== value) onChange(chosen);
      }}
    >
      {segments.map((segment) => (
        <ToggleButton key={segment.value} value={segment.value}>
          {segment.label}
          {segment.count === undefined ? null : <> {formatNumber(segment.count)}</>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
