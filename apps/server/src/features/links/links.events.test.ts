import { expect, it } from 'vitest';
import { getAudience } from './links.events.ts';

const AUDIENCE = [
  { userId: null, thingIds: ['a', 'b'] },
  { userId: 'ana', thingIds: ['c'] },
  { userId: 'ben', thingIds: ['c', 'd'] },
];

it.each([
  [
    'some of each',
    ['b', 'c'],
    [
      [null, ['b']],
      ['ana', ['c']],
      ['ben', ['c']],
    ],
  ],
  ['what one of them sees', ['d'], [['ben', ['d']]]],
  ['what nobody sees', ['x'], []],
  ['nothing', [], []],
])('getAudience selects the recipients of %s', (_what, thingIds, told) => {
  expect(getAudience(AUDIENCE, thingIds).map((one) => [one.userId, one.thingIds])).toEqual(told);
});
