import { describe, expect, it } from 'vitest';
import { datesInProse } from './dates-in-prose.ts';

describe('datesInProse', () => {
  it.each([
    ['Effective: March 3, 2021.', { effectiveDate: '2021-03-03' }],
    ['This rule is effective from 7 a.m. until 3 p.m. on March 3, 2021.', { effectiveDate: '2021-03-03' }],
    [
      'This deviation is effective from 5 a.m. on March 3, 2021 to 5 a.m. on May 1, 2021.',
      { effectiveDate: '2021-03-03' },
    ],
    [
      'The effective date of the rule published January 4, 2021 (86 FR 1) is delayed from March 5, 2021 to June 3, 2021.',
      { effectiveDate: '2021-06-03' },
    ],
    ['The effective date of the rule published January 4, 2021 stands.', {}],
    ['Effective March 3, 2021, or 40 days after notice to Congress, whichever is later.', {}],
    ['Comments must be received by 5 p.m. Eastern Time on March 3, 2021.', { commentEndDates: ['2021-03-03'] }],
    ['Comments must be received on or before: 5/15/2021.', { commentEndDates: ['2021-05-15'] }],
    ['Comments Due Date: March 3, 2021.', { commentEndDates: ['2021-03-03'] }],
    [
      'Comments are due on or before March 3, 2021, and reply comments are due on or before April 2, 2021.',
      { commentEndDates: ['2021-03-03', '2021-04-02'] },
    ],
    [
      'The comment period for the rule published on January 4, 2021 is reopened. We consider comments received before March 3, 2021.',
      { commentEndDates: ['2021-03-03'] },
    ],
    ['The meeting will be held on March 3, 2021. Applications are due by April 2, 2021.', {}],
    [
      'This rule is effective March 3, 2021.\nWritten comments will be accepted until April 2, 2021.',
      { effectiveDate: '2021-03-03', commentEndDates: ['2021-04-02'] },
    ],
    ['Submit comments at any time.', {}],
  ])('%s', (text, days) => {
    expect(datesInProse(text)).toEqual(days);
  });
});
