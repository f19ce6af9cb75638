import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useFlag } from '../../../shared/api/session.tsx';
import { type EmailFrequency, frequencyChoices } from '../model/frequency-choices.ts';
import { emailTexts } from '../model/email-texts.ts';

export interface FrequencySelectProps {
  label: string;
  /** In a list the column header names the field, so the label is only for screen readers. */
  isLabelHidden?: boolean;
  /** Null if none is selected, as for several projects. */
  value: EmailFrequency | null;
  isDisabled?: boolean;
  onChange: (frequency: EmailFrequency) => void;
}

/** Select for how often e-mails of one kind are sent. */
export function FrequencySelect({ label, isLabelHidden = false, value, isDisabled, onChange }: FrequencySelectProps) {
  const isHourlyOn = useFlag('hourlyEmails');
  const choices = frequencyChoices(isHourlyOn, value);
  return (
    <TextField
      select
      size="small"
      fullWidth
      {...(isLabelHidden ? {} : { label })}
      value={value ?? ''}
      disabled={isDisabled ?? false}
      {...(value === 'Hourly' && !isHourlyOn ? { helperText: emailTexts.hourlyOff } : {})}
      onChange={(event) => {
        const chosen = choices.find((one) => one === event.target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
      slotProps={{
        select: {
          ...(value === null ? { displayEmpty: true, renderValue: () => emailTexts.chooseForAll } : {}),
          ...(isLabelHidden ? { SelectDisplayProps: { 'aria-label': label } } : {}),
        },
        inputLabel: { shrink: true },
      }}
    >
      {choices.map((one) => (
        <MenuItem key={one} value={one}>
          {one}
        </MenuItem>
      ))}
    </TextField>
  );
}
