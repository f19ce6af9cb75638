import type { ActionFact, BillRecord } from '@rotunda/domain';
import { describe, expect, it } from 'vitest';
import { mergeBill } from './merge-bill.ts';
import type { BillFacts, FactRow } from './merged-document.ts';

const day = '2025-03-01';
const action = (text: string, date = day): ActionFact => ({ date, text });

function row(source: string, changes: Partial<BillRecord>, part = 'main'): FactRow<BillRecord> {
  return {
    source,
    part,
    record: {
      kind: 'bill',
      fusionId: 'us-119-hr-1',
      part,
      documentType: 'Legislation',
      isoCode: 'us',
      session: '119',
      localityExternalId: 'US HR 1',
      billType: 'Bill',
      originatingChamber: 'lower',
      ...changes,
    },
    sourceUrl: null,
    sourceUpdatedTs: null,
    fetchedTs: 0,
  };
}

function merged(...rows: FactRow<BillRecord>[]) {
  const document = mergeBill('us-119-hr-1', rows, { today: '2025-04-01', nowMs: Date.parse('2025-04-01T12:00:00Z') });
  // The merged facts of a bill are always BillFacts.
  const { actions = [] } = document.facts as BillFacts;
  return { last: [document.lastActionOn, document.lastActionText], texts: actions.map(({ text }) => text) };
}

describe('Order of actions on the same day', () => {
  const actions = [action('Introduced'), action('Referred'), action('Sponsor spoke')];

  it('follows the record, in the timeline and for the last action', () => {
    expect(merged(row('billstatus', { actions }))).toEqual({
      last: [day, 'Sponsor spoke'],
      texts: ['Introduced', 'Referred', 'Sponsor spoke'],
    });
  });

  it('ends with the latest action named by another record of the same source', () => {
    const listing = row('congress-api', { latestAction: action('Referred.') }, 'listing');
    expect(merged(listing, row('congress-api', { actions }, 'actions'))).toEqual({
      last: [day, 'Referred.'],
      texts: ['Introduced', 'Sponsor spoke', 'Referred.'],
    });
  });

  it('takes the latest action of another source only when its day is later', () => {
    const sameDay = row('legiscan', { latestAction: action('REFERRED to committee') });
    expect(merged(sameDay, row('billstatus', { actions })).texts).toHaveLength(3);
    const later = row('legiscan', { latestAction: action('Passed House', '2025-03-09') });
    expect(merged(later, row('billstatus', { actions })).last).toEqual(['2025-03-09', 'Passed House']);
  });

  it('places a latest action without history after the version of the same day', () => {
    const versions = [
      { fnDocumentId: 'us-119-hr-1-ih', versionName: 'Introduced in House', versionCode: 'ih', date: day },
    ];
    expect(merged(row('congress-api', { latestAction: action('Referred'), versions })).last).toEqual([day, 'Referred']);
  });
});

describe('List under the same name in several records', () => {
  const estimate = (url: string) => ({ group: 'Cost Estimates', title: 'H.R. 1, Widget Act', url });
  const factsOf = (...rows: FactRow<BillRecord>[]) =>
    mergeBill('us-119-hr-1', rows, { today: '2025-04-01', nowMs: Date.parse('2025-04-01T12:00:00Z') })
      .facts as BillFacts;

  it('is taken from a single record without duplicates', () => {
    const relatedDocuments = [estimate('https://cbo.example/1'), estimate('https://cbo.example/2')];
    const own = row('billstatus', { relatedDocuments: [...relatedDocuments, estimate('https://cbo.example/1')] });
    const other = row('openstates-bills', { relatedDocuments: [estimate('https://cbo.example/3')] });
    expect(factsOf(own, other).relatedDocuments).toEqual(relatedDocuments);
  });

  it('keeps two undated summaries of a state bill', () => {
    const summaries = [{ text: 'About widgets.' }, { text: 'About gauges.' }];
    expect(factsOf(row('openstates-bills', { summaries })).summaries).toEqual(summaries);
  });
});
