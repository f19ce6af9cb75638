import { describe, expect, it } from 'vitest';
import type { BillFacts } from './merged-document.ts';
import { getLastPrint, proofsOfVersions } from './version-evidence.ts';

type Version = NonNullable<BillFacts['versions']>[number];
const version = (versionCode: string, date?: string): Version => ({
  fnDocumentId: `us-119-hr-1-${versionCode}`,
  versionCode,
  versionName: versionCode,
  ...(date === undefined ? {} : { date }),
});
const told = (...versions: Version[]) =>
  proofsOfVersions({ isoCode: 'us', versions }).map(({ date, code, chamber, place }) => [date, code, chamber, place]);

describe('Prints of a measure of Congress', () => {
  it('prove a step each, at its day or before the history', () => {
    expect(told(version('eh', '2025-03-01'), version('rs'))).toEqual([
      ['2025-03-01', 'passage', 'lower', 'before'],
      [null, 'committee-passage', 'upper', 'before'],
    ]);
  });

  it('follow the history when they are of a bill that both chambers passed', () => {
    expect(told(version('enr'), version('pl'))).toEqual([
      [null, 'enrolled', undefined, 'after'],
      [null, 'became-law', undefined, 'after'],
    ]);
  });

  it('treat a numbered print like the first print and ignore unknown codes', () => {
    expect(told(version('rh2', '2025-02-01'), version('pp', '2025-02-02'), version('toString'))).toEqual([
      ['2025-02-01', 'committee-passage', 'lower', 'before'],
    ]);
  });

  it("tell an engrossed amendment to the other chamber's text from an engrossed bill", () => {
    const versions = [version('eas'), version('es')];
    expect(proofsOfVersions({ isoCode: 'us', versions }).map(({ isAmended }) => isAmended)).toEqual([true, undefined]);
  });

  it('prove nothing in other legislatures, whose codes differ', () => {
    expect(proofsOfVersions({ isoCode: 'us-ca', versions: [version('enr', '2025-03-01')] })).toEqual([]);
  });
});

it.each([
  ['enr', 'x', 1],
  ['renr', 'x', 2],
  ['pl', 'x', 3],
  ['pvl', 'x', 3],
  ['enr2', 'x', 1],
  ['ih', 'x', 0],
  [null, 'Enrolled', 1],
  [null, 'enrolled bill', 1],
  [null, 'Reenrolled', 0],
  [null, 'Enrolledment', 0],
  ['constructor', 'x', 0],
])('getLastPrint ranks print %j with name %j as %d', (status, versionName, place) => {
  expect(getLastPrint({ status, versionName })).toBe(place);
});
