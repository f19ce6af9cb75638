import type { VersionFact } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import type { BillFacts } from './merged-document.ts';
import { getProgress } from './get-progress.ts';

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

describe('Progress that a source states without an action', () => {
  const adoptedByHouse = [
    { date: '2026-03-01', text: 'Introduced by Representative Poe', chamber: 'lower' as const },
    { date: '2026-03-02', text: 'Adopted By 2/3 Vote Roll Call # 13', chamber: 'lower' as const },
    { date: '2026-03-03', text: 'Referred To Committee On Lanterns', chamber: 'upper' as const },
  ];
  const michigan = (changes: Partial<BillFacts>) =>
    getProgress(
      facts({
        isoCode: 'us-mi',
        session: '2025-2026',
        billType: 'Concurrent Resolution',
        actions: adoptedByHouse,
        stated: { status: 'ADOPTED' },
        ...changes,
      }),
    );

  it('is not an adoption by both chambers while the history shows the second one with the measure', () => {
    expect(michigan({})).toMatchObject({ status: 'PASSED_FIRST_CHAMBER', chamber: 'upper' });
    expect(michigan({ billType: 'Joint Resolution' }).status).toBe('PASSED_FIRST_CHAMBER');
  });

  it('is an adoption if the history says so, or ends before the second chamber', () => {
    const adopted = { date: '2026-03-09', text: 'Adopted', chamber: 'upper' as const };
    expect(michigan({ actions: [...adoptedByHouse, adopted] }).status).toBe('ADOPTED');
    expect(michigan({ actions: adoptedByHouse.slice(0, 2) }).status).toBe('ADOPTED');
  });
});

describe('Progress of a bill known from its texts', () => {
  it.each([
    ['ih', 'INTRODUCED', 'lower'],
    ['rh2', 'REPORTED', 'lower'],
    ['eh', 'PASSED_FIRST_CHAMBER', 'upper'],
    ['rfs', 'PASSED_FIRST_CHAMBER', 'upper'],
    ['es', 'PASSED_SECOND_CHAMBER', undefined],
    ['eas', 'RESOLVING_DIFFERENCES', 'lower'],
    ['enr', 'ENROLLED', undefined],
    ['pl', 'ENACTED', undefined],
    ['pp', 'INTRODUCED', 'lower'],
  ])('from version %s is %s', (code, status, chamber) => {
    const { status: proved, chamber: at } = getProgress(facts({ versions: [version(code, '2025-05-22')] }));
    expect([proved, at]).toEqual([status, chamber]);
  });

  it('is past both chambers when an undated enrolled version exists', () => {
    const { status, stages, evidence } = getProgress(
      facts({ versions: [version('enr'), version('rh', '2025-05-20')] }),
    );
    expect(status).toBe('ENROLLED');
    expect(stages.at(-1)).toMatchObject({ state: 'current', date: null });
    expect(evidence.map(({ date }) => date)).toEqual(['2025-05-20']);
  });

  it('is adopted for a simple resolution agreed to by its chamber', () => {
    const { status } = getProgress(facts({ billType: 'Resolution', versions: [version('ath', '2025-05-22')] }));
    expect(status).toBe('ADOPTED');
  });

  it('has the dates of its versions in stages and timeline', () => {
    const versions = [version('eh', '2025-05-22'), version('ih', '2025-01-03')];
    const { stages, evidence, introducedOn } = getProgress(facts({ versions }));
    expect(introducedOn).toBe('2025-01-03');
    expect(evidence.map(({ date, text }) => [date, text])).toEqual([
      ['2025-01-03', 'Version ih'],
      ['2025-05-22', 'Version eh'],
    ]);
    expect(stages.map(({ date }) => date)).toEqual(['2025-01-03', null, '2025-05-22', null, null]);
  });
});

describe('Progress of a bill from a history and other facts', () => {
  const introduced = { date: '2025-01-03', text: 'Introduced in House', code: '1000' };
  const referred = { date: '2025-02-03', text: 'Referred to the House Committee on Agriculture.' };
  const actions = [introduced, referred];

  it('goes as far as the prints, and the timeline shows what followed the history', () => {
    const versions = [version('ih', '2025-01-03'), version('enr', '2025-05-22')];
    const { status, evidence } = getProgress(facts({ actions, versions }));
    expect(status).toBe('ENROLLED');
    expect(evidence.map(({ text }) => text)).toEqual([introduced.text, referred.text, 'Version enr']);
  });

  it.each<[string, Partial<BillFacts>, string]>([
    ['a law', { laws: [{ number: 'Public Law 119-9', type: 'Public Law' }] }, 'ENACTED'],
    ['a slip law', { versions: [version('pl')] }, 'ENACTED'],
    ['a stated status', { stated: { status: 'ENACTED', asOf: '2025-06-01' } }, 'ENACTED'],
    ['an undated enrolled print', { versions: [version('enr')] }, 'ENROLLED'],
  ])('reaches every stage without a date, and says so: %s', (_what, changes, status) => {
    const progress = getProgress(facts({ actions, ...changes }));
    expect([progress.status, progress.isUndated]).toEqual([status, true]);
    expect(progress.stages.map(({ state }) => state).slice(0, 4)).toEqual(['done', 'done', 'done', 'done']);
    expect(progress.stages.map(({ date }) => date)).toEqual(['2025-01-03', '2025-02-03', null, null, null]);
  });

  it('names the law that the facts state, with the day of the action that made it', () => {
    const signed = { date: '2025-06-01', text: 'Signed by President.', code: '36000' };
    const laws = [{ number: 'Public Law 119-9', type: 'Public Law' }];
    const { stages, isUndated } = getProgress(facts({ actions: [...actions, signed], laws }));
    expect(stages.at(-1)).toMatchObject({ detail: 'Public Law 119-9', date: '2025-06-01', state: 'done' });
    expect(isUndated).toBe(false);
  });

  it('has the stage that the newest summary of Congress describes', () => {
    const summaries = [{ text: 'On lamps.', versionName: 'Passed House amended', date: '2025-03-03' }];
    const progress = getProgress(facts({ actions, summaries }));
    expect(progress).toMatchObject({ status: 'PASSED_FIRST_CHAMBER', chamber: 'upper' });
    expect(progress.evidence.at(-1)).toMatchObject({ date: '2025-03-03', text: 'Passed House amended' });
    expect(getProgress(facts({ isoCode: 'us-wy', actions, summaries })).status).toBe('IN_COMMITTEE');
  });

  it('is not carried past a passage that was taken back by a print or by a stage that a source still states', () => {
    const passed = { date: '2025-03-01', text: 'On passage Passed by voice vote.', chamber: 'lower' as const };
    const vacated = { date: '2025-03-02', text: 'Passage vacated by unanimous consent.', chamber: 'lower' as const };
    const progress = getProgress(
      facts({
        actions: [...actions, passed, vacated],
        versions: [version('eh', '2025-03-01')],
        stated: { status: 'PASSED_FIRST_CHAMBER', asOf: '2025-03-02' },
      }),
    );
    expect(progress).toMatchObject({ status: 'REPORTED', chamber: 'lower' });
    expect(progress.evidence.map(({ step }) => step)).toEqual(['taken', 'taken', 'undone', undefined]);
  });

  it.each<[string, string, string]>([
    ['a stated failure stands until the bill moves on', '2025-02-03', 'FAILED'],
    ['a failure stated before the last action does not', '2025-01-15', 'IN_COMMITTEE'],
  ])('%s', (_what, asOf, status) => {
    expect(getProgress(facts({ actions, stated: { status: 'FAILED', asOf } })).status).toBe(status);
  });

  it('is in the other chamber when a source says that the bill is there', () => {
    const stated = { status: 'REPORTED' as const, chamber: 'upper' as const };
    expect(getProgress(facts({ actions, stated }))).toMatchObject({ status: 'PASSED_FIRST_CHAMBER', chamber: 'upper' });
  });

  it('is open between the chambers when a print shows that the second amended it', () => {
    const both = [
      ...actions,
      { date: '2025-03-01', text: 'On passage Passed by voice vote.', chamber: 'lower' as const },
      { date: '2025-04-01', text: 'Passed Senate by Voice Vote.', chamber: 'upper' as const },
    ];
    const versions = [version('eas')];
    expect(getProgress(facts({ actions: both, versions })).status).toBe('RESOLVING_DIFFERENCES');
    const agreed = { date: '2025-05-01', text: 'House agreed to Senate amendment without objection.' };
    expect(getProgress(facts({ actions: [...both, agreed], versions })).status).toBe('PASSED_SECOND_CHAMBER');
  });
});

it('getProgress adds versions to a latest action without history', () => {
  const actions = [{ date: '2025-02-03', text: 'Motion to reconsider laid on the table.' }];
  const { status } = getProgress(facts({ actions, versions: [version('eh', '2025-02-03')] }));
  expect(status).toBe('PASSED_FIRST_CHAMBER');
});

it('getProgress ignores version codes outside Congress', () => {
  const { status } = getProgress(facts({ isoCode: 'us-ca', versions: [version('enr', '2025-05-22')] }));
  expect(status).toBe('INTRODUCED');
});
