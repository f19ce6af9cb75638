import type { HearingRecord } from '@rotunda/domain';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import type { XmlElement } from '../reading/xml-element.ts';
import { getBills } from './agenda-bills.ts';
import { noteText } from './note-text.ts';
import { senateSession } from './senate-meeting.ts';

/**
 * Maps the Senate's active lists of a day (`sencalendaractive`): each list of bills from a calendar is an agenda of
 * that day's session.
 */
export function mapActiveList(root: XmlElement): (HearingRecord | string)[] {
  const number = root.attribute('no') ?? '';
  if (!/^\d{1,6}$/.test(number)) return [`the calendar has no number: ${number || 'none'}`];
  return root
    .elements('supplemental')
    .flatMap((supplemental) =>
      supplemental.elements('sequence').flatMap((sequence) => mapSequence(root, supplemental, sequence)),
    );
}

function mapSequence(root: XmlElement, supplemental: XmlElement, sequence: XmlElement): (HearingRecord | string)[] {
  const date = sequence.child('actcaldate')?.plainText() ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return [`the day of the calendar cannot be read: ${date || 'none'}`];
  const number = Number(root.attribute('no'));
  const letter = supplemental.attribute('id')?.trim().toUpperCase() ?? '';
  const list = sequence.attribute('no')?.trim() ?? '';
  const listed = (sequence.child('calnos')?.elements('calno') ?? []).flatMap((calno) =>
    calno.elements('bill').map((bill) => ({ bill, note: textOrUndefined(calno.attribute('no')) })),
  );
  const notes = new Map(
    listed.map(({ bill, note }) => [bill, note === undefined ? undefined : `Calendar no. ${note}`]),
  );
  const { bills, faults } = getBills(
    root,
    listed.map(({ bill }) => bill),
    (bill) => ({ note: notes.get(bill) }),
  );
  const agendaId = ['calendar', number, letter.toLowerCase(), list].filter((part) => part !== '').join('-');
  const of = [`calendar ${number}`, ...(letter === '' ? [] : [`supplemental ${letter}`])].join(', ');
  const record: HearingRecord = definedFields({
    ...senateSession(date),
    part: agendaId,
    agendas: [
      definedFields({
        agendaId,
        title: `Active list${list === '' ? '' : ` ${list}`}, ${of}`,
        date,
        notes: noteText(sequence.child('notes')?.plainText()),
        bills,
      }),
    ],
    billFusionIds: listOrUndefined(bills.map(({ fusionId }) => fusionId)),
  });
  return [record, ...faults];
}
