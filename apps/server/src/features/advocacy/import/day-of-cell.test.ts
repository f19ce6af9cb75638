import { describe, expect, it } from 'vitest';
import { orderProvenBy, readCellDay } from './day-of-cell.ts';

describe('Day in a cell', () => {
  it.each([
    '2026-10-05',
    '2026-10-05T00:00',
    '2026-10-05 13:45:00',
    '2026-10-05T04:00:00Z',
    '2026/10/5',
    '20261005',
    '5 Oct 2026',
    'Oct 5, 2026',
    'October 5th, 2026',
    'Monday, October 5, 2026',
    'Mon Oct 05 2026',
    '5-Oct-26',
    '05 OCT 2026',
    'Oct. 5 2026',
    '5 octobre 2026',
    'le 5 oct. 2026',
    '2026 Oct 5',
    '46300',
    '46300.75',
    'Oct 5, 2026 at 2:30 PM',
    'October 5 2026 3pm',
    '05OCT2026',
    '5oct26',
    "Oct 5 '26",
    '5‑Oct‑2026',
    '2026–10–05',
  ])('%s is October 5, 2026', (cell) => {
    expect(readCellDay(cell)).toEqual({ day: '2026-10-05' });
  });

  it.each([
    ['25/10/2026', '2026-10-25'],
    ['10/25/2026', '2026-10-25'],
    ['10/25/26 9:00 AM', '2026-10-25'],
    ['25.10.2026', '2026-10-25'],
    ['5/5/2026', '2026-05-05'],
    ['1er août 2026', '2026-08-01'],
    ['mardi 3 mars 2026', '2026-03-03'],
    ['Feb 29, 2024', '2024-02-29'],
    ['3/4/98', null],
  ])('%s can only be %s', (cell, day) => {
    expect(readCellDay(cell)).toEqual(day === null ? { monthFirst: '1998-03-04', dayFirst: '1998-04-03' } : { day });
  });

  it('is two days when nothing tells the month from the day', () => {
    const both = { monthFirst: '2026-10-05', dayFirst: '2026-05-10' };
    for (const cell of ['10/05/2026', '10-5-2026', '10.05.26', '10/5/2026 12:00 AM']) {
      expect(readCellDay(cell)).toEqual(both);
    }
  });

  it.each([
    '',
    'soon',
    'Oct 5',
    '2026',
    '2026-02-30',
    '2/30/2026',
    '32/13/2026',
    'Okt 5, 2026',
    '123456',
    '02134',
    '99501',
    'Oct 5 6 2026',
  ])('%j is none', (cell) => {
    expect(readCellDay(cell)).toBeNull();
  });
});

it.each([
  ['25/10/2026', 'day-first'],
  ['10/25/2026 8:00', 'month-first'],
  ['10/05/2026', null],
  ['2026-10-25', null],
  ['Oct 25, 2026', null],
])('the cell %j proves the order %j', (cell, order) => {
  expect(orderProvenBy(cell)).toBe(order);
});
