import type { Legislation } from '@rotunda/contract';
import { expect, it } from 'vitest';
import { recordAge } from './record-age.ts';

type SourceRecord = Legislation['provenance'][number];
const record = (changes: Partial<SourceRecord>): SourceRecord => ({
  source: 'a',
  sourceTitle: 'A',
  part: 'main',
  sourceUrl: null,
  sourceUpdatedTs: null,
  sourceUpdatedOn: null,
  fetchedTs: Date.UTC(2026, 2, 9, 15) / 1e3,
  fields: ['roles'],
  contradictions: [],
  ...changes,
});

it('is the day stated by the source of the roles, not that of a source that supplied something else', () => {
  const photo = record({ sourceUpdatedOn: '2026-03-20', fields: ['photoUrl'] });
  expect(recordAge([record({ sourceUpdatedOn: '2022-08-01' }), photo], 'roles')).toEqual({
    label: 'As of',
    day: '2022-08-01',
  });
});

it('is called the day of fetching when the source states none', () => {
  expect(recordAge([record({})], 'roles')).toEqual({ label: 'Fetched', day: '2026-03-09' });
  expect(recordAge([], 'members').day).toBeNull();
});
