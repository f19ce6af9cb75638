import { readCourse, type BillCourse } from './bill-course.ts';
import { type Day, toDay } from './day.ts';
import type { FeatureContext } from './feature-context.ts';
import type { ForecastBill } from './forecast-bill.ts';
import { findLegislature } from './legislatures.ts';
import type { MemberDirectory } from './member-directory.ts';
import { findSessionCalendar } from './session-calendar.ts';
import { SessionIndex } from './session-index.ts';

/** The bills of one session that can become law, with what their features are read from. */
export interface SessionData {
  isoCode: string;
  session: string;
  courses: readonly BillCourse[];
  context: FeatureContext;
  /** Last day of the session or of the data, whichever is earlier. */
  last: Day;
  /** Whether the data reach the end of the session, so that what has not happened never will. */
  isOver: boolean;
}

/** Days before the end within which a session's last action falls. */
const QUIET_DAYS = 75;

/** Reads a session's bills; undefined for a session or legislature without a calendar. */
export function readSession(bills: readonly ForecastBill[], members: MemberDirectory): SessionData | undefined {
  const [sample] = bills;
  if (sample === undefined) return undefined;
  const { isoCode, session } = sample;
  const legislature = findLegislature(isoCode);
  const calendar = findSessionCalendar(isoCode, session);
  if (legislature === undefined || calendar === undefined) return undefined;
  const courses = bills
    .filter((bill) => bill.session === session && legislature.billTypes.has(bill.billType ?? ''))
    .flatMap((bill) => readCourse(bill, legislature) ?? [])
    .filter(({ introduced }) => introduced < toDay(calendar.endsOn));
  const lastAction = courses.reduce(
    (latest, { steps, introduced }) => Math.max(latest, introduced, steps.at(-1)?.day ?? 0),
    0,
  );
  const ends = toDay(calendar.endsOn);
  const isOver = lastAction > ends - QUIET_DAYS;
  return {
    isoCode,
    session,
    courses,
    context: { calendar, members, session: new SessionIndex(courses) },
    last: isOver ? ends : Math.min(lastAction, ends),
    isOver,
  };
}
