import { clock24 } from '../clock-24.ts';
import { statedMoment } from '../stated-moment.ts';

export interface PrintedMoment {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`; undefined where none is printed. */
  time: string | undefined;
}

/** Returns the first date printed in a record and the first time: `October 19, 2016`, `7:00 p.m.`. */
export function printedMoment(text: string): PrintedMoment | undefined {
  const [, month, day, year] = /\b([A-Z][a-z]{2,8}) (\d{1,2}), *(\d{4})\b/.exec(text) ?? [];
  const date = month === undefined ? undefined : statedMoment(`${day} ${month} ${year}`)?.date;
  if (date === undefined) return undefined;
  const [, clock, half] = /\b(\d{1,2}:\d{2}) *([ap])\.? ?m\b/i.exec(text) ?? [];
  return { date, time: clock === undefined ? undefined : clock24(`${clock} ${half}M`) };
}
