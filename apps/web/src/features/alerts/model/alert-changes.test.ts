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
const getPage = (alerts: SearchAlert[], search: AlertsSearch = {}) =>
  toAlertPage(toAlertsRequest(search, null), {
    results: alerts,
    total: 40,
    unread: 30,
  });

describe('countChangesOf', () => {
  it('lowers only the unread counts when an alert is marked read', () => {
    const counts = countChangesOf([alert({})], { kind: 'read', value: true });
    expect(counts.projects.get(P)).toEqual({ total: 0, unread: -1, irrelevant: 0 });
    expect(counts.savedSearches.get(S)).toEqual({ total: 0, unread: -1 });
    expect(counts.unread).toBe(-1);
  });

  it.each([
    [false, -1],
    [true, 0],
  ])('lowers the total of an irrelevant alert, and unread only if it was unread (read: %s)', (markedRead, unread) => {
    const counts = countChangesOf([alert({ markedRead })], { kind: 'irrelevant', value: true });
    // -0 and 0 are the same count.
    expect(counts.projects.get(P)).toEqual({ total: -1, unread: unread + 0, irrelevant: 1 });
    expect(counts.unread + 0).toBe(unread + 0);
  });

  it('changes no counts when an irrelevant alert is marked read', () => {
    const counts = countChangesOf([alert({ markedIrrelevant: true })], { kind: 'read', value: true });
    expect(counts.projects.get(P)).toEqual({ total: 0, unread: 0, irrelevant: 0 });
  });

  it('moves the counts between projects and keeps the total unread count', () => {
    const counts = countChangesOf([alert({})], { kind: 'move', toProjectId: 'p2', toProjectName: 'Other' });
    expect(counts.projects.get(P)).toEqual({ total: -1, unread: -1, irrelevant: 0 });
    expect(counts.projects.get('p2')).toEqual({ total: 1, unread: 1, irrelevant: 0 });
    expect(counts.unread).toBe(0);
  });

  it('returns opposite counts for a change and its reverse', () => {
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

describe('changeAlertPage', () => {
  const [a, b] = [alert({ _id: 'a' }), alert({ _id: 'b' })];
  const ids = new Set(['a']);

  it('removes an alert marked irrelevant and lowers the counts', () => {
    const page = changeAlertPage(getPage([a, b]), ids, { kind: 'irrelevant', value: true });
    expect(page.results.map((one) => one._id)).toEqual(['b']);
    expect(page).toMatchObject({ total: 39, unread: 29, baseTotal: 39 });
  });

  it('keeps a read alert in the Unread list but lowers the counts', () => {
    const page = changeAlertPage(getPage([a, b], { read: 'unread' }), ids, { kind: 'read', value: true });
    expect(page.results.map((one) => one.markedRead)).toEqual([true, false]);
    expect(page).toMatchObject({ total: 39, unread: 29 });
  });

  it('renames the project of a moved alert, and removes it from a list of a single project', () => {
    const change: AlertChange = { kind: 'move', toProjectId: 'p2', toProjectName: 'Other' };
    expect(changeAlertPage(getPage([a]), ids, change).results[0]?.projectName).toBe('Other');
    const scoped = toAlertPage(toAlertsRequest({}, P), { results: [a, b], total: 2, unread: 2 });
    expect(changeAlertPage(scoped, ids, change)).toMatchObject({ results: [b], total: 1, unread: 1 });
  });

  it('returns the same object when it contains none of the changed alerts', () => {
    const page = getPage([b]);
    expect(changeAlertPage(page, ids, { kind: 'delete' })).toBe(page);
  });
});
