import type { UnixSeconds } from '@rotunda/domain';
import { easternInstant } from '../mapping/eastern-instant.ts';

/**
 * Returns the publication time of a file, which only its name contains, in Albany local time:
 * `2023-05-30-16.07.29.818207_BILLSTAT_S05186.XML`.
 */
export function publishedMoment(fileName: string): UnixSeconds | undefined {
  const [, day, hour, minute, second] =
    /^(\d{4}-\d{2}-\d{2})-(\d{2})\.(\d{2})\.(\d{2})(?:\.\d+)?_/.exec(fileName) ?? [];
  return day === undefined ? undefined : easternInstant(day, `${hour}:${minute}:${second}`);
}
