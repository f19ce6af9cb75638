import type { HearingRecord, IsoDate } from '@rotunda/domain';
import { namedCommitteeId } from '../mapping/named-committee.ts';

type MeetingHead = Pick<
  HearingRecord,
  'kind' | 'fusionId' | 'isoCode' | 'eventId' | 'eventType' | 'title' | 'date' | 'chamber' | 'committees'
>;

/**
 * A day on which a committee of the Senate meets about one week's agenda. Its meetings vote on bills; the public hearings
 * of committees are on no agenda. A meeting that is moved to another day is another one.
 */
export function committeeMeeting(agenda: { year: string; no: string }, committee: string, date: IsoDate): MeetingHead {
  const no = Number(agenda.no);
  return {
    kind: 'hearing',
    fusionId: `hearing-us-ny-agenda-${agenda.year}-${no}-${slug(committee)}-${date.replaceAll('-', '')}`,
    isoCode: 'us-ny',
    eventId: `Agenda ${no} of ${agenda.year}`,
    eventType: 'committee_markup',
    title: `Senate ${committee} Committee meeting`,
    date,
    chamber: 'upper',
    committees: [{ name: committee, fusionId: namedCommitteeId('us-ny', 'upper', committee) }],
  };
}

/** The Senate in session on a day; calendars and stenographic records of the day are parts of it. */
export function senateSession(date: IsoDate): Omit<MeetingHead, 'committees'> {
  return {
    kind: 'hearing',
    fusionId: `hearing-us-ny-senate-session-${date.replaceAll('-', '')}`,
    isoCode: 'us-ny',
    eventId: `Senate ${date}`,
    eventType: 'floor_session',
    title: 'New York Senate session',
    date,
    chamber: 'upper',
  };
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
