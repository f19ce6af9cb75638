import type { UnixSeconds } from '@rotunda/domain';
import type { IcsLine } from './ics-lines.ts';
import { readIcsTime } from './ics-time.ts';

/** Which state of an event its sender describes. */
export interface EventVersion {
  sequence: number;
  modifiedTs: UnixSeconds | null;
  /** When it was sent or exported. */
  stampTs: UnixSeconds | null;
}

export function readEventVersion(lines: readonly IcsLine[]): EventVersion {
  const value = (name: string) => lines.find((line) => line.name === name)?.value ?? '';
  const time = (name: string) => readIcsTime(value(name))?.wall ?? null;
  const sequence = /^\d{1,9}$/.test(value('SEQUENCE')) ? Number(value('SEQUENCE')) : 0;
  // Both times are in UTC by definition.
  return { sequence, modifiedTs: time('LAST-MODIFIED'), stampTs: time('DTSTAMP') };
}

/**
 * Compares two versions of an event: the higher sequence is newer (RFC 5545, 3.8.7.4), then the later change, then the
 * later stamp (RFC 5546, 2.1.5).
 * @returns a positive number if the first is newer, 0 if neither is
 */
export function compareVersions(a: EventVersion, b: EventVersion): number {
  if (a.sequence !== b.sequence) return a.sequence - b.sequence;
  const modified = difference(a.modifiedTs, b.modifiedTs);
  return modified === 0 ? difference(a.stampTs, b.stampTs) : modified;
}

const difference = (a: number | null, b: number | null): number => (a === null || b === null ? 0 : a - b);
