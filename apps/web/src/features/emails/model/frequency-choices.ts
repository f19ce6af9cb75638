import type { EmailSettings } from '@rotunda/contract';
import { EMAIL_FREQUENCIES } from '@rotunda/contract/values';

export type EmailFrequency = EmailSettings['alertEmailFrequency'];

/** What can be chosen: Hourly with its flag alone, and where it was chosen before the flag was switched off. */
export function frequencyChoices(isHourlyOn: boolean, chosen: EmailFrequency | null): readonly EmailFrequency[] {
  return EMAIL_FREQUENCIES.filter((one) => one !== 'Hourly' || isHourlyOn || chosen === 'Hourly');
}
