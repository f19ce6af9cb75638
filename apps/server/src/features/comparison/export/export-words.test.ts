import type { ComparableText } from '@rotunda/comparison';
import { describe, expect, it } from 'vitest';
import { callOutRows, exportWords, getHeading, sideFacts, summaryLines, getTitle } from './export-words.ts';
import type { ExportedComparison } from './exported-comparison.ts';
import { exported } from './testing/exported.ts';

const text = (paragraph: string, language: ComparableText['language'] = 'en'): ComparableText => ({
  language,
  units: [
    {
      id: 's',
      number: '1',
      heading: 'Fees',
      level: 0,
      paragraphs: [
        {
          number: null,
          text: paragraph,
          indent: 0,
        },
      ],
    },
  ],
});
const FIVE = text('The fee is $5 a year.');
const NINE = text('The fee is $9 a year.');
const versions = exported(FIVE, NINE);
const OTHER_BILL = { fusionId: 'us-119-s-2', billId: 'US S 2', title: 'Another bill' };
const bills: ExportedComparison = { ...versions, right: { ...versions.right, ...OTHER_BILL } };
const languages = exported(FIVE, text('Les droits sont de 5 $.', 'fr'));

describe('getTitle', () => {
  it('names one bill for two of its versions', () => {
    expect(getTitle(versions)).toEqual({
      kind: 'Comparison of two versions',
      identifier: 'US HR 1',
      title: 'A bill on widgets',
    });
    expect(getTitle(languages).kind).toBe('Two languages side by side');
  });

  it('names both of two bills', () => {
    expect(getTitle(bills)).toEqual({
      kind: 'Comparison of two bills',
      identifier: 'US HR 1 and US S 2',
      title: 'A bill on widgets / Another bill',
    });
  });
});

describe('getHeading', () => {
  it('names the versions, with their bills where these differ', () => {
    expect(getHeading(versions)).toBe('US HR 1: Introduced to Enrolled');
    expect(getHeading(bills)).toBe('US HR 1, Introduced, to US S 2, Enrolled');
  });
});

describe('sideFacts', () => {
  const names = (comparison: ExportedComparison) => sideFacts(comparison).map(({ name }) => name);

  it('repeats bill and title only when they differ', () => {
    expect(names(versions)).toEqual(['Jurisdiction', 'Version', 'Date', 'Language']);
    expect(names(bills)).toEqual(['Bill', 'Title', 'Jurisdiction', 'Version', 'Date', 'Language']);
  });

  it('leaves out what neither side has, and leaves blank what one side has not', () => {
    const without = { ...versions.left, description: null, version: { ...versions.left.version, date: null } };
    const facts = sideFacts({ ...versions, left: without, right: { ...versions.right, description: null } });
    expect(facts.map(({ name }) => name)).toEqual(['Version', 'Date', 'Language']);
    expect(facts[1]).toEqual({ name: 'Date', left: '', right: 'March 5, 2026' });
  });

  it('writes dates as days and keeps what is not a day', () => {
    const side = { ...versions.left, version: { ...versions.left.version, date: 'spring of 2026' } };
    expect(sideFacts({ ...versions, left: side }).find(({ name }) => name === 'Date')).toEqual({
      name: 'Date',
      left: 'spring of 2026',
      right: 'March 5, 2026',
    });
  });

  it('names languages', () => {
    expect(sideFacts(languages).at(-1)).toEqual({ name: 'Language', left: 'English', right: 'French' });
  });
});

describe('callOutRows', () => {
  it('tells kind, section and both values', () => {
    expect(callOutRows(versions)).toEqual([[expect.any(String), expect.stringContaining('1'), '$5', '$9']]);
  });

  it('tells the same change of a section once', () => {
    const { overview } = versions;
    const twice = { ...versions, overview: { ...overview, callOuts: [...overview.callOuts, ...overview.callOuts] } };
    expect(callOutRows(twice)).toEqual(callOutRows(versions));
  });
});

describe('summaryLines', () => {
  it('says so when both texts are the same', () => {
    expect(summaryLines(exported(FIVE, FIVE))).toEqual([exportWords.identical]);
  });

  it('counts what differs', () => {
    expect(summaryLines(versions).join(' ')).toMatch(/1 word added.*1 word removed/);
  });

  it('begins with a hint for two languages', () => {
    expect(summaryLines(languages)[0]).toBe(exportWords.translation);
  });
});

describe('exportWords', () => {
  it('counts paragraphs and pages', () => {
    expect([exportWords.unchanged(1), exportWords.unchanged(1200)]).toEqual([
      '1 unchanged paragraph',
      '1,200 unchanged paragraphs',
    ]);
    expect(exportWords.page(2, 1000)).toBe('Page 2 of 1,000');
  });

  it('dates a file by the day in UTC', () => {
    expect(exportWords.made('Rotunda', new Date('2026-01-01T23:59:59Z'))).toBe('Created by Rotunda on January 1, 2026');
  });
});
