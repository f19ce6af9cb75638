import { expect, it } from 'vitest';
import { committeeLeader } from './committee-leader.ts';

it.each([
  ['Chair', 'Chair'],
  ['Chairman', 'Chair'],
  ['chairwoman', 'Chair'],
  ['Co-Chair', 'Chair'],
  ['Cochairman', 'Chair'],
  ['Ranking Member', 'Ranking Member'],
  ['Ranking Republican Member', 'Ranking Member'],
  ['Vice Chair', null],
  ['Vice Ranking Member', null],
  ['Chair Emeritus', null],
  ['Ex Officio', null],
  [undefined, null],
])('committeeLeader maps %s to %s', (title, expected) => {
  expect(committeeLeader(title)).toBe(expected);
});
