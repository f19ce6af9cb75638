import type { HearingRecord, IsoDate } from '@rotunda/domain';
import { definedFields } from '../mapping/defined-fields.ts';
import { easternInstant } from '../mapping/eastern-instant.ts';
import type { XmlElement } from '../reading/xml-element.ts';

/**
 * Returns the time of a committee meeting from `meetdate` and `meettime`, which is local time in Albany although it
 * ends in a Z. Midnight means that no time is stated, as for a meeting after session.
 * @returns the reason when the date cannot be read
 */
export function meetingMoment(
  committee: XmlElement,
): ({ date: IsoDate } & Pick<HearingRecord, 'ts' | 'hasStartTime'>) | string {
  const date = committee.child('meetdate')?.plainText() ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return `the day of the meeting cannot be read: ${date || 'none'}`;
  const [, hour, minute] = /^T(\d{2})\.(\d{2})\.\d{2}Z?$/.exec(committee.child('meettime')?.plainText() ?? '') ?? [];
  const ts =
    hour === undefined || `${hour}${minute}` === '0000' ? undefined : easternInstant(date, `${hour}:${minute}`);
  return definedFields({ date, ts, hasStartTime: ts !== undefined });
}
