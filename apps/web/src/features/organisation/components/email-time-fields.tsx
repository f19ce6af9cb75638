import TextField from '@mui/material/TextField';
import type { RecordForm } from '../../../shared/records/use-record-form.ts';
import { organisationTexts } from '../model/organisation-texts.ts';

/** Known to the browser; the one that is set may be an older name. */
const zonesWith = (timeZone: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', timeZone])].toSorted();

export interface EmailTimeFieldsProps {
  form: Pick<RecordForm<{ timeZone: string; weeklyDigestDay: number }>, 'values' | 'faults' | 'set'>;
}

/** By which clock e-mails go out. The browser's own lists: of four hundred zones people find one by its first letters. */
export function EmailTimeFields({ form: { values, faults, set } }: EmailTimeFieldsProps) {
  return (
    <>
      <TextField
        select
        className="field"
        label={organisationTexts.timeZone}
        value={values.timeZone}
        error={faults['timeZone'] !== undefined}
        helperText={faults['timeZone'] ?? organisationTexts.timeZoneHint}
        onChange={(event) => set({ timeZone: event.target.value })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {zonesWith(values.timeZone).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </TextField>
      <TextField
        select
        className="field"
        label={organisationTexts.weeklyDigestDay}
        value={values.weeklyDigestDay}
        onChange={(event) => set({ weeklyDigestDay: Number(event.target.value) })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {organisationTexts.weekdays.map((day, index) => (
          <option key={day} value={index + 1}>
            {day}
          </option>
        ))}
      </TextField>
    </>
  );
}
