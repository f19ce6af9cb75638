import type { UnixSeconds } from '@rotunda/domain';
import type { ZoneDefinition, ZoneRule } from './ics-components.ts';
import { readIcsTime, type WallSeconds } from './ics-time.ts';
import { readRecurrenceRule } from './recurrence-rule.ts';
import { repeatByRule } from './repeat-by-rule.ts';

interface Change {
  at: UnixSeconds;
  offset: number;
}

/** Clocks are computed for the years that events may have (`LIMITS.actionEarliest` and `actionLatest`). */
const FROM: WallSeconds = Date.UTC(1900, 0, 1) / 1000;
const TO: WallSeconds = Date.UTC(2200, 0, 1) / 1000;
/** Changes of the clocks twice a year need a few days of each year. */
const STEPS_EACH = 400_000;

/**
 * Returns the offset at an instant by the rules of a VTIMEZONE (RFC 5545, 3.6.5); null if they cannot be read, in which
 * case the zone is unknown.
 */
export function offsetsOfDefinition({ rules }: ZoneDefinition): ((at: UnixSeconds) => number) | null {
  const read = rules.map(getChanges);
  const known = read.filter((one) => one !== null);
  if (known.length === 0 || known.length < read.length) return null;
  const changes = known.flatMap(({ changes: own }) => own).sort((a, b) => a.at - b.at);
  const first = known.flatMap(({ changes: [one], before }) => (one === undefined ? [] : [{ at: one.at, before }]));
  const initial = first.toSorted((a, b) => a.at - b.at)[0]?.before ?? 0;
  return (at) => {
    let [low, high] = [0, changes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((changes[middle]?.at ?? Infinity) <= at) low = middle + 1;
      else high = middle;
    }
    return changes[low - 1]?.offset ?? initial;
  };
}

function getChanges({ lines }: ZoneRule): { changes: Change[]; before: number } | null {
  const value = (name: string) => lines.find((line) => line.name === name)?.value;
  const start = readIcsTime(value('DTSTART') ?? '');
  const [before, offset] = [getOffset(value('TZOFFSETFROM')), getOffset(value('TZOFFSETTO'))];
  if (start === null || before === null || offset === null) return null;
  const walls = new Set([start.wall]);
  for (const { name, value: text } of lines) {
    if (name === 'RDATE') for (const date of text.split(',')) walls.add(readIcsTime(date)?.wall ?? start.wall);
    if (name !== 'RRULE') continue;
    const rule = readRecurrenceRule(text);
    if (rule === null) return null;
    const { until } = rule;
    const end = until === null ? TO : until.wall + (until.offset === null ? 0 : before - until.offset);
    const budget = { steps: STEPS_EACH };
    const options = { start: start.wall, isDay: false, from: FROM, to: Math.min(TO, end), budget };
    for (const wall of repeatByRule(rule, options)) walls.add(wall);
  }
  const changes = [...walls].map((wall) => ({ at: wall - before, offset }));
  return { changes: changes.sort((a, b) => a.at - b.at), before };
}

/** Reads `-0500`, `+013045`; seconds east of UTC. */
function getOffset(text: string | undefined): number | null {
  const [, sign, hours, minutes, seconds = '0'] = /^([+-])(\d{2}):?(\d{2}):?(\d{2})?$/.exec(text ?? '') ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === '-' ? -size : size;
}
