import { describeCron } from './describe-cron.ts';

/** A named schedule. The server validates cron expressions; only the named ones are listed here. */
export interface SchedulePreset {
  /** Cron expression in UTC; null means that the source runs only by hand. */
  readonly cron: string | null;
  readonly label: string;
}

export const SCHEDULE_PRESETS: readonly SchedulePreset[] = [
  { cron: null, label: 'Manual' },
  { cron: '*/15 * * * *', label: 'Every 15 minutes' },
  { cron: '0 * * * *', label: 'Every hour' },
  { cron: '0 */6 * * *', label: 'Every 6 hours' },
  { cron: '0 6 * * *', label: 'Daily at 06:00 UTC' },
  { cron: '0 6 * * 1-5', label: 'Weekdays at 06:00 UTC' },
  { cron: '0 6 * * 1', label: 'Mondays at 06:00 UTC' },
];

/** Describes a schedule in the table by its preset name, else in words, else by the expression itself. */
export function describeSchedule(cron: string | null): string {
  const preset = SCHEDULE_PRESETS.find((one) => one.cron === cron);
  if (preset) return preset.label;
  return cron === null ? '' : (describeCron(cron) ?? `${cron} (UTC)`);
}
