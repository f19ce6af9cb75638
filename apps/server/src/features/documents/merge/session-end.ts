import { type IsoDate, stateSessionEndOf } from '@rotunda/domain';

/** First Congress: 1789; each has two years and ends at noon on January 3 of the odd year (20th Amendment). */
const FIRST_CONGRESS_YEAR = 1789;

/**
 * Last days of the sessions of the Parliament of Canada, by prorogation or dissolution, as ParlInfo lists them
 * (https://lop.parl.ca/sites/ParlInfo/default/en_CA/Parliament/parliamentsSessions); their names tell no years.
 */
const CANADIAN_SESSION_ENDS: Readonly<Record<string, IsoDate>> = {
  '41-1': '2013-09-13',
  '41-2': '2015-08-02',
  '42-1': '2019-09-11',
  '43-1': '2020-08-18',
  '43-2': '2021-08-15',
  '44-1': '2025-01-06',
};

/**
 * The day a session ends when its source does not say: the Congress by the Constitution, a state's by its law or its
 * journal. null when neither tells it here (S2 §4: stopTs null).
 */
export function sessionEndOf(isoCode: string, session: string): IsoDate | null {
  if (isoCode === 'us' && /^\d{1,3}$/.test(session)) {
    return `${FIRST_CONGRESS_YEAR + 2 * Number(session)}-01-03`;
  }
  if (isoCode === 'ca') return CANADIAN_SESSION_ENDS[session] ?? null;
  return stateSessionEndOf(isoCode, session);
}

/** What is known of a session's end. */
export interface SessionState {
  session: string;
  endOn: IsoDate | null;
  /** The source says that it has ended, not when. */
  isAdjourned: boolean;
}

/**
 * Whether a session goes on: until its end, or, where no one tells the day, through the last year in its name. One whose
 * name tells no year goes on.
 */
export function isSessionActive({ session, endOn, isAdjourned }: SessionState, today: IsoDate): boolean {
  if (endOn !== null) return endOn >= today;
  const lastYear = session.match(/(?:19|20)\d\d/g)?.at(-1);
  return !isAdjourned && (lastYear === undefined || lastYear >= today.slice(0, 4));
}
