import { describe, expect, it } from 'vitest';
import { mergeDocument } from '../merge/merge-document.ts';
import { presentProvenance } from './provenance.presenter.ts';
import { splitRecord } from '../store/split-record.ts';

const updatedOn = (source: string, moment: string | null, part = 'main') =>
  presentProvenance([
    {
      source,
      part,
      sourceUrl: null,
      fetchedTs: Date.parse('2026-11-23T12:00:00Z') / 1e3,
      fields: [],
      sourceUpdatedTs: moment === null ? null : Date.parse(moment) / 1e3,
    },
  ])[0]?.sourceUpdatedOn;

describe('Day of an update', () => {
  it.each([
    ['a day alone, stored as midnight UTC', 'congress-api', '2022-09-29T00:00:00Z', 'main', '2022-09-29'],
    ['a moment in UTC', 'billstatus', '2022-09-29T23:30:00Z', 'main', '2022-09-29'],
    ['a moment on the clock of Albany', 'nysenate', '2023-05-31T01:30:00Z', 'main', '2023-05-30'],
    ['a notice of the House', 'congress-hearings', '2014-05-21T01:30:00Z', 'house-repository', '2014-05-20'],
    ['the export of the same source, in UTC', 'congress-hearings', '2014-05-21T01:30:00Z', 'main', '2014-05-21'],
  ])('is the day its source states: %s', (_what, source, moment, part, day) => {
    expect(updatedOn(source, moment, part)).toBe(day);
  });

  it('is unknown when the source states none, whenever the record was fetched', () => {
    expect(updatedOn('congress-legislators', null)).toBeNull();
  });
});

it('Provenance says where the record or the text of a source contradicts itself, and the facts do not', () => {
  const contradictions = ['The record names Congress 118; its file name and its dates name Congress 119.'];
  const bill = { documentType: 'Legislation', isoCode: 'us', session: '119', localityExternalId: 'US HR 9' } as const;
  const { facts } = splitRecord({
    kind: 'bill-text',
    fusionId: 'us-119-hr-9',
    part: 'text-ih',
    fnDocumentId: 'us-119-hr-9-ih',
    bill,
    versionCode: 'ih',
    versionName: 'Introduced',
    language: 'en',
    format: 'uslm',
    sections: [],
    contradictions,
  });
  const row = {
    source: 'bill-text',
    part: facts.part,
    sourceUrl: null,
    sourceUpdatedTs: null,
    fetchedTs: 0,
    record: facts,
  };
  const merged = mergeDocument('us-119-hr-9', [row], { today: '2026-11-28', nowMs: 0 });
  expect(presentProvenance(merged.provenance)).toMatchObject([{ contradictions }]);
  expect(merged.facts).not.toHaveProperty('contradictions');
});
