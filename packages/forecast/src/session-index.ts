import type { BillCourse } from './bill-course.ts';
import type { Day } from './day.ts';

/** Days of one kind of event, oldest first. */
class Days {
  private readonly days: Day[] = [];
  private isSorted = true;

  add(day: Day): void {
    if (day === Infinity) return;
    this.days.push(day);
    this.isSorted = false;
  }

  /** Number of events on or before a day. */
  countUntil(day: Day): number {
    if (!this.isSorted) this.days.sort((one, other) => one - other);
    this.isSorted = true;
    let low = 0;
    let high = this.days.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.days[middle] ?? Infinity) <= day) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

interface Events {
  begun: Days;
  onFloor: Days;
  passed: Days;
}

const createEvents = (): Events => ({ begun: new Days(), onFloor: new Days(), passed: new Days() });

/** How many other bills of a sponsor or a committee had begun, reached the floor and passed by a day. */
export interface Tally {
  begun: number;
  onFloor: number;
  passed: number;
}

/**
 * The bills of one session, to ask what had happened by a day to the other bills of a sponsor or of a committee. It
 * only ever counts events on or before the day asked for.
 */
export class SessionIndex {
  private readonly sponsors = new Map<string, Events>();
  private readonly committees = new Map<string, Events>();
  private readonly titleOfCourse = new Map<BillCourse, string>();
  private readonly titles = new Map<string, BillCourse[]>();

  constructor(courses: Iterable<BillCourse>) {
    for (const course of courses) this.add(course);
  }

  private add(course: BillCourse): void {
    const { sponsor, referral } = course;
    if (sponsor !== undefined) addCourse(getEvents(this.sponsors, sponsor.id), course, course.introduced);
    if (referral !== undefined) addCourse(getEvents(this.committees, referral.key), course, referral.day);
    const title = getTitleKey(course);
    if (title === undefined) return;
    this.titleOfCourse.set(course, title);
    this.titles.set(title, [...(this.titles.get(title) ?? []), course]);
  }

  /** Counts the other bills of the bill's primary sponsor. */
  countForSponsor(course: BillCourse, day: Day): Tally {
    const events = this.sponsors.get(course.sponsor?.id ?? '');
    return events === undefined
      ? { begun: 0, onFloor: 0, passed: 0 }
      : countOthers(events, course, course.introduced, day);
  }

  /** Counts the other bills that were first referred to the committee that this bill was first referred to. */
  countForCommittee(course: BillCourse, day: Day): Tally {
    const { referral } = course;
    const events = referral === undefined || referral.day > day ? undefined : this.committees.get(referral.key);
    return events === undefined || referral === undefined
      ? { begun: 0, onFloor: 0, passed: 0 }
      : countOthers(events, course, referral.day, day);
  }

  /** Returns the bills of the other chamber with the same title, introduced by a day. */
  findCompanions(course: BillCourse, day: Day): BillCourse[] {
    const title = this.titleOfCourse.get(course);
    const same = title === undefined ? [] : (this.titles.get(title) ?? []);
    return same.filter((other) => other.first !== course.first && other.introduced <= day);
  }
}

function getEvents(map: Map<string, Events>, key: string): Events {
  const known = map.get(key);
  if (known !== undefined) return known;
  const events = createEvents();
  map.set(key, events);
  return events;
}

function addCourse(events: Events, course: BillCourse, begun: Day): void {
  events.begun.add(begun);
  events.onFloor.add(course.firstFloor);
  events.passed.add(course.firstPassed);
}

function countOthers(events: Events, course: BillCourse, begun: Day, day: Day): Tally {
  const own = (ownDay: Day) => (ownDay <= day ? 1 : 0);
  return {
    begun: Math.max(0, events.begun.countUntil(day) - own(begun)),
    onFloor: Math.max(0, events.onFloor.countUntil(day) - own(course.firstFloor)),
    passed: Math.max(0, events.passed.countUntil(day) - own(course.firstPassed)),
  };
}

/** Shortest title that two different bills hardly share. */
const TELLING_TITLE = 40;

function getTitleKey({ bill }: BillCourse): string | undefined {
  const title = (bill.titles?.find(({ type }) => /official title as introduced/i.test(type))?.text ?? '').toLowerCase();
  const key = title.replace(/[^a-z0-9]+/g, ' ').trim();
  return key.length < TELLING_TITLE ? undefined : key;
}
