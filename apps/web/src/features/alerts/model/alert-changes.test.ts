import type { SearchAlert } from '@rotunda/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildAlert } from '../../../testing/builders.ts';
import { changeAlert, changeAlertPage, countChangesOf, type AlertChange } from './alert-changes.ts';
import { toAlertPage } from './alert-page.ts';
import { toAlertsRequest, type AlertsSearch } from './alerts-search.ts';

const P = 'project-1';
const S = 'search-1';
const alert = (changes: Partial<SearchAlert>) => buildAlert({ projectId: P, savedSearchIds: [S], ...changes });
const pageOf = (alerts: SearchAlert[], search: AlertsSearch = {}) =>
  toAlertPage(toAlertsRequest(search, null), {
    results: alerts,
    total: 40,
    unread: 30,
  });

describe('counts', () => {
  it('marking read lowers unread of project and saved search, not the total', () => {
    const counts = countChangesOf([alert({})], { kind: 'read', value: true });
    expect(counts.projects.get(P)).toEqual({ total: 0, unread: -1, irrelevant: 0 });
    expect(counts.savedSearches.get(S)).toEqual({ total: 0, unread: -1 });
    expect(counts.unread).toBe(-1);
  });

  it.each([
    [false, -1],
    [true, 0],
  ])('marking irrelevant lowers the total always, unread only of an unread one (read: %s)', (markedRead, unread) => {
    const counts = countChangesOf([alert({ markedRead })], { kind: 'irrelevant', value: true });
    // -0 and 0 are the same count.
    expect(counts.projects.get(P)).toEqual({ total: -1, unread: unread + 0, irrelevant: 1 });
    expect(counts.unread + 0).toBe(unread + 0);
  });

  it('an irrelevant one counts for nothing when it is read', () => {
    const counts = countChangesOf([alert({ markedIrrelevant: true })], { kind: 'read', value: true });
    expect(counts.projects.get(P)).toEqual({ total: 0, unread: 0, irrelevant: 0 });
  });

  it('moving takes from one project and gives to the other; the badge stays', () => {
    const counts = countChangesOf([alert({})], { kind: 'move', toProjectId: 'p2', toProjectName: 'Other' });
    expect(counts.projects.get(P)).toEqual({ total: -1, unread: -1, irrelevant: 0 });
    expect(counts.projects.get('p2')).toEqual({ total: 1, unread: 1, irrelevant: 0 });
    expect(counts.unread).toBe(0);
  });

  it('a change and its reverse cancel out', () => {
    const flags = fc.record({ markedRead: fc.boolean(), markedIrrelevant: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(flags, { maxLength: 6 }),
        fc.constantFrom('read', 'irrelevant'),
        fc.boolean(),
        (all, kind, value) => {
          const change: AlertChange = { kind, value };
          const field = kind === 'read' ? 'markedRead' : 'markedIrrelevant';
          const before = all.map((one) => alert(one)).filter((one) => one[field] !== value);
          const after = before.map((one) => changeAlert(one, change)).filter((one) => one !== null);
          const forth = countChangesOf(before, change);
          const back = countChangesOf(after, { kind, value: !value });
          expect(forth.unread + back.unread).toBe(0);
          for (const [id, figures] of forth.projects) {
            expect(figures.total + (back.projects.get(id)?.total ?? 0)).toBe(0);
            expect(figures.irrelevant + (back.projects.get(id)?.irrelevant ?? 0)).toBe(0);
          }
        },
      ),
    );
  });
});

describe('a page', () => {
  const [a, b] = [alert({ _id: 'a' }), alert({ _id: 'b' })];
  const ids = new Set(['a']);

  it('loses an irrelevant row at once, with its counts', () => {
    const page = changeAlertPage(pageOf([a, b]), ids, { kind: 'irrelevant', value: true });
    expect(page.results.map((one) => one._id)).toEqual(['b']);
    expect(page).toMatchObject({ total: 39, unread: 29, baseTotal: 39 });
  });

  it('keeps a read row in "unread", out of its counts', () => {
    const page = changeAlertPage(pageOf([a, b], { read: 'unread' }), ids, { kind: 'read', value: true });
    expect(page.results.map((one) => one.markedRead)).toEqual([true, false]);
    expect(page).toMatchObject({ total: 39, unread: 29 });
  });

  it('of all projects keeps a moved row under its new name, of one project loses it', () => {
    const change: AlertChange = { kind: 'move', toProjectId: 'p2', toProjectName: 'Other' };
    expect(changeAlertPage(pageOf([a]), ids, change).results[0]?.projectName).toBe('Other');
    const scoped = toAlertPage(toAlertsRequest({}, P), { results: [a, b], total: 2, unread: 2 });
    expect(changeAlertPage(scoped, ids, change)).toMatchObject({ results: [b], total: 1, unread: 1 });
  });

  it('that shows none of the changed rows stays the same object', () => {
    const page = pageOf([b]);
    expect(changeAlertPage(page, ids, { kind: 'delete' })).toBe(page);
  });
});
