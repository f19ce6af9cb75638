import { describe, expect, test } from 'vitest';
import { only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { nysenate } from './index.ts';

const RULE = '-'.repeat(50);
const COVER = `
       1      JOINT HEARING BEFORE THE NEW YORK STATE SENATE
              STANDING COMMITTEE ON LAMPS AND OIL
       2      AND
              STANDING COMMITTEE ON WICKS
       3      ${RULE}

       4                 PUBLIC HEARING:

       5           ON THE LIGHT OF TOWNS
       6      ${RULE}
       7                       Town Hall
       8                       1 Main Street

       9                       Date:  April 26, 2024
                               Time:  2:30 p.m.
      10      PRESIDING:
      11         Senator Example
                                                              2
       1             SENATOR EXAMPLE:  Good afternoon.
`;

const getTranscript = async (files: Record<string, string | Buffer>) =>
  only(getRecords('transcript', await parseFiles(nysenate, files)));

describe('New York Senate hearing transcript', () => {
  test('states hosts, subject, place and time and is marked as proofread', async () => {
    const record = await getTranscript({ 'hearings/04-26-24_Lamps.txt': COVER });
    expect(record).toMatchObject({
      fusionId: 'hearing-us-ny-hearing-20240426-public-hearing-on-the-light-of-towns',
      type: 'Proofread',
      isAi: false,
      date: '2024-04-26',
      hearing: {
        title: 'PUBLIC HEARING: ON THE LIGHT OF TOWNS',
        location: 'Town Hall, 1 Main Street',
        chamber: 'upper',
        ts: Date.parse('2024-04-26T18:30:00Z') / 1e3,
        eventType: 'committee_hearing',
        meetingStatus: 'Held',
        committees: [
          {
            name: 'Lamps and Oil',
            fusionId: 'committee-us-ny-upper-lamps-oil',
          },
          {
            name: 'Wicks',
            fusionId: 'committee-us-ny-upper-wicks',
          },
        ],
      },
    });
    expect(record.sections.at(-1)).toMatchObject({ sectionId: 'p2-1', blocks: [{ text: 'Good afternoon.' }] });
  });

  test.each([
    [
      'NEW YORK STATE LEGISLATURE JOINT HEARING BEFORE THE NEW YORK STATE ASSEMBLY STANDING COMMITTEE ON OIL,\nAND THE SENATE STANDING COMMITTEE ON OIL',
      ['Assembly Oil', 'Senate Oil'],
      'joint',
    ],
    [
      'BEFORE THE NEW YORK STATE SENATE FINANCE AND ASSEMBLY WAYS AND MEANS COMMITTEES',
      ['Senate Finance', 'Assembly Ways and Means'],
      'joint',
    ],
    ['FORUM BEFORE THE NEW YORK STATE SENATE TASK FORCE ON LAMPS', undefined, 'upper'],
  ])('%s', async (hosts, names, chamber) => {
    const cover = `${hosts}\n${RULE}\nPUBLIC HEARING\n${RULE}\nAlbany\nApril 26, 2024\n`;
    const { hearing } = await getTranscript({ 'a.txt': cover });
    expect(hearing.committees?.map(({ name }) => name)).toEqual(names);
    expect(hearing.chamber).toBe(chamber);
  });

  test('is quarantined without a date and is not read from other text', async () => {
    const hearing = `BEFORE THE NEW YORK STATE SENATE\n${RULE}\nPUBLIC HEARING\n${RULE}\nAlbany, soon\n`;
    expect(only(await parseFiles(nysenate, { 'a.txt': hearing }))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('day of the hearing'),
    });
    expect(await parseFiles(nysenate, { 'SOBI.TXT': '2013S07300 T00000.SO DOC S 7300' })).toEqual([]);
  });
});

describe('New York Senate session transcript', () => {
  const cover = (kind: string, time: string) =>
    Buffer.from(
      `NEW YORK STATE SENATE\nALBANY, NEW YORK\nDecember 31, 2021\n${time}\n${kind} SESSION\nCaf\u00e9\n`,
      'latin1',
    );

  test('belongs to the session of its day and decodes its legacy code page', async () => {
    const record = await getTranscript({ '2021-12-31T1100': cover('REGULAR', '11:00 a.m.') });
    expect(record).toMatchObject({
      fusionId: 'hearing-us-ny-senate-session-20211231',
      agendaId: 'session-regular-1100',
      title: 'Stenographic record, regular session',
      isAi: false,
      hearing: {
        eventType: 'floor_session',
        agendas: [
          {
            title: 'Regular session',
            bills: [],
          },
        ],
      },
    });
    expect(record.sections[0]?.blocks.at(-1)?.text).toBe('Café');
  });

  test('stays separate from another transcript of the same day', async () => {
    const parsed = await parseFiles(nysenate, {
      'a.txt': cover('REGULAR', '11:00 a.m.'),
      'b.txt': cover('EXTRAORDINARY', '2:00 p.m.'),
    });
    const records = getRecords('transcript', parsed);
    expect(new Set(records.map(({ fusionId }) => fusionId)).size).toBe(1);
    expect(new Set(records.map(({ fnDocumentId }) => fnDocumentId)).size).toBe(2);
  });
});
