import { describe, expect, test } from 'vitest';
import { only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { nysenate } from './index.ts';

const bill = (number: string, more = '') => `<bill no="${number}"><sponsor>Example</sponsor>${more}</bill>`;

interface Committee {
  name?: string;
  day?: string;
  time?: string;
  notes?: string;
  bills?: string;
}

function committee({
  name = 'Lamps and Oil',
  day = '2024-01-24',
  time = 'T09.30.00Z',
  notes = '',
  bills = '',
}: Committee) {
  return `<committee><name><![CDATA[${name}]]></name><chair><![CDATA[A Chair]]></chair><location><![CDATA[Room 9]]></location>
<meetdate>${day}</meetdate><meettime>${time}</meettime><notes><![CDATA[
${notes}
]]></notes><bills>${bills}</bills></committee>`;
}

function agenda(addenda: Record<string, Committee[]>, root = 'no="3" sessyr="2023" year="2024" action="replace"') {
  const parts = Object.entries(addenda).map(
    ([id, committees]) =>
      `<addendum id="${id}"><weekof>2024-01-22</weekof><committees>${committees.map(committee).join('')}</committees></addendum>`,
  );
  return { 'SENAGEN_00003.XML': `<senagenda ${root}>${parts.join('')}</senagenda>` };
}

const getMeetings = async (files: Record<string, string>) => getRecords('hearing', await parseFiles(nysenate, files));

describe('New York Senate weekly agenda', () => {
  test('lists a committee meeting in Albany time with its bills in order', async () => {
    const bills = `${bill('S00043A', '<message>Refer to Finance</message><title>An  act\non lamps</title>')}${bill('S00042')}`;
    const meeting = only(await getMeetings(agenda({ '': [{ bills, notes: 'Bring oil.||BRING WICKS' }] })));
    expect(meeting).toMatchObject({
      fusionId: 'hearing-us-ny-agenda-2024-3-lamps-and-oil-20240124',
      eventType: 'committee_markup',
      title: 'Senate Lamps and Oil Committee meeting',
      date: '2024-01-24',
      ts: Date.parse('2024-01-24T14:30:00Z') / 1e3,
      hasStartTime: true,
      location: 'Room 9',
      meetingStatus: 'Scheduled',
      chamber: 'upper',
      committees: [
        {
          name: 'Lamps and Oil',
          fusionId: 'committee-us-ny-upper-lamps-oil',
        },
      ],
      agendas: [
        {
          agendaId: 'agenda',
          title: 'Agenda 3 of 2024',
          notes: 'Bring oil.\nBRING WICKS',
          bills: [
            {
              fusionId: 'us-ny-2023-2024-s-43',
              label: 'S43A',
              note: 'Refer to Finance',
              title: 'An act on lamps',
            },
            {
              fusionId: 'us-ny-2023-2024-s-42',
              label: 'S42',
            },
          ],
        },
      ],
      billFusionIds: ['us-ny-2023-2024-s-43', 'us-ny-2023-2024-s-42'],
      extra: {
        chair: 'A Chair',
        getWeek: '2024-01-22',
      },
    });
  });

  test('reads midnight as no stated time', async () => {
    const meeting = only(await getMeetings(agenda({ '': [{ time: 'T00.00.00Z' }] })));
    expect(meeting).toMatchObject({ date: '2024-01-24', hasStartTime: false });
    expect(meeting).not.toHaveProperty('ts');
  });

  test('cancels a meeting through an addendum and moves a meeting relisted for another day', async () => {
    const bills = bill('S00042');
    const statuses = async (addenda: Record<string, Committee[]>) =>
      (await getMeetings(agenda(addenda))).map(({ date, part, meetingStatus }) => [date, part, meetingStatus]);
    expect(await statuses({ '': [{ bills }], A: [{ notes: 'THIS MEETING HAS BEEN CANCELLED' }] })).toEqual([
      ['2024-01-24', 'agenda', 'Scheduled'],
      ['2024-01-24', 'agenda-a', 'Canceled'],
    ]);
    expect(await statuses({ '': [{ bills }], B: [{ bills, day: '2024-01-25' }] })).toEqual([
      ['2024-01-24', 'agenda', 'Postponed'],
      ['2024-01-25', 'agenda-b', 'Scheduled'],
    ]);
    // A meeting with other bills on another day is a separate meeting.
    expect(await statuses({ '': [{ bills }], B: [{ bills: bill('S00007'), day: '2024-01-25' }] })).toEqual([
      ['2024-01-24', 'agenda', 'Scheduled'],
      ['2024-01-25', 'agenda-b', 'Scheduled'],
    ]);
  });

  test.each([
    ['a day that is none', agenda({ '': [{ day: 'soon' }] }), 'soon'],
    ['a committee without a name', agenda({ '': [{ name: '' }] }), 'no name'],
    ['no number', agenda({ '': [{}] }, 'sessyr="2023" year="2024"'), 'no number'],
  ])('is quarantined with %s', async (_, files, reason) => {
    expect(only(await parseFiles(nysenate, files))).toMatchObject({
      ok: false,
      reason: expect.stringContaining(reason),
    });
  });

  test('loses only a bill with an unreadable number', async () => {
    const parsed = await parseFiles(nysenate, agenda({ '': [{ bills: bill('S00042') + bill('?') }] }));
    expect(parsed.map(({ ok }) => ok)).toEqual([true, false]);
  });
});

describe('New York Senate meeting record', () => {
  test('states that the meeting took place, who attended and what was decided', async () => {
    const [meeting] = await getMeetings({
      'SENAGENV.XML': `<senagendavote no="3" sessyr="2023" year="2024"><addendum id="B"><committees><committee action="replace">
<name>Lamps and Oil</name><meetdate>2024-01-25</meetdate><meettime>T09.30.00Z</meettime>
<attendancelist><member><name>Example</name><attendance>Excused</attendance></member></attendancelist>
<bills><bill no="S00042"><action>RC </action><refercomm>Finance</refercomm><votes/></bill><bill no="S00043"><action>D</action><votes/></bill></bills>
</committee></committees></addendum></senagendavote>`,
    });
    expect(meeting).toMatchObject({
      fusionId: 'hearing-us-ny-agenda-2024-3-lamps-and-oil-20240125',
      part: 'votes-b',
      meetingStatus: 'Held',
      decisions: [
        {
          label: 'S42',
          outcome: 'Referred to committee: Finance',
        },
        {
          label: 'S43',
          outcome: 'Defeated',
        },
      ],
      extra: { attendance: { Example: 'Excused' } },
    });
  });
});

describe('New York Senate active list', () => {
  const list = (day: string, calnos: string) => ({
    'SENCALAL.XML': `<sencalendaractive no="00006" sessyr="2023" year="2024" action="replace"><supplemental id="A">
<sequence no="1"><actcaldate>${day}</actcaldate><notes>Noon</notes><calnos>${calnos}</calnos></sequence></supplemental></sencalendaractive>`,
  });

  test("is an agenda of that day's session", async () => {
    const calnos = '<calno no="21"><bill no="S01067"/><idc req=""/></calno><calno no="7"><bill no="S00309B"/></calno>';
    expect(only(await getMeetings(list('2024-01-24', calnos)))).toMatchObject({
      fusionId: 'hearing-us-ny-senate-session-20240124',
      part: 'calendar-6-a-1',
      eventType: 'floor_session',
      title: 'New York Senate session',
      agendas: [
        {
          agendaId: 'calendar-6-a-1',
          title: 'Active list 1, calendar 6, supplemental A',
          notes: 'Noon',
          bills: [
            {
              label: 'S1067',
              note: 'Calendar no. 21',
            },
            {
              label: 'S309B',
              note: 'Calendar no. 7',
            },
          ],
        },
      ],
    });
  });

  test('is quarantined without a date', async () => {
    expect(only(await parseFiles(nysenate, list('', '')))).toMatchObject({ ok: false });
  });
});
