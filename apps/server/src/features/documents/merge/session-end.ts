import { type IsoDate, getStateSessionEnd } from '@rotunda/domain';

/**
 * The first Congress began in 1789. Each Congress has two years and ends at noon on January 3 of the odd year (20th
 * Amendment).
 */
const FIRST_CONGRESS_YEAR = 1789;

/**
 * Last days of the sessions of the Parliament of Canada, by prorogation or dissolution, as ParlInfo lists them
 * (https://lop.parl.ca/sites/ParlInfo/default/en_CA/Parliament/parliamentsSessions). Their names contain no years.
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
 * Returns the day a session ends when its source does not say: for Congress by the Constitution, for a state by its law
 * or its journal. Returns null when neither is known here (LEG-03: stopTs null).
 */
export function getSessionEnd(isoCode: string, session: string): IsoDate | null {
  if (isoCode === 'us' && /^\d{1,3}$/.test(session)) {
    return `${FIRST_CONGRESS_YEAR + 2 * Number(session)}-01-03`;
  }
  if (isoCode === 'ca') return CANADIAN_SESSION_ENDS[session] ?? null;
  return getStateSessionEnd(isoCode, session);
}

/** Known facts about the end of a session. */
export interface SessionState {
  session: string;
  endOn: IsoDate | null;
  /** The source says that the session has ended, but not when. */
  isAdjourned: boolean;
}

/**
 * Whether a session is still active: until its end or, without a known end, through the last year in its name. A
 * session whose name contains no year stays active.
 */
export function isSessionActive({ session, endOn, isAdjourned }: SessionState, today: IsoDate): boolean {
  if (endOn !== null) return endOn >= today;
  const lastYear = session.match(/(?:19|20)\d\d/g)?.at(-1);
  return !isAdjourned && (lastYear === undefined || lastYear >= today.slice(0, 4));
}
