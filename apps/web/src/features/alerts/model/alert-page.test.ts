import type { SearchAlert } from '@rotunda/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildAlert } from '../../../testing/builders.ts';
import { mergeAlertPage, toAlertPage, type AlertAnswer, type AlertPage } from './alert-page.ts';
import { toAlertsRequest, type AlertsSearch } from './alerts-search.ts';

const alert = (_id: string, changes: Partial<SearchAlert> = {}) => buildAlert({ _id, ...changes });
const answer = (results: SearchAlert[], total = results.length): AlertAnswer => ({
  results,
  total,
  unread: results.filter((one) => !one.markedRead).length,
});
const shown = (ids: string[], search: AlertsSearch = {}, total = ids.length): AlertPage =>
  toAlertPage(
    toAlertsRequest(search, null),
    answer(
      ids.map((id) => alert(id)),
      total,
    ),
  );
const getIds = (page: AlertPage) => page.results.map((one) => one._id);

describe('mergeAlertPage', () => {
  it('keeps the rows in place and counts the new alerts above them', () => {
    const page = mergeAlertPage(shown(['a', 'b', 'c']), answer([alert('y'), alert('z'), alert('a')], 5));
    expect(getIds(page)).toEqual(['a', 'b', 'c']);
    expect(page.newCount).toBe(2);
    expect(page.total).toBe(5);
  });

  it('applies changes that others made to the shown rows', () => {
    const page = mergeAlertPage(shown(['a', 'b']), answer([alert('z'), alert('a', { markedRead: true }), alert('b')]));
    expect(page.results.map((one) => one.markedRead)).toEqual([true, false]);
  });

  it('replaces the rows when nothing is new, so that removed rows disappear and others move up', () => {
    const page = mergeAlertPage(shown(['a', 'b', 'c'], {}, 4), answer([alert('a'), alert('c'), alert('d')], 3));
    expect(getIds(page)).toEqual(['a', 'c', 'd']);
    expect(page.newCount).toBe(0);
  });

  it('shows the first alerts immediately in an empty list', () => {
    expect(getIds(mergeAlertPage(shown([]), answer([alert('a')])))).toEqual(['a']);
  });

  it('counts all new alerts when they fill the whole page', () => {
    const page = mergeAlertPage(shown(['a', 'b'], {}, 40), answer([alert('x'), alert('y')], 70));
    expect(page.newCount).toBe(30);
  });

  it('does not announce an alert that was shown before and restored by Undo', () => {
    const gone: AlertPage = { ...shown(['a', 'b']), results: [alert('b')] };
    const page = mergeAlertPage(gone, answer([alert('a'), alert('b')]));
    expect(getIds(page)).toEqual(['a', 'b']);
    expect(page.newCount).toBe(0);
  });

  it.each<AlertsSearch>([{ sort: 'relevancy_desc' }, { page: 2 }])(
    'counts new alerts by the growth of the total: %j',
    (search) => {
      const page = mergeAlertPage(shown(['a', 'b'], search, 30), answer([alert('c'), alert('a')], 33));
      expect(getIds(page)).toEqual(['a', 'b']);
      expect(page.newCount).toBe(3);
    },
  );

  it('keeps a row in the Unread list after it was read', () => {
    const before = shown(['a', 'b', 'c'], { read: 'unread' });
    const read = { ...before, results: [alert('a'), alert('b', { markedRead: true }), alert('c')], baseTotal: 2 };
    expect(getIds(mergeAlertPage(read, answer([alert('a'), alert('c'), alert('d')], 2)))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('takes the next response as a whole once the page is outdated', () => {
    const page = mergeAlertPage({ ...shown(['a']), isOutdated: true }, answer([alert('z'), alert('a')]));
    expect(getIds(page)).toEqual(['z', 'a']);
    expect(page.isOutdated).toBe(false);
  });

  it('keeps the order of the shown rows and takes the totals from the server', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 40 }).map(String), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const page = mergeAlertPage(shown(before), answer(after.map((id) => alert(id))));
        expect(page.total).toBe(after.length);
        if (page.newCount > 0) expect(getIds(page)).toEqual(before);
        else expect(getIds(page)).toEqual(after);
        expect(new Set(getIds(page)).size).toBe(page.results.length);
      }),
    );
  });
});
