import { congressOnDay, type IsoDate } from '@rotunda/domain';

/** Committees meet in the autumn before a session of the next year, on bills filed for it. */
const FIRST_DAY_BEFORE = '-09-01';
/** Sessions of New Jersey and Wisconsin end in the January after their last year. */
const LAST_DAY_AFTER = '-01-31';

/**
 * Returns a sentence when a vote cannot have been held in a session: a vote of another year is on a bill of that year
 * with the same number. Sessions whose name has no year contradict nothing.
 *
 * @param place `session` is such as `2025-2026`, `2026`, `2025-2026-x1`, or the number of a Congress
 */
export function contradictionOfSession(
  { isoCode, session }: { isoCode: string; session: string },
  date: IsoDate,
): string | undefined {
  if (isoCode === 'us' && /^\d{1,3}$/.test(session)) {
    // Votes of the first days of January may belong to the Congress that is ending.
    const days = date.slice(5) <= '01-05' ? [date, `${Number(date.slice(0, 4)) - 1}-12-31`] : [date];
    const isIn = days.some((day) => congressOnDay(day) === Number(session));
    return isIn ? undefined : getSentence(`Congress ${session}`, date);
  }
  const years = [...session.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([year]) => Number(year));
  if (years.length === 0) return undefined;
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const isIn = date >= `${first - 1}${FIRST_DAY_BEFORE}` && date <= `${last + 1}${LAST_DAY_AFTER}`;
  return isIn ? undefined : getSentence(`session ${session}`, date);
}

const getSentence = (session: string, date: IsoDate) => `The record states ${session}, but the vote is dated ${date}.`;
