import { describe, expect, test } from 'vitest';
import { only, parseFiles, getRecords } from '../testing/collect-records.ts';
import { transcripts } from './index.ts';

const HEAD = 'Place: us-wy\nTitle: Water for towns\nDate: 2026-03-10\n';
const SAID = '\nTHE CHAIR: Order.\n';

const getTranscript = async (text: string | Buffer) =>
  only(getRecords('transcript', await parseFiles(transcripts, { 'a.txt': text })));
const getReason = async (text: string) => {
  const parsed = only(await parseFiles(transcripts, { 'a.txt': text }));
  return parsed.ok ? 'read' : parsed.reason;
};

describe('Transcript', () => {
  test('keeps everything its header can state', async () => {
    const head = [
      'Place: Wyoming',
      'Title: Water for towns',
      '  and farms',
      'Date: March 10, 2026',
      'Time: 2:30 p.m.',
      'Kind: markup',
      'Chamber: Senate',
      'Committees: Lamps and Oil | Wicks',
      'Location: Room 9',
      'Type: proofread',
      'Source: https://example.org/transcript',
    ];
    const record = await getTranscript(
      `\uFEFF${head.join('\r\n').replace('March 10, 2026', '10 Mar 2026')}\r\n\r\nTHE CHAIR: Order.\r\n`,
    );
    const { fusionId } = record;
    expect(fusionId).toMatch(/^hearing-us-wy-transcript-20260310-[0-9a-f]{12}$/);
    expect(record).toEqual({
      kind: 'transcript',
      fusionId,
      part: `${fusionId}-transcript-proofread`,
      fnDocumentId: `${fusionId}-transcript-proofread`,
      agendaId: 'transcript',
      title: 'Transcript',
      type: 'Proofread',
      isAi: false,
      date: '2026-03-10',
      language: 'en',
      sourceUrl: 'https://example.org/transcript',
      sections: [
        {
          sectionId: 'turn-1',
          heading: 'THE CHAIR',
          level: 0,
          blocks: [
            {
              text: 'Order.',
              indent: 0,
            },
          ],
        },
      ],
      hearing: {
        isoCode: 'us-wy',
        eventId: 'Markup 2026-03-10',
        eventType: 'committee_markup',
        title: 'Water for towns and farms',
        date: '2026-03-10',
        chamber: 'upper',
        location: 'Room 9',
        ts: Date.parse('2026-03-10T20:30:00Z') / 1e3,
        hasStartTime: true,
        meetingStatus: 'Held',
        committees: [
          {
            name: 'Lamps and Oil',
            fusionId: 'committee-us-wy-upper-lamps-oil',
          },
          {
            name: 'Wicks',
            fusionId: 'committee-us-wy-upper-wicks',
          },
        ],
        agendas: [
          {
            agendaId: 'transcript',
            title: 'Markup',
            date: '2026-03-10',
            location: 'Room 9',
            bills: [],
            ts: Date.parse('2026-03-10T20:30:00Z') / 1e3,
          },
        ],
      },
    });
  });

  test('needs only the minimal header: a hearing on a date by an unknown author', async () => {
    const record = await getTranscript(HEAD + SAID);
    expect(record).toMatchObject({
      isAi: false,
      fnDocumentId: `${record.fusionId}-transcript`,
      hearing: {
        eventType: 'committee_hearing',
        hasStartTime: false,
      },
    });
    expect(record).not.toHaveProperty('type');
    expect(record.hearing).not.toHaveProperty('ts');
  });

  test('belongs to the same meeting despite title spacing and case, separate from its draft', async () => {
    const draft = await getTranscript(`${HEAD.replace('Water for', 'WATER  for')}Type: FirstDraft\n${SAID}`);
    const checked = await getTranscript(`${HEAD}Type: Proofread\n${SAID}`);
    expect(draft.fusionId).toBe(checked.fusionId);
    expect(draft.fnDocumentId).not.toBe(checked.fnDocumentId);
    expect((await getTranscript(HEAD.replace('Water', 'Wine') + SAID)).fusionId).not.toBe(draft.fusionId);
  });

  test('is stored separately in each language', async () => {
    const [english, french] = [await getTranscript(HEAD + SAID), await getTranscript(`${HEAD}Language: fr\n${SAID}`)];
    expect(french.fusionId).toBe(english.fusionId);
    expect(french.fnDocumentId).not.toBe(english.fnDocumentId);
  });

  test('joins the meeting it names', async () => {
    expect(await getTranscript(`${HEAD}Meeting: hearing-us-wy-7\n${SAID}`)).toMatchObject({
      fusionId: 'hearing-us-wy-7',
      fnDocumentId: 'hearing-us-wy-7-transcript',
    });
  });

  test.each([
    ['Type: FirstDraft', true],
    ['Type: FirstDraft\nWritten by: people', false],
    ['Type: Proofread', false],
    ['Type: Proofread\nWritten by: AI', true],
    ['Written by: ai', true],
  ])('with %j is marked as machine-written: %s', async (lines, isAi) => {
    expect((await getTranscript(`${HEAD}${lines}\n${SAID}`)).isAi).toBe(isAi);
  });

  test('is divided by speaker into paragraphs separated by empty lines', async () => {
    const body =
      '\nThe clerk called the roll.\n\nTHE CHAIR: Order, as\nalways.\n\nWe begin.\nMS. LEE: Note: thank you.\n';
    const { sections } = await getTranscript(HEAD + body);
    expect(
      sections.map(({ sectionId, heading, blocks }) => [sectionId, heading, ...blocks.map(({ text }) => text)]),
    ).toEqual([
      ['front', 'Front page', 'The clerk called the roll.'],
      ['turn-1', 'THE CHAIR', 'Order, as always.', 'We begin.'],
      ['turn-2', 'MS. LEE', 'Note: thank you.'],
    ]);
  });

  test('of printed pages loses page and line numbers', async () => {
    const page = (number: number) =>
      `${' '.repeat(60)}${number}\n       1          THE CHAIR:  Lamps\n\n       2     burn on.\n`;
    const { sections } = await getTranscript(`${HEAD}Layout: printed\n\n${page(6)}${page(7)}`);
    expect(sections.map(({ sectionId, blocks }) => [sectionId, blocks[0]?.text])).toEqual([
      ['p6-1', 'Lamps burn on.'],
      ['p7-1', 'Lamps burn on.'],
    ]);
  });

  test('decodes the code page of older programs', async () => {
    const { sections } = await getTranscript(Buffer.from(`${HEAD}\nMME GAGNÉ: Café.\n`, 'latin1'));
    expect(sections).toMatchObject([{ heading: 'MME GAGNÉ', blocks: [{ text: 'Café.' }] }]);
  });
});

describe('Invalid transcript file', () => {
  test.each([
    ['a line of the head that is not known', `${HEAD}Room: 9\n${SAID}`, /"room"/],
    [
      'a line that is no line of a head',
      `Hearing on water\n${HEAD}${SAID}`,
      /^line 1 of the header is not “Name: value”$/,
    ],
    ['a name twice', `${HEAD}Date: 2026-03-11\n${SAID}`, /has date twice/],
    ['no end of the head', HEAD.trimEnd(), /no empty line after the header/],
    ['no place', HEAD.replace(/Place.*\n/, '') + SAID, /^place: is missing/],
    ['a place nobody knows', HEAD.replace('us-wy', 'us-zz') + SAID, /^place: “us-zz” is not a known place/],
    ['no day', HEAD.replace('2026-03-10', 'soon') + SAID, /^date: “soon” is not a day/],
    ['no time of the day', `${HEAD}Time: 25:00\n${SAID}`, /^time: “25:00” is not a time/],
    ['a meeting that is none', `${HEAD}Meeting: us-119-hr-1\n${SAID}`, /^meeting: .* is no id of a meeting/],
    ['an address that is none', `${HEAD}Source: javascript:alert(1)\n${SAID}`, /^source: .* is not a web address/],
    ['a type that is none', `${HEAD}Type: draft\n${SAID}`, /^type: “draft” is not one of FirstDraft, Proofread/],
    ['nothing said', `${HEAD}\n \n`, /^there is no text after the header$/],
    ['more lines than any record', `${HEAD}\n${'x\n'.repeat(400_001)}`, /lines, more than 400000$/],
    ['more turns than any sitting', `${HEAD}\n${'MR. A: b\n'.repeat(50_001)}`, /^50001 turns, more than 50000$/],
  ])('%s', async (_, text, reason) => {
    expect(await getReason(text)).toMatch(reason);
  });
});
