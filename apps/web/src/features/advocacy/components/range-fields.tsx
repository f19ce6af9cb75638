import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { advocacyTexts } from '../model/advocacy-texts.ts';
import { ADVOCACY_RANGES, type AdvocacyRange, type Days } from '../model/date-range.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginBottom: 16,
  '& > *': { width: 168 },
  [theme.breakpoints.down('sm')]: { '& > *': { width: '100%' } },
}));

export interface RangeFieldsProps {
  range: AdvocacyRange;
  onRangeChange: (range: AdvocacyRange) => void;
  /** Days of the custom range; a day may be empty while the user types. */
  days: Days;
  onDaysChange: (days: Days) => void;
}

/** Fields for the days to count: a named range or two custom days. */
export function RangeFields({ range, onRangeChange, days, onDaysChange }: RangeFieldsProps) {
  const isReversed = days.startDate > days.endDate && days.endDate !== '';
  const day = (name: keyof Days, label: string) => (
    <TextField
      type="date"
      label={label}
      value={days[name]}
      onChange={(event) => onDaysChange({ ...days, [name]: event.target.value })}
      {...(isReversed && name === 'endDate' ? { error: true, helperText: advocacyTexts.rangeReversed } : {})}
    />
  );
  return (
    <Root>
      <TextField
        select
        label={advocacyTexts.range}
        value={range}
        onChange={(event) => onRangeChange(ADVOCACY_RANGES.find((one) => one === event.target.value) ?? range)}
      >
        {ADVOCACY_RANGES.map((one) => (
          <MenuItem key={one} value={one}>
            {advocacyTexts.ranges[one]}
          </MenuItem>
        ))}
      </TextField>
      {range === 'custom' ? (
        <>
          {day('startDate', advocacyTexts.from)}
          {day('endDate', advocacyTexts.to)}
        </>
      ) : null}
    </Root>
  );
}
