import { describe, expect, test } from 'vitest';
import { printedMoment } from './printed-moment.ts';
import { printedPages } from './printed-pages.ts';
import { getSpeaker } from './get-speaker.ts';
import { transcriptSections } from './transcript-sections.ts';

const right = (text: string) => `${' '.repeat(60)}${text}`;
const body = (text: string) => `${' '.repeat(14)}${text}`;
const indented = (text: string) => `${' '.repeat(24)}${text}`;
/** Builds a page of numbered, double-spaced lines, as in records. */
const numbered = (...lines: string[]) =>
  lines.map((line, at) => `${String(at + 1).padStart(8)}${line.slice(8)}`).join('\n\n');
const getTurns = (text: string) =>
  transcriptSections(printedPages(text)).map(({ sectionId, heading, blocks }) => [
    sectionId,
    heading,
    blocks.map((block) => block.text),
  ]);

describe('Printed transcript', () => {
  test('is divided by speaker across pages, without page and line numbers', () => {
    const text = [
      right('11'),
      numbered(indented('STENOGRAPHIC RECORD'), '', indented('26 March 2024')),
      right('12'),
      numbered(indented('THE CLERK:  Lamps are'), body('lit, as they are in each'), body('well-')),
      right('13'),
      numbered(
        body('run town.'),
        indented('25 of them burn.'),
        indented('SENATOR DeEXAMPLE:  Thank you.'),
        body('4 more.'),
      ),
    ].join('\n');
    expect(getTurns(text)).toEqual([
      ['front', 'Front page', ['STENOGRAPHIC RECORD', '26 March 2024']],
      ['p12-1', 'THE CLERK, p. 12', ['Lamps are lit, as they are in each well-run town.', '25 of them burn.']],
      ['p13-1', 'SENATOR DeEXAMPLE, p. 13', ['Thank you. 4 more.']],
    ]);
  });

  test('numbers an unnumbered first page and reads page numbers split from their lines', () => {
    const lines = Array.from({ length: 8 }, (_, at) => body(`Line ${'abcdefgh'.charAt(at)} of the cover`)).join('\n');
    const pages = printedPages([lines, ' '.repeat(61), '2', body('Next.'), right('9'), body('Last.')].join('\n'));
    // 9 is too far from 2 to be a page number.
    expect(pages.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('drops repeated headers and footers but keeps the same words elsewhere', () => {
    const page = (number: number) => [
      right(String(number)),
      body('Hearing on lamps'),
      indented(`MS. OIL:  Hearing on lamps ${number}`),
      body('Stenographers Inc.'),
    ];
    const text = [1, 2, 3, 4, 5, 6].flatMap(page).join('\n');
    expect(getTurns(text).map(([, , blocks]) => blocks)).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => [`Hearing on lamps ${number}`]),
    );
  });

  test("joins a speaker's title over several lines", () => {
    const text = [
      right('6'),
      indented('MS. OIL, CHAIR, STANDING'),
      body('COMMITTEE ON LAMPS'),
      body('AND WICKS:   Welcome.'),
    ].join('\n');
    expect(getTurns(text)).toEqual([
      ['p6-1', 'MS. OIL, CHAIR, STANDING COMMITTEE ON LAMPS AND WICKS, p. 6', ['Welcome.']],
    ]);
  });

  test('becomes lines when nobody speaks', () => {
    expect(getTurns(`${body('SPEAKERS:      PAGE')}\n${body('Ann Lee          9')}`)).toEqual([
      ['front', 'Front page', ['SPEAKERS: PAGE', 'Ann Lee 9']],
    ]);
  });
});

test.each([
  ['SENATOR O’EXAMPLE:  Yes.', 'SENATOR O’EXAMPLE'],
  ['LT. GOVERNOR ANN McLEE: Yes.', 'LT. GOVERNOR ANN McLEE'],
  ['MR. HORN-BEAM (via video): Yes.', undefined],
  ['MME GAGNÉ-ÉMOND : Oui.', 'MME GAGNÉ-ÉMOND'],
  ['MME GAGNÉ-ÉMOND: Oui.', 'MME GAGNÉ-ÉMOND'],
  ['PRESIDING:', undefined],
  ['SENATE MEMBERS PRESENT:', undefined],
  ['The Senator said: Yes.', undefined],
  ['AT 10:30 we met', undefined],
  ['A: Yes.', undefined],
])('%s', (paragraph, speaker) => {
  expect(getSpeaker(paragraph)?.speaker).toBe(speaker);
});

test.each([
  ['Albany\n October 19, 2016\n 7:00 p.m. to 9:00 p.m.', { date: '2016-10-19', time: '19:00' }],
  ['March 5, 2024', { date: '2024-03-05', time: undefined }],
  ['Room 12, March 45, 2024', undefined],
])('printedMoment reads %j', (text, moment) => {
  expect(printedMoment(text)).toEqual(moment);
});
