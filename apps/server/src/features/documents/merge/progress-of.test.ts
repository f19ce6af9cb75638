import type { VersionFact } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import type { BillFacts } from './merged-document.ts';
import { progressOf } from './progress-of.ts';

const version = (versionCode: string, date?: string): VersionFact => ({
  fnDocumentId: `us-119-hr-1-${versionCode}`,
  versionName: `Version ${versionCode}`,
  versionCode,
  ...(date === undefined ? {} : { date }),
});

const facts = (changes: Partial<BillFacts>): BillFacts => ({
  kind: 'bill',
  documentType: 'Legislation',
  isoCode: 'us',
  session: '119',
  localityExternalId: 'US HR 1',
  billType: 'Bill',
  originatingChamber: 'lower',
  ...changes,
});

describe('Progress of a bill known from its texts', () => {
  it.each([
    ['ih', 'INTRODUCED', 'lower'],
    ['rh2', 'REPORTED', 'lower'],
    ['eh', 'PASSED_FIRST_CHAMBER', 'upper'],
    ['rfs', 'PASSED_FIRST_CHAMBER', 'upper'],
    ['eas', 'PASSED_SECOND_CHAMBER', undefined],
    ['enr', 'ENROLLED', undefined],
    ['pl', 'ENACTED', undefined],
    ['pp', 'INTRODUCED', 'lower'],
  ])('from version %s is %s', (code, status, chamber) => {
    const { status: proved, chamber: at } = progressOf(facts({ versions: [version(code, '2025-05-22')] }));
    expect([proved, at]).toEqual([status, chamber]);
  });

  it('is past both chambers when an undated enrolled version exists', () => {
    const { status, stages, evidence } = progressOf(facts({ versions: [version('enr'), version('rh', '2025-05-20')] }));
    expect(status).toBe('ENROLLED');
    expect(stages.at(-1)).toMatchObject({ state: 'current', date: null });
    expect(evidence.map(({ date }) => date)).toEqual(['2025-05-20']);
  });

  it('is adopted for a simple resolution agreed to by its chamber', () => {
    const { status } = progressOf(facts({ billType: 'Resolution', versions: [version('ath', '2025-05-22')] }));
    expect(status).toBe('ADOPTED');
  });

  it('has the dates of its versions in stages and timeline', () => {
    const versions = [version('eh', '2025-05-22'), version('ih', '2025-01-03')];
    const { stages, evidence, introducedOn } = progressOf(facts({ versions }));
    expect(introducedOn).toBe('2025-01-03');
    expect(evidence.map(({ date, text }) => [date, text])).toEqual([
      ['2025-01-03', 'Version ih'],
      ['2025-05-22', 'Version eh'],
    ]);
    expect(stages.map(({ date }) => date)).toEqual(['2025-01-03', null, '2025-05-22', null, null]);
  });
});

it('progressOf ignores versions when a bill has an action history', () => {
  const actions = [
    { date: '2025-01-03', text: 'Introduced in House', code: '1000' },
    { date: '2025-02-03', text: 'Referred to the House Committee on Agriculture.' },
  ];
  const { status, evidence } = progressOf(facts({ actions, versions: [version('enr', '2025-05-22')] }));
  expect(status).toBe('IN_COMMITTEE');
  expect(evidence).toEqual(actions);
});

it('progressOf adds versions to a latest action without history', () => {
  const actions = [{ date: '2025-02-03', text: 'Motion to reconsider laid on the table.' }];
  const { status } = progressOf(facts({ actions, versions: [version('eh', '2025-02-03')] }));
  expect(status).toBe('PASSED_FIRST_CHAMBER');
});

it('progressOf ignores version codes outside Congress', () => {
  const { status } = progressOf(facts({ isoCode: 'us-ca', versions: [version('enr', '2025-05-22')] }));
  expect(status).toBe('INTRODUCED');
});
