import { expect, it } from 'vitest';
import { listIn, measureId, nameWords } from './measure.mjs';
import { stateNumber } from './state-number.mjs';
import { easternDay, letters, plainWords } from './words.mjs';

it.each([
  ['2025-01-03', '2025-01-03'],
  ['2025-01-28T05:00:00Z', '2025-01-28'],
  ['2025-09-04T01:27:16Z', '2025-09-03'],
  ['', null],
])('easternDay reads %s as %s in Washington', (stated, day) => {
  expect(easternDay(stated)).toBe(day);
});

it('plainWords removes markup and double-encoded entities', () => {
  expect(plainWords('<p>Widgets&nbsp;&amp;amp; <b>gauges</b> &rsquo;</p>')).toBe('Widgets & gauges ’');
  expect(letters('“Doe Act”, § 2')).toBe('doeact2');
});

it('listIn finds a list under any of its names and accepts a single unwrapped member', () => {
  expect(listIn({ item: [{ name: 'a' }, { name: 'b' }] }, 'item')).toHaveLength(2);
  expect(listIn({ item: { name: 'a' } }, 'item')).toEqual([{ name: 'a' }]);
  expect(listIn({ actions: { item: [{ text: 'a' }] }, count: '1' }, 'actions', 'item')).toEqual([{ text: 'a' }]);
  expect(listIn('', 'item')).toEqual([]);
});

it('measureId and nameWords recognize a measure and its sponsor in any spelling', () => {
  expect(measureId({ congress: '114', billType: 'H.CON.RES.', billNumber: '7' })).toBe('us-114-hconres-7');
  expect(nameWords('Rep. Doe, J. Roe, Jr. [R-WI-5]')).toBe(nameWords('J. Roe Doe, Jr.'));
});

it.each([
  ['WY', '2026', 'HB0005', 'us-wy-2026-hb-5', 'WY HB 5'],
  ['CA', '2025-2026', 'ABX11', 'us-ca-2025-2026-x1-ab-1', 'CA ABX1 1'],
  ['MI', '2009-2010', 'HJRAA', 'us-mi-2009-2010-hjr-aa', 'MI HJR AA'],
])('stateNumber reads %s %s %s', (state, session, published, id, shown) => {
  expect(stateNumber(state, session, published)).toEqual({ id, shown });
});
