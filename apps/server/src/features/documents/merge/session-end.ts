import type { IsoDate } from '@rotunda/domain';

/** First Congress: 1789; each has two years and ends at noon on January 3 of the odd year (20th Amendment). */
const FIRST_CONGRESS_YEAR = 1789;

/**
 * The day a session ends when its source does not say: the Congress by the Constitution, a session named by years with
 * the last of them. null when the name tells nothing; such a session counts as active (S2 §4: stopTs null).
 */
export function sessionEndOf(isoCode: string, session: string): IsoDate | null {
  if (isoCode === 'us' && /^\d{1,3}$/.test(session)) {
    return `${FIRST_CONGRESS_YEAR + 2 * Number(session)}-01-03`;
  }
  const years = session.match(/(?:19|20)\d\d/g);
  const last = years?.at(-1);
  return last === undefined ? null : `${last}-12-31`;
}
