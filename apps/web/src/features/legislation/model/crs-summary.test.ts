import { expect, it } from 'vitest';
import { buildBill } from '../../../testing/bill-builder.ts';
import { shownCrsSummary } from './crs-summary.ts';

const NONE = { hits: [], total: 0 };
const cqWith = (crsSummary: string | null) => ({
  metadata: { crsSummary },
  milestones: [],
  floorVotes: [],
  publications: {
    news: NONE,
    transcripts: NONE,
    docs_analysis: NONE,
    floor_amendments: NONE,
    committee_amendments: NONE,
    votes: NONE,
  },
});

it.each<[string, Parameters<typeof buildBill>[0], string | null]>([
  ['a federal resolution', { isoCode: 'us', billType: 'Resolution', cq: cqWith('Sums') }, 'Sums'],
  ['a federal joint resolution', { isoCode: 'us', billType: 'Joint Resolution', cq: cqWith('Sums') }, 'Sums'],
  ['a federal bill', { isoCode: 'us', billType: 'Bill', cq: cqWith('Sums') }, null],
  ['a resolution of a state', { isoCode: 'us-ca', billType: 'Resolution', cq: cqWith('Sums') }, null],
  ['a Canadian motion', { isoCode: 'ca', billType: 'Resolution', cq: cqWith('Sums') }, null],
  ['a federal resolution without one', { isoCode: 'us', billType: 'Resolution', cq: cqWith(null) }, null],
  ['a federal resolution the second source does not know', { isoCode: 'us', billType: 'Resolution', cq: null }, null],
])('shownCrsSummary applies the display rule to %s', (_what, changes, shown) => {
  expect(shownCrsSummary(buildBill(changes))).toBe(shown);
});
