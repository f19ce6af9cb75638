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

/** A choice of a few options, exactly one of which is always selected. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange } = props;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_event, chosen: Value | null) => {
        // Pressing the selected segment again gives null, which must not clear the selection.
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
