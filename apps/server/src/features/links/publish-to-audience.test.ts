import { expect, it } from 'vitest';
import { audienceOf } from './publish-to-audience.ts';

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
])('audienceOf selects the recipients of %s', (_what, thingIds, told) => {
  expect(audienceOf(AUDIENCE, thingIds).map((one) => [one.userId, one.thingIds])).toEqual(told);
});
