import { describe, expect, it } from 'vitest';
import { getOrigin } from '../read/get-origin.ts';
import { numberInId } from '../read/number-in-id.ts';
import { personLine } from './person-line.ts';
import { dayOfSeconds, secondsOfDay } from './seconds-of-day.ts';
import { getPrecedence } from './source-precedence.ts';

const NOW_MS = Date.UTC(2026, 2, 9);
const role = (changes: object = {}) => ({
  title: 'State Senator',
  role: 'senator',
  isoCode: 'us-wy',
  chamber: 'upper' as const,
  organizationName: 'Senate',
  organizationType: 'legislative',
  activeStartDate: '2025-01-01',
  ...changes,
});

describe('personLine', () => {
  it.each([
    ['12', 'State Senator · District 12'],
    ['7A', 'State Senator · District 7A'],
    ['Washington 7', 'State Senator · Washington 7'],
    ['1st Essex', 'State Senator · 1st Essex'],
    ['AB', 'State Senator · AB'],
  ])('formats seat %s as %s', (seatDistrictName, line) => {
    expect(personLine({ roles: [role({ seatDistrictName })] }, NOW_MS)).toBe(line);
  });

  it('returns null for a person without office and party', () => {
    expect(personLine({}, NOW_MS)).toBeNull();
  });

  it('prefers a current office over an ended office', () => {
    const before = role({ title: 'Mayor', activeStartDate: '2020-01-01', activeEndDate: '2024-12-31' });
    expect(personLine({ roles: [before, role()] }, NOW_MS)).toBe('State Senator');
    expect(personLine({ roles: [before] }, NOW_MS)).toBe('Mayor');
  });
});

it('secondsOfDay and dayOfSeconds convert between UTC days and seconds', () => {
  expect([
    secondsOfDay('1970-01-02'),
    secondsOfDay('2026-02-30x'),
    secondsOfDay(null),
    secondsOfDay(undefined),
  ]).toEqual([86_400, null, null, null]);
  expect([dayOfSeconds(86_399), dayOfSeconds(86_400), dayOfSeconds(-1)]).toEqual([
    '1970-01-01',
    '1970-01-02',
    '1969-12-31',
  ]);
});

it('getPrecedence ranks official sources above aggregators and unknown sources last', () => {
  const sources = ['unknown', 'bill-text', 'legiscan', 'openstates-bills', 'nysenate', 'congress-api', 'billstatus'];
  expect([...sources].sort((a, b) => getPrecedence(a) - getPrecedence(b))).toEqual(sources.toReversed());
});

it.each([
  ['us-119-hr-1', 'US HR 1'],
  ['us-119-hconres-12', 'US HCONRES 12'],
  ['us-ca-2025-2026-ab-1', 'CA AB 1 (2025-2026)'],
  ['us-ca-2025-2026-x1-ab-1', 'CA ABX1 1 (2025-2026)'],
  ['us-ny-2017-2018-a-149', 'NY A 149 (2017-2018)'],
  ['us-mi-2023-2024-hjr-a', 'MI HJR A (2023-2024)'],
  ['ca-44-1-c-69', 'Canada C-69 (44-1)'],
  ['regs-EPA-HQ-2021-0001', 'regs-EPA-HQ-2021-0001'],
])('numberInId reads %s as %s', (fusionId, number) => {
  expect(numberInId(fusionId)).toBe(number);
});

it.each([
  [{ isoCode: 'us', session: '119', sessionName: '119th Congress' }, 'United States · 119th Congress'],
  [{ isoCode: 'us', session: '119', sessionName: null }, 'United States · 119'],
  [{ isoCode: 'xx', session: null, sessionName: null }, 'XX'],
  [{ isoCode: null, session: '119', sessionName: null }, '119'],
  [{ isoCode: null, session: null, sessionName: null }, null],
])('getOrigin returns the origin of %j as %s', (document, origin) => {
  expect(getOrigin(document)).toBe(origin);
});
