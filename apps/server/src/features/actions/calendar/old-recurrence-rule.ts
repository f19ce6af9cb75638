/** Interval and the days of a rule, then how often it applies (`#4`) or until when. */
const RULE = /^(D|W|MP|MD|YM|YD)(\d+)((?: [A-Z]{2}\+?| -?\d{1,3}[+-]?)*?)(?: (#\d+|\d{8}T\d{6}Z?))?$/;
const FREQUENCIES = { D: 'DAILY', W: 'WEEKLY', MP: 'MONTHLY', MD: 'MONTHLY', YM: 'YEARLY', YD: 'YEARLY' } as const;
type Kind = keyof typeof FREQUENCIES;
/** How often a rule applies that does not say it (vCalendar 1.0, Recurrence Rule Grammar). */
const USUAL_COUNT = '#2';

/** Writes a rule of vCalendar 1.0, such as `W1 MO WE #4`, as one of iCalendar; null if it is none. */
export function modernRule(value: string): string | null {
  const [, kind, interval, days = '', end = USUAL_COUNT] = RULE.exec(value.trim().toUpperCase()) ?? [];
  if (kind === undefined || !isKind(kind)) return null;
  const list = getPart(kind, days.trim().split(' ').filter(Boolean));
  if (list === null) return null;
  const limit = end === '#0' ? [] : [end.startsWith('#') ? `COUNT=${end.slice(1)}` : `UNTIL=${end}`];
  return [`FREQ=${FREQUENCIES[kind]}`, `INTERVAL=${interval}`, ...list, ...limit].join(';');
}

const isKind = (text: string): text is Kind => text in FREQUENCIES;

function getPart(kind: Kind, days: readonly string[]): string[] | null {
  if (days.length === 0) return [];
  if (kind === 'D') return null;
  if (kind === 'W') return [`BYDAY=${days.join(',')}`];
  const name = { MD: 'BYMONTHDAY', YM: 'BYMONTH', YD: 'BYYEARDAY' } as const;
  if (kind !== 'MP') return [`${name[kind]}=${days.map((day) => (day === 'LD' ? '-1' : signed(day))).join(',')}`];
  const weekdays: string[] = [];
  let place = '';
  for (const day of days) {
    if (/^\d/.test(day)) place = signed(day);
    else weekdays.push(`${place}${day}`);
  }
  return weekdays.length === 0 ? null : [`BYDAY=${weekdays.join(',')}`];
}

/** `2-` is the second from the end. */
const signed = (place: string) => (place.endsWith('-') ? `-${place.slice(0, -1)}` : place.replace('+', ''));
