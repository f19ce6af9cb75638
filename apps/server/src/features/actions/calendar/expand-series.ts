import type { UnixSeconds } from '@rotunda/domain';
import type { AddedTime, CalendarItem, Moment } from './calendar-item.ts';
import { getIsoDay, startOfDay, type WallSeconds } from './ics-time.ts';
import { type CalendarEvent, endAt, presentItem } from './calendar-item.presenter.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';
import { repeatByRule, type RuleBudget, RuleTooCostly } from './repeat-by-rule.ts';

export interface SeriesOptions {
  /** A series without an end, or with more than `limit` dates, is read from here; any other from its start. */
  fromTs: UnixSeconds;
  toTs: UnixSeconds;
  budget: RuleBudget;
  /** Most occurrences. */
  limit: number;
}

export interface CanceledOccurrence {
  uid: string;
  /** Null for a date that a series excludes, which the file doesn't call canceled. */
  name: string | null;
}

export interface ExpandedSeries {
  events: CalendarEvent[];
  /** UIDs of occurrences that do not take place. */
  canceled: CanceledOccurrence[];
  /** Whether the series began before `fromTs` and its older dates were not read. */
  isShortened: boolean;
}

/** Time of the series, before changes. */
interface Occurrence {
  at: Moment;
  end: AddedTime['end'];
}

/**
 * Returns the occurrences of a series: its start, what its rules and additional dates add, without excluded dates and
 * with the changes of single occurrences. Dates are compared as instants, whatever zones they are written in.
 * @param start start of the series
 * @param changes changed occurrences of the same UID
 * @throws CalendarError, RuleTooCostly
 */
export function expandSeries(
  series: CalendarItem,
  start: Moment,
  changes: readonly CalendarItem[],
  options: SeriesOptions,
): ExpandedSeries {
  const isEndless = series.rules.some((rule) => rule.count === null && rule.until === null);
  const isOlder = start.zone.secondsAt(start.wall) < options.fromTs;
  let from = isEndless && isOlder ? options.fromTs : -Infinity;
  let occurrences = getOccurrences(series, start, { ...options, fromTs: from });
  if (occurrences.size > options.limit && isOlder) {
    from = options.fromTs;
    occurrences = getOccurrences(series, start, options);
  }
  if (occurrences.size > options.limit) throw new RuleTooCostly();
  const canceled: CanceledOccurrence[] = [];
  const keysByDay = getKeysByDay(occurrences);
  const matching = (date: Moment | null) => matchingKeys(date, start, occurrences, keysByDay);
  for (const date of series.excluded) {
    for (const key of matching(date)) {
      occurrences.delete(key);
      canceled.push({ uid: getUid(series, key), name: null });
    }
  }
  const events: CalendarEvent[] = [];
  for (const change of changes.filter((one) => !one.changesFuture)) {
    const changed = matching(change.recurrenceId);
    const keys = changed.length > 0 ? changed : change.recurrenceId === null ? [] : [getKey(change.recurrenceId)];
    for (const key of keys) {
      occurrences.delete(key);
      const at = change.start ?? change.recurrenceId;
      if (change.isCanceled || at === null) canceled.push({ uid: getUid(series, key), name: change.name });
      else if (changed.length > 0 || isWithin(at, from, options.toTs)) {
        events.push(presentItem(getUid(series, key), change, { start: at, end: change.end }));
      }
    }
  }
  const ranges = getRanges(changes);
  for (const [key, { at, end }] of occurrences) {
    const range = ranges.findLast((one) => one.fromTs <= at.zone.secondsAt(at.wall));
    if (range?.change.isCanceled === true) canceled.push({ uid: getUid(series, key), name: range.change.name });
    else if (range === undefined) {
      events.push(presentItem(getUid(series, key), series, { start: at, end: end ?? endAt(series.end, start, at) }));
    } else events.push(presentItem(getUid(series, key), range.change, placeByRange(at, range)));
  }
  // A date that is excluded and changed takes place as changed.
  events.sort((a, b) => a.startTs - b.startTs);
  const placed = new Set(events.map(({ uid }) => uid));
  return { events, canceled: canceled.filter(({ uid }) => !placed.has(uid)), isShortened: from !== -Infinity };
}

/** Returns the occurrences before changes by their keys; reading stops beyond the limit. */
function getOccurrences(series: CalendarItem, start: Moment, options: SeriesOptions): Map<string, Occurrence> {
  const occurrences = new Map<string, Occurrence>();
  for (const one of getTimes(series, start, options)) {
    if (!isWithin(one.at, options.fromTs, options.toTs)) continue;
    occurrences.set(getKey(one.at), one);
    if (occurrences.size > options.limit) break;
  }
  return occurrences;
}

/** Returns the times of a series; some of them may be earlier than `fromTs`. */
function* getTimes(series: CalendarItem, start: Moment, options: SeriesOptions): Generator<Occurrence> {
  yield { at: start, end: null };
  const wallAt = (seconds: UnixSeconds) => (seconds === -Infinity ? start.wall : start.zone.wallAt(seconds) - 86_400);
  for (const { at, end } of series.added) yield { at: moveToClock(start, at), end };
  for (const rule of series.rules) {
    const window = { start: start.wall, isDay: start.isDay, from: wallAt(options.fromTs) };
    const to = Math.min(start.zone.wallAt(options.toTs), getLastWall(rule, start));
    for (const wall of repeatByRule(rule, { ...window, to, budget: options.budget })) {
      if (wall >= window.from) yield { at: { ...start, wall }, end: null };
    }
  }
}

/** Returns the last time that UNTIL allows, which includes the whole of a day. */
function getLastWall({ until }: RecurrenceRule, start: Moment): WallSeconds {
  if (until === null) return Infinity;
  if (until.isDay || start.isDay) return startOfDay(until.wall) + 86_399;
  return until.offset === null ? until.wall : start.zone.wallAt(until.wall - until.offset);
}

/** An additional day of a series with a time has that time, and an additional time of an all-day one is a day. */
function moveToClock(start: Moment, at: Moment): Moment {
  if (start.isDay) return { ...start, wall: dayIn(start, at) };
  if (at.isDay) return { ...start, wall: at.wall + start.wall - startOfDay(start.wall) };
  return { ...start, wall: start.zone.wallAt(at.zone.secondsAt(at.wall)) };
}

/** Returns the day that a time means for an all-day series: the one it names at midnight, else the reader's. */
function dayIn(start: Moment, at: Moment): WallSeconds {
  if (at.isDay || at.wall === startOfDay(at.wall)) return startOfDay(at.wall);
  return startOfDay(start.zone.wallAt(at.zone.secondsAt(at.wall)));
}

/** Finds the occurrences that an excluded or changed date means. A day means every occurrence on it. */
function matchingKeys(
  date: Moment | null,
  start: Moment,
  occurrences: ReadonlyMap<string, Occurrence>,
  keysByDay: ReadonlyMap<WallSeconds, readonly string[]>,
): readonly string[] {
  if (date === null) return [];
  if (start.isDay) return known(getKey({ ...start, wall: dayIn(start, date) }), occurrences);
  if (!date.isDay) return known(getKey(date), occurrences);
  return (keysByDay.get(date.wall) ?? []).filter((key) => occurrences.has(key));
}

function getKeysByDay(occurrences: ReadonlyMap<string, Occurrence>): Map<WallSeconds, string[]> {
  const keys = new Map<WallSeconds, string[]>();
  for (const [key, { at }] of occurrences) {
    const day = startOfDay(at.wall);
    keys.set(day, [...(keys.get(day) ?? []), key]);
  }
  return keys;
}

const known = (key: string, occurrences: ReadonlyMap<string, Occurrence>) => (occurrences.has(key) ? [key] : []);

function getKey({ wall, isDay, zone }: Moment): string {
  return isDay ? getIsoDay(wall) : new Date(zone.secondsAt(wall) * 1000).toISOString().replace('.000Z', 'Z');
}

/** Returns the UID of one occurrence, which is the same in every version of the file. */
export function uidOfOccurrence(uid: string, at: Moment): string {
  return `${uid}/${getKey(at)}`;
}

const getUid = ({ uid }: CalendarItem, key: string) => `${uid}/${key}`;

function isWithin(at: Moment, fromTs: UnixSeconds, toTs: UnixSeconds): boolean {
  const instant = at.zone.secondsAt(at.wall);
  return instant >= fromTs && instant <= toTs;
}

/** Change of an occurrence and all that follow it. */
interface RangeChange {
  fromTs: UnixSeconds;
  change: CalendarItem;
  id: Moment;
}

function getRanges(changes: readonly CalendarItem[]): RangeChange[] {
  return changes
    .flatMap((change) => {
      const id = change.recurrenceId;
      if (!change.changesFuture || id === null) return [];
      return [{ change, id, fromTs: id.zone.secondsAt(id.wall) }];
    })
    .sort((a, b) => a.fromTs - b.fromTs);
}

/** Moves an occurrence on the clock as far as the change moved its own. */
function placeByRange(at: Moment, { change, id }: RangeChange): { start: Moment; end: AddedTime['end'] } {
  const own = change.start ?? at;
  const original = own.isDay ? id.wall : own.zone.wallAt(id.zone.secondsAt(id.wall));
  const current = own.isDay ? at.wall : own.zone.wallAt(at.zone.secondsAt(at.wall));
  const start = { ...own, wall: current + own.wall - original };
  return { start, end: endAt(change.end, own, start) };
}
