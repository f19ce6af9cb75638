const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const isNumber = (field: string) => /^\d{1,2}$/.test(field);
const getStep = (field: string) => /^\*\/(\d{1,2})$/.exec(field)?.[1];
const clock = (hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute.padStart(2, '0')} UTC`;

/**
 * Describes common five-field cron expressions in plain words. Any other expression gives null and is shown as it is,
 * so that nothing is guessed.
 */
export function describeCron(expression: string): string | null {
  const [minute, hour, day, month, weekday, ...rest] = expression.trim().split(/\s+/);
  if (!minute || !hour || !day || !month || !weekday || rest.length > 0) return null;
  if (day !== '*' || month !== '*') return null;
  const everyMinutes = minute === '*' ? '1' : getStep(minute);
  if (weekday === '*' && hour === '*' && everyMinutes) {
    return everyMinutes === '1' ? 'Every minute' : `Every ${Number(everyMinutes)} minutes`;
  }
  if (!isNumber(minute) || Number(minute) > 59) return null;
  if (weekday === '*' && hour === '*') return `Every hour at minute ${Number(minute)}`;
  const everyHours = getStep(hour);
  if (weekday === '*' && everyHours) return `Every ${Number(everyHours)} hours at minute ${Number(minute)}`;
  if (!isNumber(hour) || Number(hour) > 23) return null;
  if (weekday === '*') return `Daily at ${clock(hour, minute)}`;
  if (weekday === '1-5') return `Weekdays at ${clock(hour, minute)}`;
  const name = /^[0-7]$/.test(weekday) ? DAYS[Number(weekday)] : undefined;
  return name ? `Every ${name} at ${clock(hour, minute)}` : null;
}
