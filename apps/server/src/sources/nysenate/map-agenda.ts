import type { HearingRecord } from '@rotunda/domain';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import type { XmlElement } from '../reading/xml-element.ts';
import { agendaBills } from './agenda-bills.ts';
import { meetingMoment } from './meeting-moment.ts';
import { noteText } from './note-text.ts';
import { committeeMeeting } from './senate-meeting.ts';

/**
 * A committee in an addendum of an agenda, in the order of the file; the agenda itself is the addendum without a
 * letter.
 */
interface Listed {
  committee: XmlElement;
  addendum: string;
}

/**
 * Maps the meetings of a week's agenda (`senagenda`): a record for each addendum that lists a meeting, or the reason
 * why there is none.
 */
export function mapAgenda(root: XmlElement): (HearingRecord | string)[] {
  const agenda = { year: root.attribute('year') ?? '', no: root.attribute('no') ?? '' };
  if (!/^\d{4}$/.test(agenda.year) || !/^\d{1,4}$/.test(agenda.no)) {
    return [`the agenda has no number and year: ${agenda.no || 'none'} of ${agenda.year || 'none'}`];
  }
  const listed: Listed[] = root.elements('addendum').flatMap((addendum) =>
    addendum.descendants('committee').map((committee) => ({
      committee,
      addendum: addendum.attribute('id')?.trim().toUpperCase() ?? '',
    })),
  );
  return listed.flatMap((one, place) => mapMeeting(root, agenda, one, listed.slice(place + 1)));
}

function mapMeeting(
  root: XmlElement,
  agenda: { year: string; no: string },
  { committee, addendum }: Listed,
  later: readonly Listed[],
): (HearingRecord | string)[] {
  const name = textOrUndefined(committee.child('name')?.plainText());
  if (name === undefined) return ['the committee has no name'];
  const moment = meetingMoment(committee);
  if (typeof moment === 'string') return [moment];
  if (!isOfYear(moment.date, agenda.year))
    return [`the agenda is of ${agenda.year}, but the meeting of ${name} is dated ${moment.date}`];
  const { bills, faults } = agendaBills(root, committee);
  const location = textOrUndefined(committee.child('location')?.plainText());
  const notes = noteText(committee.child('notes')?.plainText());
  const head = committeeMeeting(agenda, name, moment.date);
  const record: HearingRecord = definedFields({
    ...head,
    part: addendum === '' ? 'agenda' : `agenda-${addendum.toLowerCase()}`,
    ...moment,
    location,
    meetingStatus: getStatus(notes, committee, later.filter(isOf(name))),
    agendas: [
      definedFields({
        agendaId: addendum === '' ? 'agenda' : `agenda-${addendum.toLowerCase()}`,
        title: addendum === '' ? head.eventId : `${head.eventId}, addendum ${addendum}`,
        ...(bills.length === 0 ? {} : { date: moment.date, ts: moment.ts }),
        location,
        notes,
        bills,
      }),
    ],
    addendum: textOrUndefined(addendum),
    billFusionIds: listOrUndefined(bills.map(({ fusionId }) => fusionId)),
    extra: definedFields({
      chair: textOrUndefined(committee.child('chair')?.plainText()),
      getWeek: textOrUndefined(root.elements('addendum')[0]?.child('weekof')?.plainText()),
    }),
  });
  return [record, ...faults];
}

/** A week's agenda is numbered within its year; the first and the last week of a year reach into the next one. */
function isOfYear(date: string, year: string): boolean {
  return date >= `${Number(year) - 1}-12-25` && date <= `${Number(year) + 1}-01-07`;
}

function isOf(name: string): (one: Listed) => boolean {
  return ({ committee }) => textOrUndefined(committee.child('name')?.plainText()) === name;
}

/**
 * Returns the status of a meeting. Agendas announce a cancellation in the notes, and a postponement by listing the same
 * bills again for another day.
 */
function getStatus(notes: string | undefined, committee: XmlElement, later: readonly Listed[]): string {
  if (/\bcancell?ed\b/i.test(notes ?? '')) return 'Canceled';
  const numbers = getNumbers(committee);
  const isMoved = later.some((one) => {
    const again = new Set(getNumbers(one.committee));
    return getDay(one.committee) !== getDay(committee) && numbers.every((number) => again.has(number));
  });
  return numbers.length > 0 && isMoved ? 'Postponed' : 'Scheduled';
}

function getNumbers(committee: XmlElement): string[] {
  return (committee.child('bills')?.elements('bill') ?? []).map((bill) => bill.attribute('no') ?? '');
}

function getDay(committee: XmlElement): string | undefined {
  return committee.child('meetdate')?.plainText();
}
