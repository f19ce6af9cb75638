import type { ActionFact } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import type { BillFacts } from './merged-document.ts';
import { evidenceOf, lastPrintOf } from './version-evidence.ts';

type Version = NonNullable<BillFacts['versions']>[number];
const version = (versionCode: string, date?: string) =>
  ({ versionCode, versionName: versionCode, ...(date === undefined ? {} : { date }) }) as Version;
const action = (date: string, text: string): ActionFact => ({ date, text });
const told = (facts: Partial<BillFacts>) =>
  evidenceOf({ isoCode: 'us', ...facts } as BillFacts).map(({ date, text, code }) => [date, code ?? text]);

describe('Evidence for a bill of Congress', () => {
  it('is its action history in source order', () => {
    const actions = [action('2025-02-01', 'b'), action('2025-01-01', 'a')];
    expect(told({ actions, versions: [version('enr', '2025-03-01')] })).toEqual([
      ['2025-02-01', 'b'],
      ['2025-01-01', 'a'],
    ]);
  });

  it('adds versions to a latest action, with the version first on the same day', () => {
    const versions = [version('eh', '2025-03-01'), version('ih', '2025-01-01')];
    expect(told({ actions: [action('2025-03-01', 'Received')], versions })).toEqual([
      ['2025-01-01', 'introduction'],
      ['2025-03-01', 'passage'],
      ['2025-03-01', 'Received'],
    ]);
  });

  it('ends with an undated version', () => {
    const versions = [version('enr'), version('ih', '2025-01-01')];
    expect(told({ actions: [action('2025-03-01', 'Presented')], versions })).toEqual([
      ['2025-01-01', 'introduction'],
      ['2025-03-01', 'Presented'],
      [null, 'enrolled'],
    ]);
  });

  it('treats a numbered print like the first print and ignores unknown codes', () => {
    expect(
      told({ versions: [version('rh2', '2025-02-01'), version('pp', '2025-02-02'), version('toString')] }),
    ).toEqual([['2025-02-01', 'committee-passage']]);
  });

  it('names the acting chamber except for an enrolled bill', () => {
    const versions = [version('es', '2025-01-01'), version('enr', '2025-01-02')];
    const [passed, enrolled] = evidenceOf({ isoCode: 'us', versions } as BillFacts);
    expect(passed).toMatchObject({ chamber: 'upper' });
    expect(enrolled).not.toHaveProperty('chamber');
  });

  it('is empty without actions and versions', () => {
    expect(told({})).toEqual([]);
  });
});

it('Evidence for a state bill uses its action history only', () => {
  const versions = [version('enr', '2025-03-01')];
  expect(told({ isoCode: 'us-ca', versions })).toEqual([]);
  expect(told({ isoCode: 'us-ca', actions: [action('2025-01-01', 'Read')], versions })).toEqual([
    ['2025-01-01', 'Read'],
  ]);
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
])('lastPrintOf ranks print %j with name %j as %d', (status, versionName, place) => {
  expect(lastPrintOf({ status, versionName })).toBe(place);
});
