import type { RegulationRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { mergeRegulation } from './merge-regulation.ts';
import type { FactRow, RegulationFacts } from './merged-document.ts';

const row = (source: string, changes: Partial<RegulationRecord> = {}, part = 'main'): FactRow<RegulationRecord> => ({
  source,
  part,
  sourceUrl: null,
  sourceUpdatedTs: null,
  fetchedTs: 0,
  record: {
    kind: 'regulation',
    fusionId: 'fr-2026-1',
    part,
    isoCode: 'us',
    regulationDocumentType: 'Rule',
    ...changes,
  },
});
const register = (changes: Partial<RegulationRecord>) => row('federal-register', changes);
const docket = (changes: Partial<RegulationRecord>, part = 'main') => row('regulations-gov', changes, part);
const merged = (...rows: FactRow<RegulationRecord>[]) => {
  const document = mergeRegulation('fr-2026-1', rows);
  // The merged facts of a rule are always RegulationFacts.
  return { document, facts: document.facts as RegulationFacts };
};

describe('mergeRegulation', () => {
  it('takes most fields from the Register and combines lists, ignoring case', () => {
    const { facts } = merged(
      docket({ title: 'Filed title', docketIds: ['EPA-1', 'epa-2'], topics: ['Water'] }),
      register({ title: 'Printed title', docketIds: ['EPA-2'], topics: ['WATER', 'Air'] }),
    );
    expect(facts).toMatchObject({ title: 'Printed title', docketIds: ['EPA-2', 'EPA-1'], topics: ['WATER', 'Air'] });
  });

  it('is withdrawn as filed, unless an issue prints it after all', () => {
    const filing = row('federal-register', { withdrawn: true, isPublicInspection: true }, 'public-inspection');
    expect(merged(filing).facts.withdrawn).toBe(true);
    expect(merged(filing, register({ isPublicInspection: false })).facts.withdrawn).toBe(false);
    expect(merged(register({ isPublicInspection: false }), docket({ withdrawn: true })).facts.withdrawn).toBe(true);
  });

  it('has no lists that no source states', () => {
    const { facts } = merged(register({ topics: [] }));
    for (const field of ['topics', 'docketIds', 'agencies', 'documentUrl', 'totalComments'])
      expect(facts, field).not.toHaveProperty(field);
  });

  it.each<[string, FactRow<RegulationRecord>[], string | undefined]>([
    [
      'the day printed',
      [docket({ publicationDate: '2020-01-01' }), register({ publicationDate: '2026-01-05' })],
      '2026-01-05',
    ],
    [
      'the first day posted, when not printed',
      [docket({ publicationDate: '2026-02-02' }), docket({ publicationDate: '2026-01-01' }, 'other')],
      '2026-01-01',
    ],
    [
      'the day posted, when the Register states none',
      [register({}), docket({ publicationDate: '2026-02-02' })],
      '2026-02-02',
    ],
    ['none', [register({})], undefined],
  ])('is published on %s', (_what, rows, day) => {
    const { document, facts } = merged(...rows);
    expect([facts.publicationDate, document.publicationDate]).toEqual([day, day ?? null]);
    expect(document.lastUpdatedTs).toBe(day === undefined ? null : Date.parse(day) / 1000);
  });

  it('has the highest count of comments, because counts only grow', () => {
    expect(merged(register({ totalComments: 3 }), docket({ totalComments: 12 })).facts.totalComments).toBe(12);
    expect(merged(register({ totalComments: 0 })).facts.totalComments).toBe(0);
  });

  it("prefers a page besides the Register's own as its document", () => {
    const own = 'https://register.example/1';
    const printed = register({ registerUrl: own, documentUrl: own });
    expect(merged(printed).facts.documentUrl).toBe(own);
    expect(merged(printed, docket({ documentUrl: 'https://docket.example/1' })).facts.documentUrl).toBe(
      'https://docket.example/1',
    );
  });

  it('sorts comment periods and is open until the last', () => {
    const { document, facts } = merged(
      register({ commentEndDates: ['2026-05-01'] }),
      docket({ commentEndDates: ['2026-06-01', '2026-04-01', '2026-05-01'] }),
    );
    expect(facts.commentEndDates).toEqual(['2026-04-01', '2026-05-01', '2026-06-01']);
    expect(document.commentEndDate).toBe('2026-06-01');
  });

  it('puts docket ids before collections of Register documents, except in the states', () => {
    const externalIds = ['EPA_FRDOC_0001-2535', 'EPA-HQ-2', 'EPA-HQ-1'];
    expect(merged(docket({ externalIds })).facts.externalIds).toEqual(['EPA-HQ-1', 'EPA-HQ-2', 'EPA_FRDOC_0001-2535']);
    const state = row('state-regulations', { externalIds, isoCode: 'us-ca' });
    expect(merged(state).facts.externalIds).toEqual(externalIds);
  });

  it.each<[string, Partial<RegulationRecord>, string | null]>([
    ['its own id', { externalIds: ['EPA-1-0002'], ofrId: '2026-1', docketIds: ['EPA-1'] }, 'EPA-1-0002'],
    ['its number in the Register', { ofrId: '2026-1', docketIds: ['EPA-1'] }, '2026-1'],
    ['its docket', { docketIds: ['EPA-1'] }, 'EPA-1'],
    ['nothing', {}, null],
  ])('is called by %s', (_what, changes, number) => {
    expect(merged(register(changes)).document.localityExternalId).toBe(number);
  });

  it('has plain columns from its texts and agencies', () => {
    const agencies = [{ name: 'EPA' }, { name: 'FDA' }];
    expect(merged(register({ description: '<p>On</p><p>water</p>', agencies })).document).toMatchObject({
      title: 'Untitled document',
      summary: 'On water',
      byline: 'EPA, FDA',
      regDocumentType: 'Rule',
    });
    expect(merged(register({ description: '<br>' })).document).toMatchObject({ summary: null, byline: null });
  });
});
