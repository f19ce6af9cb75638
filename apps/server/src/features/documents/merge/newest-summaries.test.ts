import { expect, it } from 'vitest';
import { newestSummaries } from './newest-summaries.ts';

const summary = (versionName: string, date?: string) => ({ text: versionName, versionName, ...(date ? { date } : {}) });

it('newestSummaries sorts newest first, and by stage within a day', () => {
  const oldestFirst = [
    summary('Introduced in House', '2015-01-06'),
    summary('Passed House without amendment', '2015-01-06'),
    summary('Reported to Senate', '2015-02-12'),
    summary('Public Law', '2015-02-12'),
  ];
  const newest = ['Public Law', 'Reported to Senate', 'Passed House without amendment', 'Introduced in House'];
  expect(newestSummaries(oldestFirst).map(({ text }) => text)).toEqual(newest);
  expect(newestSummaries(newestSummaries(oldestFirst)).map(({ text }) => text)).toEqual(newest);
});

it('newestSummaries keeps undated summaries in source order after the dated ones', () => {
  const mixed = [summary('Introduced'), summary('Royal Assent'), summary('First reading', '2024-02-01')];
  expect(newestSummaries(mixed).map(({ text }) => text)).toEqual(['First reading', 'Introduced', 'Royal Assent']);
});

it('newestSummaries puts descriptions before sponsor memoranda', () => {
  const parts = [summary('Sponsor’s memorandum, S1'), summary('Digest'), summary('Sponsor’s memorandum, S1A')];
  expect(newestSummaries(parts).map(({ text }) => text)).toEqual([
    'Digest',
    'Sponsor’s memorandum, S1',
    'Sponsor’s memorandum, S1A',
  ]);
});
