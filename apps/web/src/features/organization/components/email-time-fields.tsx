import { PageField } from '../../../shared/records/page-field.ts';
import type { RecordForm } from '../../../shared/records/use-record-form.ts';
import { organizationTexts } from '../model/organization-texts.ts';

/** Time zones known to the browser, plus the stored one, which may be an older name. */
const zonesWith = (timeZone: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', timeZone])].toSorted();

export interface EmailTimeFieldsProps {
  form: Pick<RecordForm<{ timeZone: string; weeklyDigestDay: number }>, 'values' | 'faults' | 'set'>;
}

/**
 * Fields for the time zone and weekly digest day of e-mails. They are native selects because typing the first letters
 * is the fastest way to find one of 400 zones.
 */
export function EmailTimeFields({ form: { values, faults, set } }: EmailTimeFieldsProps) {
  return (
    <>
      <PageField
        select
        label={organizationTexts.timeZone}
        value={values.timeZone}
        error={faults['timeZone'] !== undefined}
        helperText={faults['timeZone'] ?? organizationTexts.timeZoneHint}
        onChange={(event) => set({ timeZone: event.target.value })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {zonesWith(values.timeZone).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </PageField>
      <PageField
        select
        label={organizationTexts.weeklyDigestDay}
        value={values.weeklyDigestDay}
        onChange={(event) => set({ weeklyDigestDay: Number(event.target.value) })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {organizationTexts.weekdays.map((day, index) => (
          <option key={day} value={index + 1}>
            {day}
          </option>
        ))}
      </PageField>
    </>
  );
}
