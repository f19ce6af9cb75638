import type { HearingRecord } from '@rotunda/domain';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import type { XmlElement } from '../reading/xml-element.ts';
import { getBills } from './agenda-bills.ts';
import { committeeDecision } from './committee-decision.ts';
import { meetingMoment } from './meeting-moment.ts';
import { committeeMeeting } from './senate-meeting.ts';

/**
 * Maps committee meetings that were held, with attendance and decisions (`senagendavote`); errors are reported with the
 * votes. If a meeting was moved, the record may name the agenda's first date; the date used is that of the meeting.
 */
export function mapMeetingRecords(root: XmlElement): HearingRecord[] {
  const agenda = { year: root.attribute('year') ?? '', no: root.attribute('no') ?? '' };
  if (!/^\d{4}$/.test(agenda.year) || !/^\d{1,4}$/.test(agenda.no)) return [];
  return root.elements('addendum').flatMap((addendum) =>
    addendum.descendants('committee').flatMap((committee): HearingRecord[] => {
      const name = textOrUndefined(committee.child('name')?.plainText());
      const moment = meetingMoment(committee);
      if (name === undefined || typeof moment === 'string') return [];
      const { bills } = getBills(root, committee.child('bills')?.elements('bill') ?? [], (item) => {
        const { result, referredTo } = committeeDecision(item);
        return { outcome: result === undefined || referredTo === undefined ? result : `${result}: ${referredTo}` };
      });
      const letter = addendum.attribute('id')?.trim().toLowerCase() ?? '';
      return [
        definedFields({
          ...committeeMeeting(agenda, name, moment.date),
          part: letter === '' ? 'votes' : `votes-${letter}`,
          ...moment,
          meetingStatus: 'Held',
          decisions: bills,
          billFusionIds: listOrUndefined(bills.map(({ fusionId }) => fusionId)),
          extra: definedFields({
            chair: textOrUndefined(committee.child('chair')?.plainText()),
            attendance: getAttendance(committee),
          }),
        }),
      ];
    }),
  );
}

function getAttendance(committee: XmlElement): Record<string, string> | undefined {
  const members = committee.child('attendancelist')?.elements('member') ?? [];
  if (members.length === 0) return undefined;
  return Object.fromEntries(
    members.map((member) => [member.child('name')?.plainText() ?? '', member.child('attendance')?.plainText() ?? '']),
  );
}
