import type { HearingRecord, IsoDate } from '@rotunda/domain';
import { namedCommitteeId } from '../mapping/named-committee.ts';

type MeetingHead = Pick<
  HearingRecord,
  'kind' | 'fusionId' | 'isoCode' | 'eventId' | 'eventType' | 'title' | 'date' | 'chamber' | 'committees'
>;

/**
 * Returns the meeting of a Senate committee on one day about one week's agenda. Such meetings vote on bills; public
 * hearings of committees are on no agenda. A meeting moved to another day is a separate meeting.
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

/** Returns the Senate session of a day; the day's calendars and stenographic records are parts of it. */
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
