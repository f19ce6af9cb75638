import type { TextSection } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { getTariffMeasure } from './tariff-measure.ts';

const saying = (...texts: string[]): TextSection[] => [
  { sectionId: 's-1', level: 0, blocks: texts.map((text) => ({ text, indent: 0 })) },
];
const USTR = ['Trade Representative, Office of United States'];

describe('getTariffMeasure', () => {
  it('returns the codes, effective dates and rates that the text states', () => {
    const text = [
      'The Harmonized Tariff Schedule of the United States (HTSUS) is modified as provided in the annex.',
      'Widgets of subheading 8471.30.01 are subject to a duty of 25 percent ad valorem under heading 9903.01.25, and not to 12.5% ad valorem under heading 9903.01.25 or subheading 8471.30.0100.',
      'It holds for goods entered on or after 12:01 a.m. eastern daylight time on April 5, 2026, and those entered on or after 12:01 a.m. Eastern Standard Time, November 9, 2026.',
    ];
    expect(getTariffMeasure(saying(...text), { title: 'Duties on Widgets of Brazil' })).toEqual({
      codes: ['8471.30.01', '9903.01.25', '8471.30.0100'],
      effectiveOn: ['2026-04-05', '2026-11-09'],
      rates: ['25 percent ad valorem', '12.5% ad valorem'],
      programs: [],
      countries: ['BR'],
    });
  });

  it('returns every code of a long list and no unrelated number', () => {
    const codes = Array.from({ length: 60 }, (_, at) => `7208.${10 + at}.15`);
    const list = `${codes.slice(0, -1).join(', ')}, and ${codes.at(-1)}`;
    const text = `The HTSUS is amended in subheadings ${list}. The margin was 1234.56.`;
    expect(getTariffMeasure(saying(text), { agencies: USTR })?.codes).toEqual(codes);
  });

  it.each([
    'the HTSUS is hereby amended by inserting a note.',
    'Subchapter III of chapter 99 of the HTSUS shall be modified.',
    'In the HTSUS, heading 9903.01.25 is deleted.',
    'U.S. note 2 to subchapter III of chapter 99 of the HTSUS is amended.',
  ])('recognizes a tariff change by its wording: %s', (text) => {
    expect(getTariffMeasure(saying(text), { agencies: USTR })).toBeDefined();
  });

  it.each([
    ['names the schedule for convenience', 'The merchandise is classified in HTSUS subheading 2922.49.4020.'],
    ['asks whether it should be changed', 'Consider whether heading 6204 of the HTSUS should be modified to allow it.'],
    ['says who may change it', 'The President may proclaim modifications to the Harmonized Tariff Schedule.'],
    ['changes something else', 'The HTSUS is the tariff. The rule in part 10 is amended.'],
  ])('ignores a document that only %s', (_what, text) => {
    expect(getTariffMeasure(saying(text), {})).toBeUndefined();
  });

  it('requires a document of the President or a trade agency', () => {
    const text = saying('The HTSUS is modified.');
    expect(getTariffMeasure(text, { agencies: ['Environmental Protection Agency'] })).toBeUndefined();
    expect(
      getTariffMeasure(text, { agencies: ['Environmental Protection Agency', 'Commerce Department'] }),
    ).toBeDefined();
  });

  it('recognizes antidumping and countervailing duty notices by title and agency', () => {
    const title = 'Widgets From Japan: Preliminary Results of Antidumping Duty Administrative Review';
    const text = saying('The merchandise is classified in HTSUS subheading 2922.49.4020.');
    expect(getTariffMeasure(text, { title, agencies: ['Commerce Department'] })).toEqual({
      codes: ['2922.49.4020'],
      effectiveOn: [],
      rates: [],
      programs: ['antidumping'],
      countries: ['JP'],
    });
    expect(getTariffMeasure(text, { title, agencies: USTR })).toBeUndefined();
    expect(getTariffMeasure(text, { title })).toBeUndefined();
  });

  it('returns four-digit headings only where the text names them as headings', () => {
    const getCodes = (text: string) => getTariffMeasure(saying('The HTSUS is modified.', text), {})?.codes;
    expect(getCodes('Articles of heading 7601 or headings 8703, 8704.21, and 8708 of 2026.')).toEqual([
      '8704.21',
      '7601',
      '8703',
      '8708',
    ]);
    expect(getCodes('Headings 7206 through 7229, in 2026 and 2027.')).toEqual(['7206', '7229']);
    expect(getCodes('Subheading 8703 of note 2026, docket 2026-0101.')).toEqual([]);
  });

  it('ignores sums, dates and numbers of other laws', () => {
    const text = 'The HTSUS is modified for widgets of $1234.56, 1234.50 percent, 40 CFR 1065.10, on 2026.04.15.';
    expect(getTariffMeasure(saying('The HTSUS is modified.', 'Costs are 1234.56 in sum.'), {})?.codes).toEqual([]);
    expect(getTariffMeasure(saying(text), {})?.codes).not.toContain('1234.56');
  });

  it('reads rates with fractions as one number', () => {
    const rates = getTariffMeasure(
      saying(
        'The HTSUS is modified.',
        'A duty of 12 1/2 percent ad valorem, then 7½% ad valorem and 2.5 percent ad valorem.',
      ),
      {},
    )?.rates;
    expect(rates).toEqual(['12 1/2 percent ad valorem', '7½% ad valorem', '2.5 percent ad valorem']);
  });

  it('takes time linear in the length of the text', () => {
    const before = process.cpuUsage();
    getTariffMeasure(saying('heading '.repeat(50_000), 'HTSUS 1234.56.78 is '.repeat(50_000)), {});
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
  });
});
