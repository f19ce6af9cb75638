import { ALERT_SORTS } from '@rotunda/contract/values';
import { DOCUMENT_TYPES } from '@rotunda/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeAlertsSearch, readAlertsSearch, toAlertsRequest, type AlertsSearch } from './alerts-search.ts';

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const searches: fc.Arbitrary<AlertsSearch> = fc
  .record({
    project: optional(fc.uuid()),
    search: optional(fc.uuid()),
    type: optional(fc.constantFrom(...DOCUMENT_TYPES)),
    read: optional(fc.constantFrom('unread', 'read', 'irrelevant')),
    sort: optional(fc.constantFrom(...ALERT_SORTS.slice(1))),
    page: optional(fc.integer({ min: 2, max: 9999 })),
    open: optional(fc.constantFrom('us-119-hr-1', 'fr-2026-01234')),
    in: optional(fc.uuid()),
  })
  .map((search) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)));

describe('Alert list URL', () => {
  it('survives being written and read', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const written: Record<string, unknown> = JSON.parse(JSON.stringify(search));
        expect(readAlertsSearch(written)).toEqual(search);
      }),
    );
  });

  it('drops invalid values', () => {
    expect(
      readAlertsSearch({ project: 'x; drop', search: 7, type: 'Bills', read: 'maybe', sort: 'up', page: 0, open: {} }),
    ).toEqual({});
  });

  it('omits the default order and the first page', () => {
    expect(readAlertsSearch({ sort: 'discoveryDate_desc', page: 1 })).toEqual({});
  });

  it('returns to the first page with the flyout closed when the list changes', () => {
    const before: AlertsSearch = { page: 3, open: 'us-119-hr-1', in: 'p', read: 'unread' };
    expect(changeAlertsSearch(before, { sort: 'relevancy_desc' })).toEqual({ read: 'unread', sort: 'relevancy_desc' });
    expect(changeAlertsSearch(before, { open: null, in: null })).toEqual({ page: 3, read: 'unread' });
  });

  it('requests what it describes, but never outside the given project', () => {
    expect(toAlertsRequest({ project: 'elsewhere', read: 'unread', page: 3 }, 'own')).toMatchObject({
      projectIds: ['own'],
      read: 'false',
      irrelevant: false,
      offset: 50,
    });
    expect(toAlertsRequest({ read: 'irrelevant' }, null)).toMatchObject({ read: 'all', irrelevant: true });
  });
});
