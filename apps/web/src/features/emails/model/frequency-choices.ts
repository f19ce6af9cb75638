import type { EmailSettings } from '@rotunda/contract';
import { EMAIL_FREQUENCIES } from '@rotunda/contract/values';

export type EmailFrequency = EmailSettings['alertEmailFrequency'];

/**
 * Returns the frequencies to choose from. Hourly requires its flag, unless it was chosen before the flag was turned
 * off.
 */
export function frequencyChoices(isHourlyOn: boolean, chosen: EmailFrequency | null): readonly EmailFrequency[] {
  return EMAIL_FREQUENCIES.filter((one) => one !== 'Hourly' || isHourlyOn || chosen === 'Hourly');
}
