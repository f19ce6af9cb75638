import { DAY_SECONDS, startOfDay, type WallSeconds } from './ics-time.ts';
import type { Frequency, RecurrenceRule } from './recurrence-rule.ts';
import { completeRule, dayFacts, dayFilter, getDayNumber, startOfWeek } from './rule-days.ts';

/** Work that is left for the rules of a file, in periods and days looked at. */
export interface RuleBudget {
  steps: number;
}

/** Thrown when rules need more work than their budget, such as one that repeats every second for years. */
export class RuleTooCostly extends Error {
  override readonly name = 'RuleTooCostly';
}

export interface RepeatOptions {
  start: WallSeconds;
  isDay: boolean;
  /** Earlier times are not needed. They are skipped without work unless the rule counts them. */
  from: WallSeconds;
  to: WallSeconds;
  budget: RuleBudget;
}

/**
 * Returns the times at which a rule repeats (RFC 5545, 3.3.10), in order, on the clock of the zone in which it started.
 * The start is always the first of them, even if the rule does not match it (3.8.5.3).
 *
 * Written by hand because libraries never return from rules that match nothing, ignore BYSETPOS in most rules, or begin
 * at the start of a series that is decades old.
 * @throws RuleTooCostly
 */
export function* repeatByRule(rule: RecurrenceRule, options: RepeatOptions): Generator<WallSeconds> {
  const { start, to } = options;
  let left = rule.count ?? Infinity;
  let last = start;
  if (start <= to) yield start;
  left -= 1;
  for (const wall of getTimes(rule, options)) {
    if (wall > to || left <= 0) return;
    if (wall <= last) continue;
    left -= 1;
    last = wall;
    yield wall;
  }
}

const UNITS: Partial<Record<Frequency, number>> = { HOURLY: 3600, MINUTELY: 60, SECONDLY: 1 };

function getTimes(rule: RecurrenceRule, options: RepeatOptions): Generator<WallSeconds> {
  const completed = completeRule(rule, Math.floor(options.start / DAY_SECONDS));
  const unit = UNITS[rule.frequency];
  return unit === undefined ? timesByDay(completed, options) : timesByClock(completed, unit, options);
}

function* timesByDay(rule: RecurrenceRule, options: RepeatOptions): Generator<WallSeconds> {
  const isAllowed = dayFilter(rule);
  const times = timesOfDay(rule, options);
  for (const [first, end] of getPeriods(rule, options)) {
    const found: WallSeconds[] = [];
    for (const [from, to] of getParts(rule, first, end)) {
      spend(options.budget, to - from);
      for (let day = from; day < to; day += 1) {
        if (isAllowed(day)) for (const time of times) found.push(day * DAY_SECONDS + time);
      }
    }
    yield* chosen(found, rule.positions);
  }
}

/** Returns the parts of a period that may have matching days: of a year, the months that the rule names. */
function getParts({ frequency, months }: RecurrenceRule, first: number, end: number): [number, number][] {
  if (frequency !== 'YEARLY' || months.length === 0) return [[first, end]];
  const { year } = dayFacts(first);
  return months.map((month) => [getDayNumber(year, month, 1), getDayNumber(year, month + 1, 1)]);
}

/** Returns the first day of each period, and the first day after it. */
function* getPeriods(
  { frequency, interval, count, weekStart }: RecurrenceRule,
  { start, from, to }: RepeatOptions,
): Generator<[number, number]> {
  const startDay = Math.floor(start / DAY_SECONDS);
  const lastDay = Math.floor(to / DAY_SECONDS);
  const skippable = count === null ? Math.max(0, Math.floor(from / DAY_SECONDS) - startDay) : 0;
  const { year, month } = dayFacts(startDay);
  if (frequency === 'YEARLY' || frequency === 'MONTHLY') {
    const months = frequency === 'YEARLY' ? 12 : 1;
    const firstMonth = frequency === 'YEARLY' ? 1 : month;
    // A month has at most 31 days, so this never skips too much.
    let at = Math.max(0, Math.floor(skippable / 31 / months / interval) - 1);
    for (; ; at += 1) {
      const place = firstMonth + at * interval * months;
      const first = getDayNumber(year, place, 1);
      if (first > lastDay) return;
      yield [first, getDayNumber(year, place + months, 1)];
    }
  }
  const length = frequency === 'WEEKLY' ? 7 : 1;
  const base = frequency === 'WEEKLY' ? startOfWeek(startDay, weekStart) : startDay;
  const step = length * interval;
  for (let first = base + Math.floor(skippable / step) * step; first <= lastDay; first += step) {
    yield [first, first + length];
  }
}

/** Returns the seconds within a day at which a rule repeats, in order. */
function timesOfDay({ hours, minutes, seconds }: RecurrenceRule, { start, isDay }: RepeatOptions): number[] {
  if (isDay) return [0];
  const own = getClock(start);
  return or(hours, own.hour).flatMap((hour) =>
    or(minutes, own.minute).flatMap((minute) =>
      or(seconds, own.second).map((second) => hour * 3600 + minute * 60 + Math.min(second, 59)),
    ),
  );
}

function* timesByClock(
  rule: RecurrenceRule,
  unit: number,
  { start, from, to, budget, isDay }: RepeatOptions,
): Generator<WallSeconds> {
  const { minutes, seconds, interval, count } = rule;
  const isAllowed = lastDayKnown(dayFilter(rule));
  const own = getClock(start);
  const step = unit * interval;
  const base = Math.floor(start / unit) * unit;
  const skipped = count === null ? Math.max(0, Math.floor((from - base) / step)) : 0;
  for (let at = base + skipped * step; at <= to; at += step) {
    spend(budget, 1);
    const reach = unmatchedUntil(at, rule, unit, isAllowed);
    if (reach !== null) {
      // Continues with the last period before the next day or hour that may match.
      at += Math.max(0, Math.ceil((reach - at) / step) - 1) * step;
      continue;
    }
    const minutesIn = unit === 3600 ? or(minutes, own.minute).map((minute) => minute * 60) : [0];
    const secondsIn = unit >= 60 ? or(seconds, own.second) : [0];
    const found = minutesIn.flatMap((minute) => secondsIn.map((second) => at + minute + Math.min(second, 59)));
    yield* chosen(isDay ? found.map(startOfDay) : found, rule.positions);
  }
}

/** Remembers the answer for the last day, because many periods of a clock are of the same day. */
function lastDayKnown(isAllowed: (day: number) => boolean): (day: number) => boolean {
  let known = { day: Number.NaN, isAllowed: false };
  return (day) => {
    if (known.day !== day) known = { day, isAllowed: isAllowed(day) };
    return known.isAllowed;
  };
}

/** Returns when the day, hour or minute ends that a rule does not allow; null where it allows the time. */
function unmatchedUntil(
  at: WallSeconds,
  { hours, minutes, seconds }: RecurrenceRule,
  unit: number,
  isAllowed: (day: number) => boolean,
): WallSeconds | null {
  const { hour, minute, second } = getClock(at);
  const day = Math.floor(at / DAY_SECONDS);
  if (!isAllowed(day)) return (day + 1) * DAY_SECONDS;
  if (hours.length > 0 && !hours.includes(hour)) return (Math.floor(at / 3600) + 1) * 3600;
  if (unit < 3600 && minutes.length > 0 && !minutes.includes(minute)) return (Math.floor(at / 60) + 1) * 60;
  return unit === 1 && seconds.length > 0 && !seconds.includes(second) ? at + 1 : null;
}

/** BYSETPOS: the nth times of each period; all of them without it. */
function chosen(times: readonly WallSeconds[], positions: readonly number[]): WallSeconds[] {
  if (positions.length === 0) return [...times];
  const picked = positions.flatMap((position) => times.at(position > 0 ? position - 1 : position) ?? []);
  return [...new Set(picked)].sort((a, b) => a - b);
}

const or = (list: readonly number[], own: number): readonly number[] => (list.length > 0 ? list : [own]);

function getClock(wall: WallSeconds): { hour: number; minute: number; second: number } {
  const time = ((wall % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS;
  return { hour: Math.floor(time / 3600), minute: Math.floor(time / 60) % 60, second: time % 60 };
}

function spend(budget: RuleBudget, steps: number): void {
  budget.steps -= steps;
  if (budget.steps < 0) throw new RuleTooCostly();
}
