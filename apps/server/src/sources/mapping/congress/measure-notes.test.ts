import { describe, expect, it } from 'vitest';
import { measureSchema } from './measure.ts';
import { calendarFacts, noteTexts, titleFacts } from './measure-notes.ts';

const getMeasure = (fields: Record<string, unknown>) =>
  measureSchema.parse({ congress: 119, type: 'HR', number: '7', ...fields });

describe('calendarFacts', () => {
  it('reads action codes and old calendar names and lists each calendar number once', () => {
    const calendarNumbers = {
      item: [
        { calendar: 'Senate Calendar of Business', number: '0031' },
        { calendar: 'Senate Calendar of Business', number: '' },
        { calendar: 'S1', number: '0192' },
        { calendar: 'X00002' },
      ],
    };
    const actions = [
      { actionDate: '2025-01-03', text: 'Placed.', calendarNumber: { calendar: 'U00468' } },
      { actionDate: '2025-01-03', text: 'Placed again.', calendarNumber: { calendar: 'U00468' } },
      { actionDate: '2025-01-03', text: 'Read.', calendarNumber: '' },
    ];
    expect(calendarFacts(getMeasure({ calendarNumbers, actions }))).toEqual([
      { calendar: 'Senate Calendar of Business', number: '31' },
      { calendar: 'Senate Calendar of Business', number: '192' },
      { calendar: 'X00002' },
      { calendar: 'Union Calendar', number: '468' },
    ]);
  });

  it('lists a calendar without a number', () => {
    const calendarNumbers = { item: { calendar: 'Senate Calendar of Business', number: '' } };
    expect(calendarFacts(getMeasure({ calendarNumbers }))).toEqual([{ calendar: 'Senate Calendar of Business' }]);
  });
});

it('noteTexts reads notes as plain text', () => {
  const item = [{ text: '\n  See <a href="https://example.org">S. 1</a> &amp; S. 2.\n' }, { text: '' }];
  expect(noteTexts(getMeasure({ notes: { item } }))).toEqual(['See S. 1 & S. 2.']);
});

it('titleFacts separates the same title by type and chamber', () => {
  const title = { title: 'Doe Act', titleType: 'Short Title(s) as Introduced' };
  const titles = [title, title, { ...title, chamberName: 'House' }, { ...title, titleType: 'Display Title' }];
  expect(titleFacts(getMeasure({ titles }))).toEqual([
    { text: 'Doe Act', type: 'Short Title(s) as Introduced', language: 'en' },
    { text: 'Doe Act', type: 'Short Title(s) as Introduced', chamber: 'lower', language: 'en' },
    { text: 'Doe Act', type: 'Display Title', language: 'en' },
  ]);
});

it('titleFacts names the version that has a title', () => {
  const titles = [
    { title: 'To repeal', titleType: 'Official Title', billTextVersionName: 'Engrossed in House' },
    { title: 'To repeal', titleType: 'Official Title', billTextVersionName: 'Enrolled Bill' },
  ];
  expect(titleFacts(getMeasure({ titles })).map(({ versionName }) => versionName)).toEqual([
    'Engrossed in House',
    'Enrolled Bill',
  ]);
});
